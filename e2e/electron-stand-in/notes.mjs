/** Everything the program has told the stand-in, for tests to ask about. Plain data only. */
export const notes = {
  schemes: [],
  windows: [],
  paths: {},
  menu: null,
  sandboxed: false,
  errorBoxes: [],
  refusedRequests: [],
  refusedNavigations: [],
  refusedWindows: [],
  cancelledDownloads: 0,
  /** Names the program has proposed in dialogs that ask where to save. */
  proposedNames: [],
};

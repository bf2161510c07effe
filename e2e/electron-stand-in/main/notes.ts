import type { StandInNotes } from '../notes';

export const notes: StandInNotes = {
  ready: false,
  schemes: [],
  windows: [],
  paths: {},
  menu: null,
  sandboxed: false,
  events: [],
  errorBoxes: [],
  messageBoxes: [],
  refusedRequests: [],
  refusedNavigations: [],
  refusedWindows: [],
  cancelledDownloads: 0,
  proposedNames: [],
  openedOutside: [],
  recentDocuments: [],
};

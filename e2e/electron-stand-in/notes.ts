import { z } from 'zod';

const strings = z.array(z.string());

/** What the program has told the stand-in so far, for tests to look at. */
export const standInNotes = z.object({
  ready: z.boolean(),
  schemes: z.array(z.object({ scheme: z.string(), privileges: z.record(z.string(), z.boolean()) })),
  windows: z.array(
    z.object({
      options: z.looseObject({ webPreferences: z.record(z.string(), z.unknown()) }),
      state: z.object({ shown: z.boolean(), focused: z.number(), maximized: z.boolean() }),
    }),
  ),
  paths: z.record(z.string(), z.string()),
  menu: z.array(z.looseObject({ role: z.string().optional() })).nullable(),
  sandboxed: z.boolean(),
  /** Names of the app's events, in the order in which they came. */
  events: strings,
  errorBoxes: z.array(z.object({ title: z.string(), content: z.string() })),
  messageBoxes: strings,
  refusedRequests: strings,
  refusedNavigations: strings,
  refusedWindows: strings,
  cancelledDownloads: z.number(),
  /** Names the program has proposed in dialogs that ask where to save. */
  proposedNames: strings,
  /** Addresses the program had opened outside of itself. */
  openedOutside: strings,
  /** Files the program had the system remember. */
  recentDocuments: strings,
});
export type StandInNotes = z.infer<typeof standInNotes>;

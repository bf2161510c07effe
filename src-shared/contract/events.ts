import { z } from 'zod';
import { lookBackChange } from './coach';
import { labChange } from './lab';
import { librarySnapshot } from './library';
import { looks } from './pictures';
import { printChange } from './printing';
import { settings } from './settings';
import { matchChange, message } from './view';

/** Every event the main process sends by itself. */
export const events = {
  'match.changed': matchChange,
  'coach.changed': lookBackChange,
  'settings.changed': settings,
  'library.changed': librarySnapshot,
  'looks.changed': looks,
  'lab.changed': labChange,
  'print.changed': printChange,
  /** The system has handed a pack to the program: the call of this name gives it. */
  'packs.handed': z.null(),
  /** How a backup comes on, made or taken in: files done, of how many. */
  'data.progress': z.object({ done: z.number().int(), of: z.number().int() }),
  /** Something a person should know: said in words, never only in a console. */
  notice: z.object({ severity: z.enum(['info', 'warning', 'error']), message }),
} as const;

export type Events = typeof events;
export type EventName = keyof Events;
export type EventPayload<Name extends EventName> = z.output<Events[Name]>;

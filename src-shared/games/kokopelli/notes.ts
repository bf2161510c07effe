import type { SaidEvent } from '@shared/table/events';
import type { Message } from '@shared/table/game';
import type { Setting } from './setting';

/*
 * What would be said if an option were picked, as notes of its preview. Notes are words of their own, since
 * the log tells what has happened and a note what will.
 */

/** How a line of the log reads as a note: the name of the note, and what of the line it speaks of. */
interface NoteForm {
  readonly note: string;
  readonly speaksOf: readonly ('seat' | 'card' | 'values')[];
}

const GIVES: NoteForm = { note: 'gives', speaksOf: ['seat', 'card', 'values'] };
const HELPS: NoteForm = { note: 'thanks-to', speaksOf: ['card'] };

const FORMS: Readonly<Record<string, NoteForm>> = {
  completes: { note: 'completes', speaksOf: ['card', 'values'] },
  hosts: { note: 'hosts', speaksOf: ['seat', 'values'] },
  empties: { note: 'empties', speaksOf: ['values'] },
  draws: { note: 'draws', speaksOf: ['values'] },
  'end-tile': { note: 'end-tile', speaksOf: ['card', 'values'] },
  'end-deck': { note: 'end', speaksOf: [] },
  'end-tiles': { note: 'end', speaksOf: [] },
  'acts.free-draw': { note: 'free', speaksOf: ['card'] },
  'acts.laid': GIVES,
  'acts.completed': GIVES,
  'acts.open': GIVES,
  'acts.draw': HELPS,
  'acts.play': HELPS,
  'acts.mismatched': HELPS,
  'acts.empty-points': HELPS,
  'acts.empty-cards': HELPS,
  'acts.exchange': HELPS,
  'acts.wide': HELPS,
  'acts.kokopelli-counts': HELPS,
  'acts.complete-at': HELPS,
};

const LOG = 'log.kokopelli.';

/** The notes of what would be said, for a seat: what gives it points says so to it. */
export const notesOf = (setting: Setting, said: readonly SaidEvent[], seat: number): Message[] =>
  said.flatMap((line) => noteOf(setting, line, seat) ?? []);

function noteOf({ deal }: Setting, line: SaidEvent, seat: number): Message | null {
  const form = line.key.startsWith(LOG) ? FORMS[line.key.slice(LOG.length)] : undefined;
  if (form === undefined) return null;
  const mine = form === GIVES && line.seat === seat;
  const { speaksOf } = form;
  const values = {
    ...(speaksOf.includes('seat') && !mine && line.seat !== undefined && { seat: line.seat }),
    ...(speaksOf.includes('card') && line.card !== undefined && { card: deal.refs[line.card] ?? '' }),
    ...(speaksOf.includes('values') && line.values),
  };
  return note(mine ? 'gives-you' : form.note, values);
}

/** A note by its name. */
export const note = (name: string, values: NonNullable<Message['values']> = {}): Message => ({
  key: `prompts.kokopelli.notes.${name}`,
  ...(Object.keys(values).length > 0 && { values }),
});

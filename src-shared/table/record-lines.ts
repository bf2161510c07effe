import { z } from 'zod';
import { plainData } from './plain-data';

/** The format this program writes. Files that name a higher number are left alone. */
export const RECORD_FORMAT = 'tefuda-record/1';
const FORMAT_NAME = /^tefuda-record\/(\d{1,6})$/;
const FORMAT_NUMBER = 1;

const anyFormat = z.object({ format: z.string() });
const ofRecords = z.object({ format: z.string().regex(FORMAT_NAME) });

const count = z.number().int().nonnegative();
const optionIds = z.array(z.string().max(40)).max(1000);

/** A card set a match was played with: its id, and the hash of what matters to play. */
const setRef = z.object({ id: z.string(), sha256: z.string() });

/** First line: everything the match follows from, beside the picks. */
const recordHeader = z.object({
  format: z.literal(RECORD_FORMAT),
  /** Version of the program that wrote it. */
  app: z.string(),
  game: z.string(),
  options: z.record(z.string(), plainData),
  seats: z
    .array(z.object({ name: z.string(), player: z.string() }))
    .min(1)
    .max(15),
  seed: z.string(),
  sets: z.array(setRef),
  /** The full text of every set that is not shipped, by set id. */
  cards: z.record(z.string(), plainData).optional(),
  /** ISO 8601; absent in simulations. */
  started: z.string().optional(),
  /**
   * It does not count (CT-E9): something was taken back in it, or it was played on from a record. Stands
   * here and in no line of its own, so that every reader of this format goes on reading it.
   */
  practice: z.boolean().optional(),
});

/** What only traced records have beside a pick; each may be absent. */
const tracedFields = z.object({
  options: optionIds.optional(),
  min: count.optional(),
  max: count.optional(),
  zones: z.record(z.string(), z.array(z.string())).optional(),
  counters: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
});

/** What a pick is, numbered or forced. */
const recordedPick = z.object({ seat: count, decision: z.string(), pick: optionIds });

/** A pick. `n` counts from 1 without gaps; the reader says where it does not. */
const pickLine = recordedPick.extend({ n: z.number().int(), ...tracedFields.shape });

/** Back to just before pick `undo`. */
const undoLine = z.object({ undo: z.number().int().min(1) });

/** The hash of the match after pick `n` and the forced picks that followed it. */
const checkLine = z.object({ n: count, check: z.string() });

/** Last line: how it ended. */
const endLine = z.object({
  end: z.object({
    scores: z.array(z.number().int()),
    places: z.array(z.number().int()),
    reason: z.enum(['rounds', 'hands', 'target', 'damage', 'deck', 'tiles']),
  }),
});

/** The table after the set-up; only in traced records. */
const setUpLine = tracedFields.pick({ zones: true, counters: true }).extend({ n: z.literal(0) });

/** A pick that was forced, and so has no number; only in traced records. */
const forcedLine = recordedPick.extend({
  n: z.never().optional(),
  forced: z.literal(true),
  ...tracedFields.shape,
});

export type SetRef = z.infer<typeof setRef>;
export type RecordHeader = z.infer<typeof recordHeader>;
export type TracedFields = z.infer<typeof tracedFields>;
export type PickLine = z.infer<typeof pickLine>;
export type ForcedLine = z.infer<typeof forcedLine>;
export type SetUpLine = z.infer<typeof setUpLine>;
/** Any line but the first. */
export type LaterLine =
  | PickLine
  | ForcedLine
  | SetUpLine
  | z.infer<typeof undoLine>
  | z.infer<typeof checkLine>
  | z.infer<typeof endLine>;
export type RecordLine = LaterLine | RecordHeader;
export type RecordedEnd = z.infer<typeof endLine>['end'];

/** A pick as a record holds it. Its number is its place in the list, counted from 1. */
export type RecordedPick = z.infer<typeof recordedPick>;

/** What is wrong with a line that cannot be understood. */
export type LineFault =
  | { readonly code: 'not-json' }
  /** There is no first line, or it names no format. */
  | { readonly code: 'no-header' }
  /** A field is missing, or not of its kind. */
  | { readonly code: 'bad-field'; readonly field: string }
  | { readonly code: 'unknown-line' }
  /** A pick is missing, stands there twice or has a wrong number. */
  | { readonly code: 'pick-number'; readonly found: number; readonly expected: number }
  | { readonly code: 'undo-place'; readonly pick: number }
  | { readonly code: 'check-place'; readonly pick: number }
  | { readonly code: 'set-up-place' };

/** A line that was read, or why it could not be. */
export type Reading<Line> =
  | { readonly ok: true; readonly line: Line }
  | { readonly ok: false; readonly fault: LineFault };

/** One line of a record, its line break included. */
export const writeLine = (line: RecordLine): string => `${JSON.stringify(line)}\n`;

/** The format a first line names when it is newer than this program; otherwise null. */
export function newerFormat(value: unknown): string | null {
  const { format } = anyFormat.safeParse(value).data ?? { format: '' };
  return Number(FORMAT_NAME.exec(format)?.[1] ?? 0) > FORMAT_NUMBER ? format : null;
}

/** Reads the first line, already parsed as JSON. */
export function readHeader(value: unknown): Reading<RecordHeader> {
  const named = ofRecords.safeParse(value);
  return named.success ? readAs(recordHeader, value) : { ok: false, fault: { code: 'no-header' } };
}

/** Reads any other line, already parsed as JSON. What it holds says which kind it is meant to be. */
export function readLater(value: unknown): Reading<LaterLine> {
  const schema = typeof value === 'object' && value !== null ? schemaOf(value) : null;
  return schema === null ? { ok: false, fault: { code: 'unknown-line' } } : readAs(schema, value);
}

function schemaOf(value: object): z.ZodType<LaterLine> | null {
  if ('forced' in value) return forcedLine;
  if ('pick' in value || 'decision' in value) return pickLine;
  if ('undo' in value) return undoLine;
  if ('check' in value) return checkLine;
  if ('end' in value) return endLine;
  return 'zones' in value || 'counters' in value ? setUpLine : null;
}

function readAs<Line>(schema: z.ZodType<Line>, value: unknown): Reading<Line> {
  const read = schema.safeParse(value);
  if (read.success) return { ok: true, line: read.data };
  const field = read.error.issues[0]?.path.join('.') ?? '';
  return { ok: false, fault: { code: 'bad-field', field } };
}

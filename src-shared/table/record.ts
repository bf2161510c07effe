import { z } from 'zod';

/** The format this program writes. Files that name a higher number are left alone. */
export const RECORD_FORMAT = 'tefuda-record/1';
const FORMAT_NAME = /^tefuda-record\/(\d{1,6})$/;
const FORMAT_NUMBER = 1;

/** After how many picks a record holds the next hash of the match. */
export const CHECK_EVERY = 20;

const count = z.number().int().nonnegative();
const optionIds = z.array(z.string().max(40)).max(1000);

/** A card set a match was played with: its id, and the hash of what matters to play. */
const setRef = z.object({ id: z.string(), sha256: z.string() });

/** First line: everything the match follows from, beside the picks. */
export const recordHeader = z.object({
  format: z.literal(RECORD_FORMAT),
  /** Version of the program that wrote it. */
  app: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z
    .array(z.object({ name: z.string(), player: z.string() }))
    .min(1)
    .max(15),
  seed: z.string(),
  sets: z.array(setRef),
  /** The full text of every set that is not shipped, by set id. */
  cards: z.record(z.string(), z.unknown()).optional(),
  /** ISO 8601; absent in simulations. */
  started: z.string().optional(),
});

/** A pick. `n` counts from 1; forced picks are not written. */
export const pickLine = z.object({
  n: z.number().int().min(1),
  seat: count,
  decision: z.string(),
  pick: optionIds,
});

/** Back to just before pick `undo`. */
export const undoLine = z.object({ undo: z.number().int().min(1) });

/** The hash of the match after pick `n` and the forced picks that followed it. */
export const checkLine = z.object({ n: count, check: z.string() });

/** Last line: how it ended. */
export const endLine = z.object({
  end: z.object({
    scores: z.array(z.number().int()),
    places: z.array(z.number().int()),
    reason: z.enum(['rounds', 'hands', 'target', 'damage', 'deck', 'tiles']),
  }),
});

/** Lines that only traced records have: the table after the set-up, and picks that were forced. */
const traceOnlyLine = z.union([
  z.object({ n: z.literal(0), zones: z.record(z.string(), z.unknown()) }),
  z.object({ forced: z.literal(true), decision: z.string() }),
]);

const anyLine = z.union([pickLine, undoLine, checkLine, endLine, traceOnlyLine]);

export type SetRef = z.infer<typeof setRef>;
export type RecordHeader = z.infer<typeof recordHeader>;
export type PickLine = z.infer<typeof pickLine>;
export type RecordLine = z.infer<typeof anyLine> | RecordHeader;
export type RecordedEnd = z.infer<typeof endLine>['end'];

/** A pick as a record holds it. Its number is its place in the list, counted from 1. */
export type RecordedPick = Omit<PickLine, 'n'>;

/** A record or journal, its undone picks taken out. */
export interface MatchRecord {
  readonly header: RecordHeader;
  readonly picks: readonly RecordedPick[];
  /** Picks that were undone and may be taken again, the next one first. */
  readonly undone: readonly RecordedPick[];
  /** Hash of the match by number of picks. */
  readonly checks: ReadonlyMap<number, string>;
  readonly end: RecordedEnd | null;
}

/** What became of reading a record. `line` counts from 1. */
export type RecordReading =
  | {
      readonly outcome: 'read';
      readonly record: MatchRecord;
      /** The writer was cut off inside the last line; that line is left out. */
      readonly cutOff: boolean;
      /** Length of the sound part of the text. A writer that goes on cuts the file here first. */
      readonly sound: number;
    }
  | { readonly outcome: 'mangled'; readonly line: number; readonly reason: string }
  | { readonly outcome: 'newer'; readonly format: string };

/** One line of a record, its line break included. */
export const writeLine = (line: RecordLine): string => `${JSON.stringify(line)}\n`;

/** A whole record as text, with undone picks already left out. */
export function writeRecord(record: MatchRecord): string {
  let text = writeLine(record.header);
  const check = (n: number): void => {
    const hash = record.checks.get(n);
    if (hash !== undefined) text += writeLine({ n, check: hash });
  };
  record.picks.forEach((pick, index) => {
    text += writeLine({ n: index + 1, ...pick });
    check(index + 1);
  });
  if (record.picks.length === 0) check(0);
  return record.end === null ? text : text + writeLine({ end: record.end });
}

/**
 * Reads a record or a journal. A last line that was cut off is left out; any other line that cannot be
 * understood makes the whole text mangled, since nobody could tell what the lines after it follow from.
 */
export function readRecord(text: string): RecordReading {
  const lines = text.split('\n');
  // What follows the last line break was never finished; with nothing there, the last line is whole.
  const unfinished = lines.pop() ?? '';
  const whole = parsesAsJson(unfinished);
  if (whole) lines.push(unfinished);
  const reader = new RecordReader();
  for (const [index, line] of lines.entries()) {
    const problem = reader.take(line.trim());
    if (problem === null) continue;
    if (problem.newer !== undefined) return { outcome: 'newer', format: problem.newer };
    return { outcome: 'mangled', line: index + 1, reason: problem.reason };
  }
  const record = reader.finish();
  if (record === null) return { outcome: 'mangled', line: 1, reason: 'The first line is missing.' };
  const cutOff = unfinished !== '' && !whole;
  return { outcome: 'read', record, cutOff, sound: text.length - (cutOff ? unfinished.length : 0) };
}

interface LineProblem {
  readonly reason: string;
  readonly newer?: string;
}

/** Takes lines one after another and keeps what still counts. */
class RecordReader {
  private header: RecordHeader | null = null;
  private picks: RecordedPick[] = [];
  private undone: RecordedPick[] = [];
  private readonly checks = new Map<number, string>();
  private end: RecordedEnd | null = null;

  take(line: string): LineProblem | null {
    if (line === '' && this.header !== null) return null;
    const value = parseJson(line);
    if (value === undefined) return { reason: 'This is not JSON.' };
    if (this.header === null) return this.takeHeader(value);
    const parsed = anyLine.safeParse(value);
    return parsed.success ? this.takeLine(parsed.data) : { reason: 'No line of a record looks like this.' };
  }

  finish(): MatchRecord | null {
    const { header, picks, undone, checks, end } = this;
    return header === null ? null : { header, picks, undone, checks, end };
  }

  private takeHeader(value: unknown): LineProblem | null {
    const named = z.object({ format: z.string() }).safeParse(value);
    const number = named.success ? FORMAT_NAME.exec(named.data.format)?.[1] : undefined;
    if (!named.success || number === undefined) return { reason: 'The first line names no record format.' };
    if (Number(number) > FORMAT_NUMBER) return { reason: 'newer', newer: named.data.format };
    const header = recordHeader.safeParse(value);
    if (!header.success) return { reason: firstIssue(header.error) };
    this.header = header.data;
    return null;
  }

  private takeLine(line: z.infer<typeof anyLine>): LineProblem | null {
    if ('undo' in line) return this.takeUndo(line.undo);
    if ('end' in line) this.end = line.end;
    else if ('check' in line) return this.takeCheck(line.n, line.check);
    else if ('pick' in line) return this.takePick(line);
    return null;
  }

  private takePick({ n, seat, decision, pick }: PickLine): LineProblem | null {
    const expected = this.picks.length + 1;
    if (n !== expected) return { reason: `Pick ${expected} should stand here, not ${n}.` };
    const taken = { seat, decision, pick };
    this.undone = undoneAfter(this.undone, taken);
    this.picks.push(taken);
    return null;
  }

  private takeUndo(n: number): LineProblem | null {
    if (n > this.picks.length) return { reason: `There is no pick ${n} to undo.` };
    this.undone = [...this.picks.splice(n - 1), ...this.undone];
    for (const checked of this.checks.keys()) if (checked >= n) this.checks.delete(checked);
    this.end = null;
    return null;
  }

  private takeCheck(n: number, hash: string): LineProblem | null {
    if (n !== this.picks.length) return { reason: `A check of pick ${n} cannot stand here.` };
    this.checks.set(n, hash);
    return null;
  }
}

/**
 * What can still be taken again after a pick: the same pick steps along the undone ones, which is what
 * redo is; any other pick forgets them.
 */
export function undoneAfter(undone: readonly RecordedPick[], taken: RecordedPick): RecordedPick[] {
  const [next, ...rest] = undone;
  const same =
    next !== undefined &&
    next.seat === taken.seat &&
    next.decision === taken.decision &&
    next.pick.length === taken.pick.length &&
    next.pick.every((id, index) => id === taken.pick[index]);
  return same ? rest : [];
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue === undefined
    ? 'The line is not as it should be.'
    : `${issue.path.join('.')}: ${issue.message}`;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

const parsesAsJson = (text: string): boolean => text !== '' && parseJson(text) !== undefined;

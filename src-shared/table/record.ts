import {
  newerFormat,
  readHeader,
  readLater,
  writeLine,
  type ForcedLine,
  type LaterLine,
  type LineFault,
  type PickLine,
  type RecordedEnd,
  type RecordedPick,
  type RecordHeader,
  type RecordLine,
  type SetUpLine,
  type TracedFields,
} from './record-lines';

export {
  RECORD_FORMAT,
  writeLine,
  type LineFault,
  type RecordedEnd,
  type RecordedPick,
  type RecordHeader,
  type RecordLine,
  type SetRef,
} from './record-lines';

/** After how many picks a record holds the next hash of the match. */
export const CHECK_EVERY = 20;

/** What a traced record shows of the table, beside what every record holds. */
export interface RecordTrace {
  /** Null when the line of the set-up is missing. */
  readonly setUp: SetUpLine | null;
  /** What stands beside a pick, by its number. */
  readonly picks: ReadonlyMap<number, TracedFields>;
  /** Forced picks in their order, by the number of picks before them. */
  readonly forced: ReadonlyMap<number, readonly ForcedLine[]>;
}

/** A record or journal, its undone picks taken out. */
export interface MatchRecord {
  readonly header: RecordHeader;
  readonly picks: readonly RecordedPick[];
  /** Picks that were undone and may be taken again, the next one first. */
  readonly undone: readonly RecordedPick[];
  /** Whether any line takes picks back, also when they were taken again. */
  readonly tookBack: boolean;
  /** Hash of the match by number of picks. */
  readonly checks: ReadonlyMap<number, string>;
  readonly end: RecordedEnd | null;
  /** Null unless at least one line is in the traced form. */
  readonly trace: RecordTrace | null;
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
  | { readonly outcome: 'mangled'; readonly line: number; readonly fault: LineFault }
  | { readonly outcome: 'newer'; readonly format: string };

/** A whole record as text in the plain form, with undone picks already left out. */
export const writeRecord = (record: MatchRecord): string => recordLines(record).map(writeLine).join('');

/** The lines of a record in the plain form, with undone picks already left out. */
export function recordLines({ header, picks, checks, end }: MatchRecord): RecordLine[] {
  const check = (n: number): RecordLine[] => {
    const hash = checks.get(n);
    return hash === undefined ? [] : [{ n, check: hash }];
  };
  const lines = picks.flatMap((pick, index) => [{ n: index + 1, ...pick }, ...check(index + 1)]);
  return [header, ...(picks.length === 0 ? check(0) : lines), ...(end === null ? [] : [{ end }])];
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
    if ('newer' in problem) return { outcome: 'newer', format: problem.newer };
    return { outcome: 'mangled', line: index + 1, fault: problem };
  }
  const record = reader.finish();
  if (record === null) return { outcome: 'mangled', line: 1, fault: { code: 'no-header' } };
  const cutOff = unfinished !== '' && !whole;
  return { outcome: 'read', record, cutOff, sound: text.length - (cutOff ? unfinished.length : 0) };
}

/** Takes lines one after another and keeps what still counts. */
class RecordReader {
  private header: RecordHeader | null = null;
  private picks: RecordedPick[] = [];
  private undone: RecordedPick[] = [];
  private tookBack = false;
  private readonly checks = new Map<number, string>();
  private end: RecordedEnd | null = null;
  private setUp: SetUpLine | null = null;
  private readonly traced = new Map<number, TracedFields>();
  private readonly forced = new Map<number, readonly ForcedLine[]>();

  take(line: string): LineFault | { readonly newer: string } | null {
    if (line === '' && this.header !== null) return null;
    const value = parseJson(line);
    if (value === undefined) return { code: 'not-json' };
    if (this.header === null) return this.takeHeader(value);
    const reading = readLater(value);
    return reading.ok ? this.takeLine(reading.line) : reading.fault;
  }

  finish(): MatchRecord | null {
    const { header, picks, undone, tookBack, checks, end, setUp, traced, forced } = this;
    const isTraced = setUp !== null || traced.size > 0 || forced.size > 0;
    const trace = isTraced ? { setUp, picks: traced, forced } : null;
    return header === null ? null : { header, picks, undone, tookBack, checks, end, trace };
  }

  private takeHeader(value: unknown): LineFault | { readonly newer: string } | null {
    const newer = newerFormat(value);
    if (newer !== null) return { newer };
    const reading = readHeader(value);
    if (!reading.ok) return reading.fault;
    this.header = reading.line;
    return null;
  }

  private takeLine(line: LaterLine): LineFault | null {
    if ('forced' in line) return this.takeForced(line);
    if ('pick' in line) return this.takePick(line);
    if ('undo' in line) return this.takeUndo(line.undo);
    if ('check' in line) return this.takeCheck(line.n, line.check);
    if (!('end' in line)) return this.takeSetUp(line);
    this.end = line.end;
    return null;
  }

  private takePick({ n, seat, decision, pick, ...traced }: PickLine): LineFault | null {
    const expected = this.picks.length + 1;
    if (n !== expected) return { code: 'pick-number', found: n, expected };
    const taken = { seat, decision, pick };
    this.undone = undoneAfter(this.undone, taken);
    this.picks.push(taken);
    if (Object.keys(traced).length > 0) this.traced.set(n, traced);
    return null;
  }

  private takeForced(line: ForcedLine): null {
    const before = this.forced.get(this.picks.length) ?? [];
    this.forced.set(this.picks.length, [...before, line]);
    return null;
  }

  private takeUndo(n: number): LineFault | null {
    if (n > this.picks.length) return { code: 'undo-place', pick: n };
    this.undone = [...this.picks.splice(n - 1), ...this.undone];
    this.tookBack = true;
    for (const kept of [this.checks, this.traced, this.forced]) {
      for (const number of kept.keys()) if (number >= n) kept.delete(number);
    }
    this.end = null;
    return null;
  }

  private takeCheck(n: number, hash: string): LineFault | null {
    if (n !== this.picks.length) return { code: 'check-place', pick: n };
    this.checks.set(n, hash);
    return null;
  }

  private takeSetUp(line: SetUpLine): LineFault | null {
    if (this.setUp !== null || this.picks.length > 0 || this.forced.size > 0) return { code: 'set-up-place' };
    this.setUp = line;
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

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

const parsesAsJson = (text: string): boolean => text !== '' && parseJson(text) !== undefined;

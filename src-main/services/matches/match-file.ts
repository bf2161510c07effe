import { dirname } from 'node:path';
import { readRecord, writeLine, type MatchRecord, type RecordLine } from '@shared/table/record';
import { errorCode, type FileSystem } from '../file-system';

/** What lies in a journal's place. */
export type JournalReading =
  | { readonly is: 'good'; readonly journal: Journal; readonly record: MatchRecord; readonly cutOff: boolean }
  | { readonly is: 'missing' }
  /** Lines nobody can make sense of. */
  | { readonly is: 'mangled'; readonly line: number }
  /** A newer version of this program wrote it. */
  | { readonly is: 'newer' }
  /** A sound file that is no match of this program. */
  | { readonly is: 'foreign' };

/** A match on disk: one line a pick, appended and flushed before anybody is shown what happened. */
export class Journal {
  #length: number;
  #endsWithBreak: boolean;

  private constructor(
    private readonly system: FileSystem,
    readonly path: string,
    sound: string,
  ) {
    this.#length = Buffer.byteLength(sound);
    this.#endsWithBreak = sound === '' || sound.endsWith('\n');
  }

  /** Starts a journal with its header and what may follow it. Rejects with Node's error when the disk refuses. */
  static async begin(system: FileSystem, path: string, lines: readonly RecordLine[]): Promise<Journal> {
    await system.makeFolder(dirname(path));
    const journal = new Journal(system, path, '');
    await journal.append(lines);
    await system.flushFolder(dirname(path));
    return journal;
  }

  /** Reads a journal. A last line that was cut off is left out, and written over by the next one. */
  static async open(system: FileSystem, path: string): Promise<JournalReading> {
    let text: string;
    try {
      text = await system.read(path);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return { is: 'missing' };
      throw error;
    }
    const reading = readRecord(text);
    if (reading.outcome === 'newer') return { is: 'newer' };
    if (reading.outcome === 'mangled') {
      return reading.line === 1 && namesAFormat(text)
        ? { is: 'foreign' }
        : { is: 'mangled', line: reading.line };
    }
    const journal = new Journal(system, path, text.slice(0, reading.sound));
    return { is: 'good', journal, record: reading.record, cutOff: reading.cutOff };
  }

  /** Appends lines and flushes. When it rejects, the journal still ends where it did before. */
  async append(lines: readonly RecordLine[]): Promise<void> {
    const text = (this.#endsWithBreak ? '' : '\n') + lines.map(writeLine).join('');
    await this.system.writeAt(this.path, this.#length, text);
    this.#length += Buffer.byteLength(text);
    this.#endsWithBreak = true;
  }
}

/** Whether the first line is an object whose format is simply not one of ours: such a file stays. */
function namesAFormat(text: string): boolean {
  try {
    const first: unknown = JSON.parse(text.split('\n', 1)[0] ?? '');
    return typeof first === 'object' && first !== null && !hasKnownFormat(first);
  } catch {
    return false;
  }
}

const hasKnownFormat = (header: object): boolean => 'format' in header && header.format === 'tefuda-record/1';

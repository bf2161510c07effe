import { basename, join } from 'node:path';
import type { QuestStanding } from '@shared/contract/quests';
import type { Statistics } from '@shared/contract/statistics';
import { canonicalJson } from '@shared/table/canonical';
import { z } from 'zod';
import { previousName, type Files } from '../files';
import type { Notices } from '../notices';
import { matchResult, type MatchResult } from './match-result';
import { questStandings } from './standings';
import { tally } from './tally';

const FILE = 'results.json';
const FORMAT = 'tefuda-results/1';
const FORMAT_NAME = /^tefuda-results\/(\d{1,6})$/;
const KNOWN_FORMAT = 1;

const anyFormat = z.object({ format: z.string() });
const resultsFile = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601: statistics count what was finished after it; quests count everything. */
  since: z.iso.datetime().nullable(),
  matches: z.array(z.unknown()),
});

/** What a file of results turned out to be. */
type Reading =
  | {
      readonly is: 'good';
      readonly since: string | null;
      readonly matches: MatchResult[];
      readonly lost: number;
    }
  | { readonly is: 'newer' }
  | { readonly is: 'broken' };

/** Where what came of a match is entered, and taken out again when it goes on after all. */
export interface Results {
  /** The same result may be entered any number of times. */
  enter(result: MatchResult): Promise<void>;
  takeOut(match: string): Promise<void>;
}

/** What results need of the house. */
export interface ResultsInput {
  /** The data folder. */
  readonly folder: string;
  readonly files: Files;
  readonly notices: Notices;
  /** Milliseconds since 1970. */
  now(): number;
  /** Enters what was finished but could not be entered yet, before anybody reads the results. */
  settle(): Promise<void>;
}

/**
 * What came of finished matches, in `results.json` of the data folder. It outlives the matches: one that
 * is deleted stays counted.
 */
export class ResultsService implements Results {
  readonly #matches = new Map<string, MatchResult>();
  #since: string | null = null;
  #loaded: Promise<void> | null = null;
  /** A file of a newer version is never written over. */
  #keepFile = false;

  constructor(private readonly input: ResultsInput) {}

  async enter(result: MatchResult): Promise<void> {
    await this.#load();
    const before = this.#matches.get(result.match);
    // Taken up again after it was over, a match is still the one that ended then.
    if (before !== undefined && isSame(before, { ...result, finished: before.finished })) return;
    this.#matches.set(result.match, { ...result, finished: this.#afterReset(result.finished) });
    await this.#save();
  }

  /**
   * When something was finished, as statistics have to see it: everything finished before the last reset was
   * entered by that reset, so that what comes later with an earlier time comes from a clock that was set back.
   */
  #afterReset(finished: string): string {
    if (this.#since === null || finished > this.#since) return finished;
    return new Date(Date.parse(this.#since) + 1).toISOString();
  }

  async takeOut(match: string): Promise<void> {
    await this.#load();
    if (this.#matches.delete(match)) await this.#save();
  }

  /** How every quest stands, quest 1 first. */
  async quests(): Promise<QuestStanding[]> {
    await this.#readyToRead();
    return questStandings(this.#matches.values());
  }

  /** How people did since the last reset. */
  async statistics(): Promise<Statistics> {
    await this.#readyToRead();
    return tally(this.#matches.values(), this.#since);
  }

  /** Counts anew from now on. Quests keep what was reached. */
  async reset(): Promise<Statistics> {
    await this.#readyToRead();
    this.#since = new Date(this.input.now()).toISOString();
    await this.#save();
    return this.statistics();
  }

  get #path(): string {
    return join(this.input.folder, FILE);
  }

  async #readyToRead(): Promise<void> {
    await this.#load();
    await this.input.settle();
  }

  #load(): Promise<void> {
    this.#loaded ??= this.#readFile();
    return this.#loaded;
  }

  async #readFile(): Promise<void> {
    const { files, notices } = this.input;
    const text = await this.#textOf(this.#path);
    if (text === null) return;
    const reading = readResults(text);
    if (reading.is === 'newer') {
      this.#keepFile = true;
      notices.tell('warning', { key: 'main.notices.results-newer' });
    } else if (reading.is === 'broken') await this.#replaceBroken();
    else {
      this.#take(reading);
      if (reading.lost === 0) return;
      const kept = await files.keepCopy(this.#path);
      notices.tell('warning', { key: 'main.notices.results-some', values: { n: reading.lost, kept } });
    }
  }

  async #replaceBroken(): Promise<void> {
    const kept = await this.input.files.setAside(this.#path);
    const previous = await this.#textOf(previousName(this.#path));
    const reading = previous === null ? null : readResults(previous);
    const rescued = reading?.is === 'good';
    if (rescued) this.#take(reading);
    const key = rescued ? 'main.notices.results-previous' : 'main.notices.results-lost';
    this.input.notices.tell('warning', { key, values: { kept } });
  }

  #take({ since, matches }: Extract<Reading, { is: 'good' }>): void {
    this.#since = since;
    for (const result of matches) this.#matches.set(result.match, result);
  }

  /** Null when there is no such file, or it cannot be read; the latter is told. */
  async #textOf(path: string): Promise<string | null> {
    try {
      return await this.input.files.read(path);
    } catch {
      // What cannot be read now may be whole: it must not be written over.
      this.#keepFile = true;
      this.input.notices.tell('warning', {
        key: 'main.notices.file-unreadable',
        values: { file: basename(path) },
      });
      return null;
    }
  }

  async #save(): Promise<void> {
    if (this.#keepFile) return;
    const content = { format: FORMAT, since: this.#since, matches: [...this.#matches.values()] };
    const outcome = await this.input.files.save(this.#path, `${JSON.stringify(content)}\n`);
    if (outcome.saved) return;
    const key = `main.notices.not-saved-${outcome.problem}`;
    this.input.notices.tell('error', { key, values: { file: FILE } });
  }
}

const isSame = (a: MatchResult, b: MatchResult): boolean => canonicalJson(a) === canonicalJson(b);

/** Reads a file of results entry by entry, so that a damaged one loses only its damaged entries. */
function readResults(text: string): Reading {
  const found = parsed(text);
  const { format } = anyFormat.safeParse(found).data ?? { format: '' };
  if (Number(FORMAT_NAME.exec(format)?.[1] ?? 0) > KNOWN_FORMAT) return { is: 'newer' };
  const file = resultsFile.safeParse(found);
  if (!file.success) return { is: 'broken' };
  const entries = file.data.matches.map((entry) => matchResult.safeParse(entry));
  const matches = entries.flatMap((entry) => (entry.success ? [entry.data] : []));
  return { is: 'good', since: file.data.since, matches, lost: entries.length - matches.length };
}

function parsed(text: string): unknown {
  try {
    // Some editors put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

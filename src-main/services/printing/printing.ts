import { randomBytes } from 'node:crypto';
import type { Variant } from '@shared/cards/card';
import { inLanguage } from '@shared/cards/words';
import type { PrintJob, PrintState } from '@shared/contract/printing';
import type { WireMessage } from '@shared/contract/view';
import { MOST_CARDS } from '@shared/print';
import type { FontWeight } from '@shared/print/svg/model';
import type { HouseCard } from '@shared/vocabularies';
import type { CardToPrint, MadeSheets, SheetsWarning } from '@main/workers/printing/sheets-task';
import type { LibraryService } from '../library';
import type { MadeFiles } from '../made/made-files';
import type { Outcome } from '../outcome';
import type { Publisher } from '../publisher';
import type { MakeSheets, SheetsWanted } from './printing-thread';

export interface PrintInput {
  readonly library: Pick<LibraryService, 'set'>;
  /** Pictures of people's own: the file of each by its hash. */
  readonly art: { fileOf(hash: string): Promise<string | null> };
  readonly made: MadeFiles;
  readonly publisher: Publisher;
  readonly makeSheets: MakeSheets;
  readonly fonts: () => Readonly<Record<FontWeight, string>>;
  /** Whether printed cards' names are shown in place of ours. */
  readonly printedNames: () => boolean;
}

const refused = (code: string, values: WireMessage['values']): Outcome<never> => ({
  ok: false,
  refusal: { key: `printing.refusals.${code}`, ...(values !== undefined && { values }) },
});

/** Makes sheets to print, one job after the other, and tells how they come on. */
export class PrintService {
  readonly #jobs = new Map<string, AbortController>();
  /** Ends when the job before has ended. */
  #turn: Promise<void> = Promise.resolve();

  constructor(private readonly input: PrintInput) {}

  /** Begins a job, or says why it cannot be. */
  start(job: PrintJob): Outcome<{ id: string }> {
    const count = job.cards.reduce((sum, { copies }) => sum + copies, 0);
    if (count > MOST_CARDS) return refused('too-many', { count, most: MOST_CARDS });
    const cards = this.#cardsOf(job);
    if (!cards.ok) return cards;
    const id = randomBytes(16).toString('hex');
    const given = new AbortController();
    this.#jobs.set(id, given);
    const title = this.#titleOf(job, cards.value);
    this.#turn = this.#turn.then(() => this.#run(id, title, job, cards.value, given.signal));
    return { ok: true, value: { id } };
  }

  /** Gives a job up. Whatever was made of it is gone. */
  cancel(id: string): null {
    this.#jobs.get(id)?.abort();
    return null;
  }

  /** Gives up every job and waits until they have ended. */
  async close(): Promise<void> {
    for (const given of this.#jobs.values()) given.abort();
    await this.#turn;
  }

  async #run(
    id: string,
    title: string,
    job: PrintJob,
    cards: readonly CardToPrint[],
    signal: AbortSignal,
  ): Promise<void> {
    const tell = (print: PrintState): void => {
      this.input.publisher.publish({ name: 'print.changed', payload: { id, print } });
    };
    try {
      const wanted = await this.#wanted(title, job, cards);
      const made = await this.input.makeSheets(
        wanted,
        ({ done, of }) => {
          if (!signal.aborted) tell({ state: 'running', done, of });
        },
        signal,
      );
      tell(signal.aborted ? { state: 'cancelled' } : this.#done(title, made));
    } catch (error) {
      if (!signal.aborted) console.error(error);
      tell(signal.aborted ? { state: 'cancelled' } : { state: 'failed', reason: { key: 'printing.failed' } });
    } finally {
      this.#jobs.delete(id);
    }
  }

  #done(title: string, { bytes, pages, warnings }: MadeSheets): PrintState {
    const file = this.input.made.keep(bytes, `${title}.pdf`);
    return { state: 'done', file, pages, warnings: warnings.map(warningInWords) };
  }

  async #wanted(title: string, job: PrintJob, cards: readonly CardToPrint[]): Promise<SheetsWanted> {
    const { paper, layout, cutMarks, backs, language } = job;
    const pictures: Record<string, string> = {};
    for (const { card, variant } of cards) {
      const art = variant?.art ?? card.art;
      if (art === undefined || !('file' in art)) continue;
      const file = await this.input.art.fileOf(art.file);
      if (file !== null) pictures[art.file] = file;
    }
    return {
      sheets: {
        title,
        cards,
        choices: { paper, layout, cutMarks, backs },
        language,
        printedNames: this.input.printedNames(),
        fonts: this.input.fonts(),
      },
      pictures,
    };
  }

  #cardsOf(job: PrintJob): Outcome<CardToPrint[]> {
    const cards: CardToPrint[] = [];
    for (const { card: ref, copies, variant: variantRef } of job.cards) {
      const card = this.#card(ref);
      if (card === undefined) return refused('unknown-card', { card: ref });
      const variant = variantRef === undefined ? undefined : this.#variant(variantRef);
      if (variantRef !== undefined && variant?.of !== ref)
        return refused('unknown-look', { look: variantRef });
      cards.push({
        key: `${ref} ${variantRef ?? ''}`,
        card,
        copies,
        ...(variant !== undefined && { variant }),
      });
    }
    return { ok: true, value: cards };
  }

  #card(ref: string): HouseCard | undefined {
    const [set = '', id = ''] = ref.split('/');
    return this.input.library.set(set)?.set.cards.find((card) => card.id === id);
  }

  #variant(ref: string): Variant | undefined {
    const [set = '', id = ''] = ref.split('/');
    return this.input.library.set(set)?.set.variants.find((variant) => variant.id === id);
  }

  /** What the document is about: the one card, the set all cards are of, or cards. */
  #titleOf({ cards: printed, language }: PrintJob, cards: readonly CardToPrint[]): string {
    const [only] = cards;
    const sets = new Set(printed.map(({ card }) => card.split('/')[0]));
    const [set] = sets;
    if (cards.length === 1 && only !== undefined) {
      return inLanguage(only.variant?.name ?? only.card.name, language) || 'Tefuda';
    }
    const found = sets.size === 1 && set !== undefined ? this.input.library.set(set) : null;
    return found === null ? 'Tefuda' : inLanguage(found.set.name, language);
  }
}

/** What is not on paper as it should be, in the words of `printing.warnings`. */
export function warningInWords(warning: SheetsWarning): WireMessage {
  return warning.kind === 'picture'
    ? { key: 'printing.warnings.picture', values: { card: warning.card } }
    : {
        key: 'printing.warnings.characters',
        values: { card: warning.card, characters: warning.characters },
      };
}

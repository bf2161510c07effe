import { readFile } from 'node:fs/promises';
import { cardNames, openCardHouse } from '../../src-main/cli/card-house';
import type { Match } from '../../src-shared/table/match';
import { startMatch } from '../../src-shared/table/match';
import { readRecord, type MatchRecord } from '../../src-shared/table/record';
import { replayPicks } from '../../src-shared/table/replay';
import { zoneCards } from '../../src-shared/table/table';
import { sees } from '../../src-shared/table/view';
import type { Rules } from '../../src-shared/table/game';

/** A card somewhere on the table: its number in the match, what it is and what it is called. */
export interface TrueCard {
  readonly instance: number;
  readonly id: string;
  readonly name: string;
}

/** A match as it really is, hands and decks included, found by playing its journal again. */
export class Truth {
  readonly #matches = new Map<number, Match>();

  private constructor(
    private readonly record: MatchRecord,
    private readonly rules: Rules,
    private readonly nameOf: (id: string) => string,
  ) {}

  /** @param journal path of the file the program keeps of the match */
  static async of(journal: string, dataFolder: string): Promise<Truth> {
    const reading = readRecord(await readFile(journal, 'utf8'));
    if (reading.outcome !== 'read') throw new Error('The journal cannot be read.');
    const house = await openCardHouse(dataFolder);
    const ready = house.games.prepareRecorded(reading.record.header);
    if (!ready.ok) throw new Error('The match cannot be made again.');
    return new Truth(reading.record, ready.rules, cardNames(house, {}, 'en'));
  }

  /** Every card that the viewer cannot know while decision `number` is open; null knows what all know. */
  hidden(number: number, viewer: number | null): readonly TrueCard[] {
    const { table } = this.#at(number);
    return this.rules.faces.flatMap((_, card) => (sees(table, card, viewer) ? [] : [this.#card(card)]));
  }

  /** All cards in hands while decision `number` is open, except those of one seat. */
  hands(number: number, except: number | null): readonly TrueCard[] {
    const { table } = this.#at(number);
    return this.rules.layout.zones.flatMap(({ name }, zone) =>
      name.startsWith('hand:') && name !== `hand:${except}`
        ? zoneCards(table, zone).map((card) => this.#card(card))
        : [],
    );
  }

  #card(instance: number): TrueCard {
    const id = this.rules.faces[instance] ?? '';
    return { instance, id, name: this.nameOf(id) };
  }

  /** Kept, because every frame asks anew. */
  #at(number: number): Match {
    const kept = this.#matches.get(number);
    if (kept !== undefined) return kept;
    const match = startMatch(this.rules, this.record.header.seed);
    replayPicks(match, this.record.picks.slice(0, number - 1));
    this.#matches.set(number, match);
    return match;
  }
}

import type { CeremonyCard } from '@shared/ceremonies';
import { ceremoniesOf, kokopelliCards } from '@shared/games/kokopelli/choice';
import { KOKOPELLI } from '@shared/games/kokopelli/kokopelli';
import { TYPES } from '@shared/games/kokopelli/numbers';
import { games, type InPlay } from '@shared/games/index';
import { mindFor } from '@shared/players/minds';
import { contentHash } from '@shared/table/canonical';
import type { Decision } from '@shared/table/decision';
import type { Rules } from '@shared/table/game';
import type { Table } from '@shared/table/table';
import type { LabHouse } from './card';

/** Matches of Kokopelli in which a ceremony is one of the ten types, played by the rule of thumb. */
export interface CeremonyArm {
  readonly rules: Rules;
  /** 1 for each instance that is a card of this ceremony. */
  readonly isOne: Uint8Array;
  /** What the seat that is asked picks. The array holds only until the next choice. */
  choose(table: Table, decision: Decision): readonly number[];
  /** Takes a table to the end of its match. */
  playOut(table: Table, watcher?: PickWatcher): void;
}

/** Somebody who watches a match from its table. */
export interface PickWatcher {
  before(table: Table, pick: readonly number[]): void;
  after(table: Table): void;
}

/** A ceremony that changes nothing: its draw action draws one card, as the rules say. */
export const PLAIN_CEREMONY: InPlay<CeremonyCard> = {
  ref: 'lab/plain',
  card: {
    id: 'plain',
    type: 'ceremony',
    copies: 3,
    name: { en: 'Plain' },
    effect: { hears: 'draw', cards: 1 },
  },
};

/**
 * The ceremonies of the box that a ceremony is measured among: all but those that do the very same, so that a
 * copy of one is measured as that one is.
 */
export const othersThan = ({ box }: LabHouse, { card }: InPlay<CeremonyCard>): string[] =>
  ceremoniesOf(kokopelliCards(box)).flatMap((other) =>
    contentHash(other.card.effect) === contentHash(card.effect) ? [] : [other.name],
  );

/** At which table a ceremony is measured. */
export interface CeremonyTable {
  readonly seats: number;
  /** Where among the others, which stand in a ring, those begin that are in play. */
  readonly from: number;
}

/**
 * Makes matches ready in which a ceremony is the last of the ten types, so that its cards are the same
 * instances whatever it is. The others are nine that follow each other in a ring: over a whole round each is
 * there as often as any other.
 *
 * @param others names of the types it is measured among
 */
export function makeCeremonyArm(
  { box, boxId }: LabHouse,
  joining: InPlay<CeremonyCard>,
  others: readonly string[],
  { seats, from }: CeremonyTable,
): CeremonyArm {
  const cards = [...box.filter(({ ref }) => ref !== joining.ref), joining];
  const [own] = ceremoniesOf(kokopelliCards([joining]));
  const ring = Array.from({ length: TYPES - 1 }, (_, at) => others[(from + at) % others.length]);
  const wanted = { types: [...ring, own?.name] };
  const prepared = games.get(KOKOPELLI)?.prepare({ cards, box: boxId, seats, options: wanted });
  if (prepared === undefined || !prepared.ok) throw new Error(`${joining.ref} can join no match.`);
  const { rules, options } = prepared;
  let watching: PickWatcher | undefined;
  const watched: Rules = {
    ...rules,
    apply: (table, decision, pick) => {
      watching?.before(table, pick);
      rules.apply(table, decision, pick);
      watching?.after(table);
    },
  };
  const mind = mindFor({ rules: watched, cards, options });
  return {
    rules,
    isOne: Uint8Array.from(rules.faces, (ref) => (ref === joining.ref ? 1 : 0)),
    choose: (table, decision) => mind.choose(table, decision),
    playOut: (table, watcher) => {
      watching = watcher;
      mind.playOut(table, NO_CHANCE);
      watching = undefined;
    },
  };
}

/** The rule of thumb of Kokopelli leaves nothing to chance. */
const NO_CHANCE = { below: () => 0 };

import type { PlayedCard } from '@shared/abilities/card';
import type { CeremonyCard } from '@shared/ceremonies';
import type { InPlay } from '@shared/games/index';
import { SEATS } from '@shared/games/kokopelli/numbers';
import type { ComputerName } from '@shared/players/index';
import { makeArm, type Arm } from './arm';
import type { LabEntry, LabHouse, LabType } from './card';
import { makeCeremonyArm, othersThan, PLAIN_CEREMONY, type CeremonyTable } from './ceremony-arm';
import { CEREMONY, playCeremonyPair } from './ceremony-pair';
import { ENEMY, playEnemyPair } from './enemy-pair';
import { KIRBY, playKirbyPair } from './kirby-pair';
import { momentsOf, type Moments } from './moments';

/**
 * Who plays. The rule of thumb: it knows what any ability or ceremony gives, from what it does, and a match of
 * it takes a millisecond or two. A player that searches enough to play better takes hundreds of times as long,
 * and the range of what so few matches tell would be wider than the whole box.
 */
export const LAB_PLAYER: ComputerName = 'greedy';

/** Pairs of matches in a full measurement: the chance of winning to less than one percentage point. */
export const LAB_PAIRS = 20_000;

/** How many things are counted in a pair. */
export const COUNTS: Readonly<Record<LabType, number>> = {
  kirby: Object.keys(KIRBY).length,
  enemy: Object.keys(ENEMY).length,
  ceremony: Object.keys(CEREMONY).length,
};

/** Measures one card. */
export interface Lab {
  /** Plays the pairs from number `from` up to but not including `to`, and adds up what was counted. */
  play(from: number, to: number): Moments;
}

/** Plays pair number `pair`, dealt from `seed`, and gives what is counted in it. */
type PlayPair = (pair: number, seed: string) => readonly number[];

/**
 * Makes ready to measure a card: a design, or one of the box. Pair number i is dealt from `seed:i`, the same
 * with and without the card.
 */
export function makeLab(house: LabHouse, { ref, card }: LabEntry, seed: string): Lab {
  const playPair =
    card.type === 'ceremony' ? ceremonyPairs(house, { ref, card }) : cardPairs(house, { ref, card });
  return {
    play: (from, to) => {
      const pairs = Array.from({ length: to - from }, (_, index) =>
        playPair(from + index, `${seed}:${from + index}`),
      );
      return momentsOf(pairs, COUNTS[card.type]);
    },
  };
}

/** Pairs of Copy Ability Battle: the card joins as one more, and the ordinary ones take turns in its place. */
function cardPairs(house: LabHouse, subject: InPlay<PlayedCard>): PlayPair {
  const design = makeArm(house, subject);
  const ordinary = ordinaryCards(house, subject);
  const inItsPlace = remembered((at): Arm => {
    const card = ordinary[at];
    return card === undefined ? design : makeArm(house, card);
  });
  const play = subject.card.type === 'kirby' ? playKirbyPair : playEnemyPair;
  return (pair, seed) => play(design, inItsPlace(pair % ordinary.length), seed);
}

/** Pairs of Kokopelli: with two, three and four seats in turn, and with each nine of the others in a ring. */
function ceremonyPairs(house: LabHouse, subject: InPlay<CeremonyCard>): PlayPair {
  const others = othersThan(house, subject);
  const arms = remembered((at) => {
    const table: CeremonyTable = { seats: SEATS.min + (at % TABLES), from: Math.floor(at / TABLES) };
    return {
      design: makeCeremonyArm(house, subject, others, table),
      plain: makeCeremonyArm(house, PLAIN_CEREMONY, others, table),
    };
  });
  return (pair, seed) => {
    const { design, plain } = arms(pair % (TABLES * others.length));
    return playCeremonyPair(design, plain, seed);
  };
}

/** With how many numbers of seats Kokopelli is played. */
const TABLES = SEATS.max - SEATS.min + 1;

/** Makes each thing the first time it is asked for, by number. */
function remembered<Thing>(make: (at: number) => Thing): (at: number) => Thing {
  const made = new Map<number, Thing>();
  return (at) => {
    const known = made.get(at) ?? make(at);
    made.set(at, known);
    return known;
  };
}

/** The least power of the Normal cards that make up the Normal deck. */
const NORMAL_DECK = 6;

/**
 * What stands for an ordinary card: each of the box that would lie in the same deck and is got in the same
 * way (a Kirby card: of the same colour), or each enemy of the same life.
 */
function ordinaryCards({ box }: LabHouse, { card }: InPlay<PlayedCard>): InPlay<PlayedCard>[] {
  return box.flatMap(({ ref, card: other }) => {
    if (other.type !== 'kirby' && other.type !== 'enemy') return [];
    return isOrdinary(card, other) ? [{ ref, card: other }] : [];
  });
}

function isOrdinary(card: PlayedCard, other: PlayedCard): boolean {
  if (other.type === 'enemy') return card.type === 'enemy' && other.life === card.life;
  if (card.type === 'enemy' || other.color !== card.color) return false;
  return card.color !== 'white' || other.power >= NORMAL_DECK;
}

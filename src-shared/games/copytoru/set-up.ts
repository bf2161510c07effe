import { randomBelow } from '@shared/table/random';
import {
  copyCards,
  moveCard,
  setCounter,
  shuffleZone,
  topCard,
  zoneSize,
  type Table,
} from '@shared/table/table';
import { COUNTER, setQuietly } from './counters';
import { type Faces, isNormal, lifeOf, normalsInBox, powerOf, WHITE } from './faces';
import { refillEnemies, refillOffer } from './refill';
import type { Setting } from './setting';
import { handOf, removedZone, ZONE } from './zones';

/** The powers of the Normal cards everybody begins with, one of each. */
const STARTING_POWERS = [3, 4, 5];

/** Normal cards of these powers make up the Normal deck; the others stay in the box or begin in hands. */
const NORMAL_DECK_POWERS = [6, 7, 8];

/** The most life an enemy of the first layout may have. */
const FIRST_LAYOUT_LIFE = 5;

/**
 * Where each instance lies before anything is shuffled: for every seat its starting hand, then the
 * zone of each other instance. Worked out once for a setting.
 */
export interface Opening {
  /** Zone by instance. */
  readonly zone: readonly number[];
  /** Starting hands, seat by seat. They are known to everybody (CT-C20). */
  readonly hands: readonly (readonly number[])[];
  /** A card that is laid onto the table before all others, or −1. */
  readonly onTable: number;
  /** Starting powers of which there are too few copies for so many seats. */
  readonly missing: readonly number[];
}

/**
 * Works out the opening.
 *
 * @param designsFrom the first instance that is a joined design
 * @param begins the instance with which the match begins, or null: a Kirby card lies in the hand of seat 0, an
 *   enemy on the table
 */
export function makeOpening(
  faces: Faces,
  seats: number,
  designsFrom: number,
  begins: number | null,
): Opening {
  const hands: number[][] = Array.from({ length: seats }, () => []);
  const missing: number[] = [];
  const dealt = new Set<number>();
  for (const power of STARTING_POWERS) {
    const copies = normalsInBox(faces, designsFrom, power);
    if (copies.length < seats) missing.push(power);
    copies.slice(0, seats).forEach((card, seat) => {
      hands[seat]?.push(card);
      dealt.add(card);
    });
  }
  const onTable = begins !== null && faces.kirby[begins] === 0 ? begins : -1;
  if (begins !== null) dealt.add(begins);
  if (begins !== null && onTable < 0) hands[0]?.push(begins);
  const zone = Array.from({ length: faces.count }, (_, card) => {
    if (dealt.has(card)) return removedZone(seats);
    if (faces.kirby[card] === 0) return ZONE.deckEnemy;
    if (!isNormal(faces, card)) return ZONE.deckCopy;
    const joins = card >= designsFrom || NORMAL_DECK_POWERS.includes(powerOf(faces, card));
    return joins ? ZONE.deckNormal : removedZone(seats);
  });
  return { zone, hands, onTable, missing };
}

/**
 * Puts every card in its place, shuffles the decks, deals the hands and finds who begins.
 *
 * @param box the table before anything is shuffled
 */
export function setUp(setting: Setting, opening: Opening, box: Table, table: Table): void {
  copyCards(table, box);
  shuffleZone(table, ZONE.deckNormal);
  shuffleZone(table, ZONE.deckCopy);
  shuffleZone(table, ZONE.deckEnemy);
  // Dealt from an open zone, so everybody goes on knowing them (CT-C20).
  opening.hands.forEach((hand, seat) => {
    for (const card of hand) moveCard(table, card, handOf(seat));
  });
  const first = setting.options.first ?? (setting.seats === 1 ? 0 : randomBelow(table, setting.seats));
  setQuietly(table, COUNTER.firstSeat, first);
  setCounter(table, COUNTER.seat, first);
  setCounter(table, COUNTER.round, 1);
}

/** Turns up the first offer and the first enemies. */
export function layOut(setting: Setting, { onTable }: Opening, table: Table): void {
  if (onTable >= 0) moveCard(table, onTable, ZONE.tableEnemy);
  refillOffer(setting, table, setting.offer);
  if (setting.options.firstLayoutFilter) layOutFilteredEnemies(setting, table);
  else refillEnemies(setting, table, setting.offer);
}

/** Turns enemies up until enough easy ones lie there; the others go to the discards meanwhile. */
function layOutFilteredEnemies(setting: Setting, table: Table): void {
  const { faces, offer } = setting;
  while (zoneSize(table, ZONE.tableEnemy) < offer && zoneSize(table, ZONE.deckEnemy) > 0) {
    const card = topCard(table, ZONE.deckEnemy);
    const easy = faces.color[card] !== WHITE && lifeOf(faces, card) <= FIRST_LAYOUT_LIFE;
    moveCard(table, card, easy ? ZONE.tableEnemy : ZONE.discardEnemy);
  }
}

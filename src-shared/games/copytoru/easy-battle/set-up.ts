import { randomBelow } from '@shared/table/random';
import { copyCards, moveCard, setCounter, shuffleZone, topCard, type Table } from '@shared/table/table';
import { normalsInBox, type Faces } from '../faces';
import { COUNTER, setPhase, PHASE } from './counters';
import { TAKEN_OUT, type Setting } from './setting';
import { handOf, removedZone, ZONE } from './zones';

/** Where each instance lies before anything is shuffled. Worked out once for a setting. */
export interface Opening {
  /** Zone by instance. */
  readonly zone: readonly number[];
  /** Powers of the Normal cards of which the box has too few to take out. */
  readonly missing: readonly number[];
}

/** Works out the opening. `designsFrom` is the first instance that is a joined design. */
export function makeOpening(faces: Faces, seats: number, designsFrom: number): Opening {
  const missing: number[] = [];
  const out = new Set<number>();
  for (const power of TAKEN_OUT.powers) {
    const copies = normalsInBox(faces, designsFrom, power);
    if (copies.length < TAKEN_OUT.each) missing.push(power);
    for (const card of copies.slice(0, TAKEN_OUT.each)) out.add(card);
  }
  const zone = Array.from({ length: faces.count }, (_, card) => {
    if (out.has(card)) return removedZone(seats);
    return faces.kirby[card] === 1 ? ZONE.deckKirby : ZONE.deckEnemy;
  });
  return { zone, missing };
}

/**
 * Puts every card in its place, shuffles both decks, deals hands and the first set.
 *
 * @param box the table before anything is shuffled
 */
export function setUp(setting: Setting, box: Table, table: Table): void {
  copyCards(table, box);
  shuffleZone(table, ZONE.deckKirby);
  shuffleZone(table, ZONE.deckEnemy);
  for (let seat = 0; seat < setting.seats; seat += 1) {
    for (let card = 0; card < setting.dealt.hand; card += 1) {
      moveCard(table, topCard(table, ZONE.deckKirby), handOf(seat));
    }
  }
  const first = setting.options.first ?? randomBelow(table, setting.seats);
  setCounter(table, COUNTER.starter, first);
  setCounter(table, COUNTER.seat, first);
  setCounter(table, COUNTER.set, 1);
  setPhase(table, PHASE.play);
  table.events?.push({ type: 'said', key: 'log.set-up', seat: first });
  dealSet(setting, table);
  table.events?.push({ type: 'said', key: 'log.turn', seat: first });
}

/** Lays a whole set of enemies out. The deck holds enough for every set (CT-E7). */
export function dealSet(setting: Setting, table: Table): void {
  for (let card = 0; card < setting.dealt.set; card += 1) {
    moveCard(table, topCard(table, ZONE.deckEnemy), ZONE.tableEnemy);
  }
}

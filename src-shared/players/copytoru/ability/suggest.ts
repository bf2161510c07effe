import { ACT } from '@shared/games/copytoru/setting';
import type { Decision } from '@shared/table/decision';
import type { LaidOut } from '@shared/table/layout';
import type { Suggestions } from '../../mind';
import { eachSubset } from '../../subsets';
import type { Thumb } from './thumb';

/** The most picks of several cards that are worth a try in one decision. */
const MOST_SUBSETS = 10;
/** The stars of an enemy that one dealt anew has, about. */
const USUAL_PREY = 2;

/** Lists picks worth a try in the modes in which abilities count. */
export function suggest(thumb: Thumb, table: LaidOut, decision: Decision, into: Suggestions): void {
  const { situation } = thumb;
  situation.begin();
  situation.read(table, decision.seat);
  into.clear();
  switch (decision.kind) {
    case 'play':
      return suggestPlays(thumb, into);
    case 'discard-hand':
      return suggestDiscards(thumb, table, decision, into);
    case 'discard-enemies':
      return suggestSweeps(thumb, table, decision, into);
    case 'keep-enemy':
      return suggestKept(thumb, table, decision, into);
    case 'keep-copy':
      for (const card of decision.options)
        into.addOne(card, situation.worthOf(card) + thumb.openness(card) / 20);
      return;
    case 'target':
      return suggestTargets(thumb, table, decision, into);
    case 'hand-limit':
      return suggestDrops(thumb, decision, into);
    default:
      for (const option of decision.options) into.addOne(option, sourceGain(thumb, option));
  }
}

function suggestPlays({ situation, plan }: Thumb, into: Suggestions): void {
  plan.weigh();
  for (let position = 0; position < situation.handSize; position += 1) {
    into.addOne(situation.hand[position] ?? 0, plan.gains[position] ?? 0);
  }
  into.addOne(ACT.skip, 0);
}

/** As many as there may be, the cheapest each time, and for each count the same with one dearer card. */
function suggestDiscards(thumb: Thumb, table: LaidOut, { max }: Decision, into: Suggestions): void {
  const { situation, plan } = thumb;
  const { hand, handSize } = situation;
  const best = plan.discardsFor(thumb.playedCard(table), max);
  const pick: number[] = [];
  for (let count = 0; count <= max; count += 1) {
    const gain = -2 * Math.abs(count - best);
    into.add(pick, gain);
    const next = situation.cheapestAt(count);
    if (count > 0 && count < handSize) {
      into.add([...pick.slice(0, -1), hand[next] ?? 0], gain - 1);
    }
    if (count < handSize) pick.push(hand[next] ?? 0);
  }
}

/** Enemies out of reach first, and what threatens; those within reach are missed by as much as they are worth. */
function suggestSweeps(thumb: Thumb, table: LaidOut, { options, max }: Decision, into: Suggestions): void {
  const { enemies, enemyWorth, threats, enemyCount } = thumb.situation;
  const reach = thumb.reach(table);
  const gains = new Map<number, number>();
  for (let index = 0; index < enemyCount; index += 1) {
    const enemy = enemies[index] ?? 0;
    const threat = threats[index] ?? 0;
    const worth = (enemyWorth[index] ?? 0) - threat;
    gains.set(enemy, threat + (thumb.falls(enemy, reach) ? USUAL_PREY - worth : worth / 3));
  }
  eachSubset(options, 0, max, MOST_SUBSETS, (enemy) => gains.get(enemy) ?? 0, into);
}

function suggestKept(thumb: Thumb, table: LaidOut, { options }: Decision, into: Suggestions): void {
  const { enemies, enemyWorth, enemyCount } = thumb.situation;
  const power = thumb.powerNow(table);
  for (let index = 0; index < enemyCount; index += 1) {
    const enemy = enemies[index] ?? 0;
    const worth = enemyWorth[index] ?? 0;
    into.addOne(enemy, thumb.falls(enemy, power) ? worth : -worth);
  }
  if (into.count === 0) into.add(options, 0);
}

/** Only what falls: an attack that fails changes nothing. More targets are never worse than fewer. */
function suggestTargets(thumb: Thumb, table: LaidOut, { max }: Decision, into: Suggestions): void {
  const { enemies, enemyWorth, enemyCount } = thumb.situation;
  const power = thumb.powerNow(table);
  if (max === 1) {
    for (let index = 0; index < enemyCount; index += 1) {
      const enemy = enemies[index] ?? 0;
      if (thumb.falls(enemy, power)) into.addOne(enemy, enemyWorth[index] ?? 0);
    }
    if (into.count === 0) into.add([], 0);
    return;
  }
  const falling: number[] = [];
  for (let index = 0; index < enemyCount; index += 1) {
    const enemy = enemies[index] ?? 0;
    if (thumb.falls(enemy, power)) falling.push(enemy);
  }
  const worth = (enemy: number): number => enemyWorth[enemies.indexOf(enemy)] ?? 0;
  const count = Math.min(max, falling.length);
  if (count === falling.length) into.add(falling, 0);
  else eachSubset(falling, count, count, MOST_SUBSETS, worth, into);
}

function suggestDrops(thumb: Thumb, { options, min }: Decision, into: Suggestions): void {
  const { hand, handWorth, handSize } = thumb.situation;
  const worth = new Map<number, number>();
  for (let index = 0; index < handSize; index += 1) worth.set(hand[index] ?? 0, handWorth[index] ?? 0);
  eachSubset(options, min, min, MOST_SUBSETS, (card) => -(worth.get(card) ?? 0), into);
}

const RESET_GAIN = 3;

function sourceGain(thumb: Thumb, option: number): number {
  if (option === ACT.reset) return RESET_GAIN;
  return option === ACT.stop ? 0 : thumb.sourceWorth(option);
}

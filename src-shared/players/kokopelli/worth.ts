import type { CeremonyRule, Heard } from '@shared/ceremonies';
import type { LaidOut } from '@shared/table/layout';
import type { Board } from './board';

/*
 * How much things are worth, in points. The numbers were set by playing the greedy player with other ones
 * against the greedy player without, thousands of matches with every deal from each seat.
 */

/** What a rule of thumb weighs with. Points unless said otherwise. */
export interface Weights {
  /** What points of another seat count as, with two, three and four seats. */
  readonly others: readonly number[];
  /** A hand of so many cards, beside what the cards themselves are good for. */
  readonly hand: readonly number[];
  /** A Kokopelli kept, beside. */
  readonly wild: number;
  /** The second action when the hand is dealt anew before it. */
  readonly fresh: number;
  /** Each card less in the own deck. */
  readonly race: number;
  /** How willing others are to complete what lacks 1, 2 and 3 cards, when they can, as a share. */
  readonly will: readonly number[];
  /** How likely a seat completes by its next turn what lacks it no card, 1 card and 2, if nobody else does. */
  readonly mine: readonly number[];
  /** The same when it takes more than one turn. */
  readonly slow: number;
  /** Turns that a ceremony goes on running, by the cards it lacks. */
  readonly life: readonly number[];
  /** A space of one's own that is free. */
  readonly room: number;
  /** Part of what an effect is worth a turn, that it still gives in the turn in which it begins. */
  readonly atOnce: number;
  /** A card exchanged that was of no use. */
  readonly exchange: number;
  /** Cards drawn in a turn, for telling how long the match goes on; and turns for each game-end tile. */
  readonly drawn: number;
  readonly tileTurns: readonly number[];
  /** A ceremony that probably still runs at the end. */
  readonly atEnd: number;
  /** What effects are worth a turn. */
  readonly effects: EffectWeights;
}

interface EffectWeights {
  readonly draw: number;
  readonly free: number;
  readonly open: number;
  readonly play: number;
  readonly mismatch: number;
  /** Cards a seat lays in a turn. */
  readonly laid: number;
  /** Ceremonies a seat completes in a turn. */
  readonly completed: number;
  readonly emptyPoint: number;
  readonly emptyCard: number;
  readonly exchange: number;
  readonly limit: number;
  readonly wide: number;
  readonly closedWild: number;
  readonly closedCeremony: number;
  readonly wildCount: number;
  readonly quick: number;
}

export const WEIGHTS: Weights = {
  others: [1, 0.6, 0.4],
  hand: [0, 3.3, 3.1, 2.8, 2.4, 1.9, 1.6, 1.6, 1.6, 1.6, 1.6],
  wild: 0.6,
  fresh: 0.8,
  race: 0.02,
  will: [0, 0.85, 0.65, 0.12],
  mine: [0.7, 0.22, 0.06],
  slow: 0.4,
  life: [0, 0.8, 1.7, 2.6, 3.5],
  room: 0.5,
  atOnce: 0.3,
  exchange: 0.25,
  drawn: 2,
  tileTurns: [3, 2.5, 2],
  atEnd: 0.6,
  effects: {
    draw: 0.11,
    free: 0.3,
    open: 0.38,
    play: 0.6,
    mismatch: 0.45,
    laid: 1.2,
    completed: 0.3,
    emptyPoint: 0.38,
    emptyCard: 0.11,
    exchange: 0.04,
    limit: 0.04,
    wide: 0.22,
    closedWild: 0.15,
    closedCeremony: 0.38,
    wildCount: 0.38,
    quick: 0.38,
  },
};

/** Turns of every seat that a match still goes on, about: until a pile is empty, or enough tiles are placed. */
export function turnsLeft(
  { cells, layout }: LaidOut,
  { seats, wild, setting }: Board,
  weights: Weights,
): number {
  const { deck, endTiles } = setting.zones;
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < seats; seat += 1) {
    least = Math.min(least, cells[layout.sizeStart + deck + seat] ?? 0);
  }
  const placed = wild - (cells[layout.sizeStart + endTiles] ?? 0);
  const toGo = Math.max(0, setting.options.tilesToEnd - placed);
  return Math.min(least / weights.drawn, toGo * (weights.tileTurns[seats - 2] ?? 0));
}

/** A Kokopelli among the cards laid, and laying at home rather than elsewhere, as shares. */
const WILD_SHARE = 0.25;
const HOME_SHARE = 0.45;

/** What a ceremony gives the owner of its village in a turn of every seat, about. */
export function worthATurn(rule: CeremonyRule, { effects }: Weights, seats: number): number {
  const { laid, completed } = rule;
  const kinds = { any: 1, kokopelli: WILD_SHARE, ceremony: 1 - WILD_SHARE };
  return (
    (rule.drawCards - 1) * effects.draw +
    rule.freeDraws * effects.free +
    rule.openPoints * effects.open * (rule.openOnce ? 1 : 1.2) +
    (rule.playCards - 1) * effects.play +
    rule.mismatches * effects.mismatch +
    (laid === null ? 0 : effects.laid * heardATurn(laid, seats) * kinds[laid.card]) +
    (completed === null ? 0 : effects.completed * heardATurn(completed, seats)) +
    (rule.emptyPoints - 1) * effects.emptyPoint +
    (rule.emptyCards - 3) * effects.emptyCard +
    rule.exchangeCards * effects.exchange +
    (rule.handLimit - 5) * effects.limit +
    (rule.wide ? effects.wide : 0) +
    (rule.closed === 'kokopelli' ? effects.closedWild : rule.closed === null ? 0 : effects.closedCeremony) +
    (rule.kokopelliCounts - 1) * effects.wildCount +
    (4 - rule.completeAt) * effects.quick
  );
}

/** Points a turn for something that every seat does once a turn. */
function heardATurn({ by, where, points }: Heard, seats: number): number {
  const mine = { home: HOME_SHARE, away: 1 - HOME_SHARE, anywhere: 1 }[where];
  // Each of the others lays as much away from home, and only neighbours reach this village.
  const visits = (1 - HOME_SHARE) * Math.min(1, 2 / (seats - 1)) * (seats > 2 ? 0.5 : 1);
  const theirs = (seats - 1) * { home: visits, away: 1 - visits, anywhere: 1 }[where];
  return points * ((by === 'others' ? 0 : mine) + (by === 'me' ? 0 : theirs));
}

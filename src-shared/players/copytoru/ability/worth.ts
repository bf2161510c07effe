/*
 * How much things are worth, in stars. Each number was set by playing the greedy player with it against the
 * greedy player without, thousands of matches with every deal from both seats, until neither way helped.
 */

/** The stars an attack of each power brings on average, by power; more than 8 brings no more. */
const STARS_BY_POWER = [0, 1.8, 2.4, 3.1, 3.7, 4.5, 5.8, 7, 8.2];
const ENOUGH_POWER = STARS_BY_POWER.length - 1;

/** A Normal card from the deck: usually a 6, 7 or 8. */
export const NORMAL_DRAW = 4.8;

/** What one more target adds, as a share of the first. */
const NEXT_TARGET = 0.8;
const MOST_TARGETS = 3;
const ANOTHER_ACTION = 3.6;
const BOOST = 1;
/** Each card more in hand, and the most that a hand has use for. */
const CARD = 1.4;
const MOST_GETS = 4;

/** Taking cards of a new colour is worth this much a turn that is left, at most. */
export const COLOR_A_TURN = 0.2;

/** What a spent card counts as lost, of what it may bring one day: most hands hold more than they can play. */
export const KEEP = 0.3;

const starsFor = (power: number): number => STARS_BY_POWER[Math.min(power, ENOUGH_POWER)] ?? 0;

/** What a card's lines would give, added up. Whole numbers, 0 or more. */
interface Promised {
  readonly power: number;
  readonly boost: number;
  readonly targets: number;
  readonly actions: number;
  readonly gets: number;
  /** How many cards the hand would be filled up to. */
  readonly fillTo: number;
}

/** What a card may bring that would be played with `left` cards left in hand. */
export function worthOfOutlook(may: Promised, power: number, left: number): number {
  const might = power + may.power + may.boost;
  return (
    starsFor(might) * (1 + NEXT_TARGET * Math.min(may.targets, MOST_TARGETS)) +
    may.actions * (ANOTHER_ACTION + may.boost * BOOST) +
    cardsWorth(may.gets, may.fillTo, left)
  );
}

/** What the cards that a played card brings are worth. */
export function cardsWorth(gets: number, fillTo: number, hand: number): number {
  return CARD * (Math.min(gets, MOST_GETS) + Math.max(0, fillTo - hand - 1));
}

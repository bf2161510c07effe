import type { Festival } from './festival';

const offers = (now: Festival, act: string): boolean => now.optionIds.includes(act);

/** Cards that stay in a hand at the end of a turn. */
const HAND = 5;
/** A hand that is all but empty. */
const SHORT = 2;

/** What a lesson may ask of the match before it comes up. Each looks only at what the person sees. */
export const CONDITIONS = {
  /** A turn begins. */
  'first-action': (now) => now.actions === 2,
  'second-action': (now) => now.actions === 1,
  'can-draw': (now) => offers(now, 'draw'),
  'can-open': (now) => offers(now, 'open'),
  'can-play': (now) => offers(now, 'play'),
  'can-cancel': (now) => offers(now, 'cancel'),
  'can-exchange': (now) => offers(now, 'exchange'),
  /** A ceremony can be completed, with this action or with one of these options. */
  'can-complete': (now) => now.optionIds.some((id) => now.completes(id)),
  'cannot-complete': (now) => !now.optionIds.some((id) => now.completes(id)),
  /** Something runs in the own village. */
  'runs-here': (now) => now.running(now.mine) > 0,
  /** Several ceremonies do: one might be in the way. */
  'runs-much': (now) => now.running(now.mine) > 1,
  'runs-there': (now) => now.running(1 - now.mine) > 0,
  'opens-card': (now) => now.asks === 'card-open',
  'opens-space': (now) => now.asks === 'space-open',
  'lays-card': (now) => now.asks === 'card-play',
  'lays-more': (now) => now.asks === 'card-more',
  'lays-space': (now) => now.asks === 'space-play',
  'clears-space': (now) => now.asks === 'space-cancel',
  /** One of the cards that can be laid is a Kokopelli. */
  'has-wild': (now) => now.optionIds.some((id) => now.isWild(id)),
  'short-hand': (now) => now.hand.length <= SHORT,
  'room-in-hand': (now) => now.hand.length < HAND,
  /** Somebody has completed a ceremony. */
  'tile-taken': (now) => now.zone(`won:${now.mine}`).length + now.zone(`won:${1 - now.mine}`).length > 0,
  /** The round is the last one. */
  ending: (now) => now.isEnding,
} as const satisfies Record<string, (now: Festival) => boolean>;

export type Condition = keyof typeof CONDITIONS;

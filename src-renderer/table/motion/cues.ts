import type { MatchView, ViewEvent } from '@shared/contract/view';
import type { Box, Flight } from './plan';

/** A step of the card in play is carried out: its sign lights. */
export interface StepCue {
  /** The sign on the card's table face. */
  readonly sign: string;
  /** Which of the card's steps with that sign, counted from 0. */
  readonly nth: number;
  /** What it adds to the power. */
  readonly power: number;
  /** Milliseconds after the change, at normal speed. */
  readonly delay: number;
}

/** How long a step's sign is lit, in milliseconds. */
export const STEP_LIT = 220;
/** A card that was just played lands first. */
const AFTER_LANDING = 190;
const STEPS_APART = 150;

/** What the log says when a step is carried out, and the step's sign. */
const STEP_LINES: Readonly<Record<string, string>> = {
  'log.power': 'power',
  'log.boost': 'boost',
  'log.targets': 'targets',
  'log.action': 'action',
  'log.refill-enemies': 'refill',
  'log.refill-offer': 'refill',
};

/** Steps that ask: they are being carried out while their decision is open. */
const STEP_DECISIONS: Readonly<Record<string, string>> = {
  'discard-hand': 'discardHand',
  'discard-enemies': 'discardEnemies',
  'keep-enemy': 'keepOne',
  'keep-copy': 'keepOne',
};

const POWERFUL = new Set(['power', 'boost']);

/** The steps that a change carried out, in order; the last may be one that is still asking. */
export function stepCues(events: readonly ViewEvent[], asked: string | undefined): readonly StepCue[] {
  const played = events.some((told) => told.type === 'moved' && told.to.startsWith('played:'));
  const told = events.flatMap((event) => {
    const sign = event.type === 'said' ? STEP_LINES[event.line.key] : undefined;
    if (event.type !== 'said' || sign === undefined) return [];
    return [{ sign, power: POWERFUL.has(sign) ? Number(event.line.values?.['n'] ?? 0) : 0 }];
  });
  const asking = STEP_DECISIONS[asked ?? ''];
  const steps = asking === undefined ? told : [...told, { sign: asking, power: 0 }];
  return steps.map(({ sign, power }, index) => ({
    sign,
    power,
    nth: steps.slice(0, index).filter((other) => other.sign === sign).length,
    delay: (played ? AFTER_LANDING : 0) + index * STEPS_APART,
  }));
}

/** Stars that seats have won in a change: by seat, and by the enemy that gave them. */
export interface Spoils {
  readonly enemy: number;
  readonly seat: number;
  readonly stars: number;
}

/** The enemies that fell, as the log tells it. */
export const spoilsOf = (events: readonly ViewEvent[]): readonly Spoils[] =>
  events.flatMap((told) => {
    if (told.type !== 'said' || told.line.key !== 'log.falls') return [];
    const { card, seat, values } = told.line;
    const stars = Number(values?.['n'] ?? 0);
    return card === undefined || seat === undefined || stars < 1
      ? []
      : [{ enemy: card.instance, seat, stars }];
  });

/** One star on its way from a falling enemy to a seat's score. */
export interface StarFlight {
  readonly seat: number;
  readonly from: Box;
  readonly to: Box;
  readonly delay: number;
  readonly duration: number;
}

const STAR_TIME = 220;
/** Between one star and the next; however many, the last leaves while its enemy is still in the air. */
const STARS_APART = 40;
const STARS_LEAVE_WITHIN = 300;
/** The row of stars on an enemy's table face, in shares of the card's width. */
const STAR = { pitch: 0.084, size: 0.12, below: 0.56, share: 0.3 } as const;

/** Where the middle of an enemy is, `part` of its flight gone: it tips first, then it goes. */
function along({ from, to }: Flight, part: number): Box {
  const gone = Math.max(0, (part - STAR.share) / (1 - STAR.share));
  const between = (a: number, b: number): number => a + (b - a) * gone * gone;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    width: between(from.width, to.width),
    angle: 0,
  };
}

/** The stars of every enemy that flies to a seat, each from its place in the enemy's own row of stars. */
export function starFlights(
  flights: readonly Flight[],
  spoils: readonly Spoils[],
  anchors: ReadonlyMap<string, Box>,
): readonly StarFlight[] {
  return spoils.flatMap(({ enemy, seat, stars }) => {
    const fall = flights.find(({ card, manner }) => card === enemy && manner === 'win');
    const to = anchors.get(`score:${seat}`);
    if (fall === undefined || to === undefined) return [];
    const apart = Math.min(STARS_APART, STARS_LEAVE_WITHIN / stars);
    return Array.from({ length: stars }, (_, index) => {
      const at = along(fall, (index * apart) / fall.duration);
      return {
        seat,
        from: {
          x: at.x + (index - (stars - 1) / 2) * STAR.pitch * at.width,
          y: at.y + STAR.below * at.width,
          width: STAR.size * fall.from.width,
          angle: 0,
        },
        to,
        delay: fall.delay + index * apart,
        duration: STAR_TIME,
      };
    });
  });
}

/** The accent ring runs from one seat's sign to another's. */
export interface RingRun {
  readonly from: number;
  readonly to: number;
  readonly delay: number;
  readonly duration: number;
}

const RING_TIME = 220;
/** The eye follows the cards of the ending turn first. */
const RING_WAITS = 150;

/** The run of the ring; null while the same seat goes on, or where one of the two has no turn. */
export function ringRun(before: MatchView, after: MatchView, cardsFly: boolean): RingRun | null {
  const from = before.result === null ? before.decision?.seat : undefined;
  const to = after.result === null ? after.decision?.seat : undefined;
  if (from === undefined || to === undefined || from === to) return null;
  return { from, to, delay: cardsFly ? RING_WAITS : 0, duration: RING_TIME };
}

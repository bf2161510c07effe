import type { ViewEvent } from '@shared/contract/view';
import type { StarFlight } from './cues';
import type { Box, Flight, Scene } from './plan';

/** Points a seat was given in a change, and the card they come from; null is the seat's own hand. */
interface Gain {
  readonly card: number | null;
  readonly seat: number;
  readonly points: number;
}

/** What the log says when points are given that no falling enemy brings. */
const GAINS: ReadonlySet<string> = new Set([
  'log.kokopelli.completes',
  'log.kokopelli.hosts',
  'log.kokopelli.empties',
  'log.kokopelli.acts.laid',
  'log.kokopelli.acts.completed',
  'log.kokopelli.acts.open',
]);

/** The points that the log tells of, in order. A line without a card goes by the one before it. */
export function gainsOf(events: readonly ViewEvent[]): readonly Gain[] {
  let last: number | null = null;
  return events.flatMap((told) => {
    if (told.type !== 'said' || !GAINS.has(told.line.key)) return [];
    const { card, seat, values, key } = told.line;
    last = card?.instance ?? last;
    const points = Number(values?.['n'] ?? 0);
    if (seat === undefined || points < 1) return [];
    return [{ card: key.endsWith('.empties') ? null : last, seat, points }];
  });
}

/** Between one point and the next, in milliseconds. */
const APART = 55;
const TIME = 260;
/** Width of a star over that of the card it comes from, and of a gap between two. */
const STAR = { size: 0.2, pitch: 0.16 } as const;

/** Points fly once the card that brought them has landed. */
function landed(flights: readonly Flight[]): number {
  const lying = flights.filter(({ manner }) => manner === 'play');
  return Math.max(0, ...lying.map(({ delay, duration }) => delay + duration));
}

/** The points of a change on their way from card to seat. */
export function gainFlights(
  gains: readonly Gain[],
  flights: readonly Flight[],
  { before, after }: { readonly before: Scene; readonly after: Scene },
): readonly StarFlight[] {
  const start = landed(flights);
  const from = ({ card, seat }: Gain): Box | undefined =>
    card === null
      ? after.anchors.get(`hand:${seat}`)
      : (before.cards.get(card) ?? after.cards.get(card) ?? after.anchors.get(`hand:${seat}`));
  let count = 0;
  return gains.flatMap((gain) => {
    const box = from(gain);
    const to = after.anchors.get(`score:${gain.seat}`);
    if (box === undefined || to === undefined) return [];
    return Array.from({ length: gain.points }, (_, index) => {
      const beside = (index - (gain.points - 1) / 2) * STAR.pitch * box.width;
      const delay = start + count * APART;
      count += 1;
      return {
        seat: gain.seat,
        from: { x: box.x + beside, y: box.y, width: Math.max(14, STAR.size * box.width), angle: 0 },
        to,
        delay,
        duration: TIME,
      };
    });
  });
}

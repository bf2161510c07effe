import type { CallInput } from '@shared/contract/calls';
import type { MatchView } from '@shared/contract/view';

/** Whose eyes a finished match is seen with: a seat's, everybody's together, or open cards. */
export type Eyes = CallInput<'records.at'>['viewer'];

/** In the address: a seat's number counted from 1, `open`, or `all`. */
export const eyesInAddress = (eyes: Eyes): string => {
  if (eyes === null) return 'all';
  return eyes === 'open' ? 'open' : `${eyes + 1}`;
};

/** What an address says about eyes; undefined when it says nothing that fits. */
export function eyesFromAddress(text: unknown): Eyes | undefined {
  if (text === 'all') return null;
  if (text === 'open') return 'open';
  return typeof text === 'string' && /^[1-9]$/.test(text) ? Number(text) - 1 : undefined;
}

/** The moment an address names, as a number of picks; undefined when it names none. */
export const momentFromAddress = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** The eyes to begin with: those of the one person who played, otherwise open cards. */
export function firstEyes(seats: MatchView['seats']): Eyes {
  const people = seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? 'open') : 'open';
}

/** The seat at the lower edge: whose eyes these are, otherwise the one that person sits at. */
export function seatBelow(eyes: Eyes, seats: MatchView['seats']): number {
  if (typeof eyes === 'number') return eyes;
  return Math.max(
    0,
    seats.findIndex(({ player }) => player === 'human'),
  );
}

/**
 * A moment of a finished match as the table shows it: nobody is asked anything, nobody thinks, and somebody
 * sits at the lower edge even if the eyes are nobody's.
 */
export function asShown(view: MatchView, eyes: Eyes): MatchView {
  const { decision } = view;
  return {
    ...view,
    viewer: seatBelow(eyes, view.seats),
    decision: decision === null ? null : { ...decision, mine: false, options: [], barred: [] },
    curtain: null,
    canUndo: false,
    canRedo: false,
    paused: true,
  };
}

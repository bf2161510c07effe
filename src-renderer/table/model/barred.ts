import type { MatchView, WireMessage } from '@shared/contract/view';
import { onlyComputers, seatName } from './seating';

/** Why nothing can be taken back now; null when something can. */
export function undoBarred(view: MatchView): WireMessage | null {
  if (view.canUndo) return null;
  if (onlyComputers(view)) return { key: 'table.barred.watching' };
  const people = view.seats.filter(({ player }) => player === 'human').length;
  const chose = view.log.some(({ pick, seat }) => pick > 0 && view.seats[seat ?? -1]?.player === 'human');
  return { key: people > 1 && chose ? 'table.barred.seen' : 'table.barred.nothing' };
}

/** Why no hint can be had now; null when one can. */
export function hintBarred(view: MatchView): WireMessage | null {
  if (view.result !== null) return { key: 'table.over' };
  const { decision } = view;
  if (decision?.mine === true) return null;
  return { key: 'table.waiting', values: { seat: seatName(view, decision?.seat) } };
}

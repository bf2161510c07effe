import type { MatchView } from '@shared/contract/view';
import { ownSeat } from '../../model/seating';
import { countIn } from '../../model/zones';
import { villageOf } from './places';

/** Why an act cannot be chosen now: a key of `table.json`. */
export function whyBarred(view: MatchView, act: string): string {
  const reason = (name: string): string => `table.kokopelli.barred.${name}`;
  const { decision } = view;
  if (decision?.mine !== true) return reason('turn');
  if (decision.kind !== 'action') return reason('now');
  const seat = ownSeat(view);
  const village = villageOf(view.seats.length, seat);
  const held = countIn(view, `hand:${seat}`);
  const full = village.every((zone) => countIn(view, zone) > 0);
  const empty = village.every((zone) => countIn(view, zone) === 0);
  if (act === 'draw') return reason('draw');
  if (act === 'pass') return reason('pass');
  if (act === 'cancel' && empty) return reason('cancel');
  if (held === 0) return reason('hand');
  if (act === 'open') return reason(full ? 'full' : 'open');
  return reason('play');
}

import type { WireMessage } from '@shared/contract/view';
import { PLACE } from '@shared/table/decision';
import { seenCards } from '@shared/table/seen';
import type { Situation } from './hint-situation';

/** What is done in a space of a village: a ceremony is opened there, goes on, is completed or is cleared away. */
export function villageReason(
  { rules, view, decision, previews }: Situation,
  [option = PLACE]: readonly number[],
): WireMessage {
  const zone = option - PLACE;
  const [opened] = seenCards(view, zone);
  if (opened === undefined) return { key: 'coach.kokopelli.space-free' };
  const card = rules.faces[opened] ?? '';
  const completes = previews.get(option)?.succeeds;
  if (completes === undefined) return { key: 'coach.kokopelli.clear', values: { card } };
  const does = completes ? 'complete' : 'lay';
  const owner = rules.layout.zones[zone]?.owner ?? null;
  return owner === null || owner === decision.seat
    ? { key: `coach.kokopelli.${does}-home`, values: { card } }
    : { key: `coach.kokopelli.${does}-away`, values: { card, seat: owner } };
}

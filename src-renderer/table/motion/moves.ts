import type { MatchView, ViewEvent } from '@shared/contract/view';
import { isEnemyZone, whereAll } from '../model/zones';
import type { CardMove } from './plan';

/** The moves that the main process told, in order. */
export const toldMoves = (events: readonly ViewEvent[]): readonly CardMove[] =>
  events.flatMap((told) =>
    told.type === 'moved' ? [{ card: told.card, from: told.from, to: told.to }] : [],
  );

/**
 * The moves between two views when nobody told them (undo, redo): every card that can be told apart in one
 * of them and lies elsewhere in the other.
 */
export function movesBetween(before: MatchView, after: MatchView): readonly CardMove[] {
  const old = whereAll(before);
  const now = whereAll(after);
  const moves: CardMove[] = [];
  for (const [card, to] of now) {
    const from = old.get(card) ?? hiddenNeighbour(to);
    if (from !== to) moves.push({ card, from, to });
  }
  for (const [card, from] of old) {
    if (!now.has(card)) moves.push({ card, from, to: hiddenNeighbour(from) });
  }
  return moves;
}

/** Where a card most likely lies in the view that hides it: in the deck or the hand that feeds its zone. */
function hiddenNeighbour(zone: string): string {
  if (isEnemyZone(zone)) return 'deck:enemy';
  if (zone.startsWith('played:')) return `hand:${zone.slice('played:'.length)}`;
  return zone.startsWith('hand:') ? 'deck:normal' : 'deck:copy';
}

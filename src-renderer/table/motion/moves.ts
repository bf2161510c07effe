import type { MatchView, ViewEvent } from '@shared/contract/view';
import { isEnemyZone, whereAll } from '../model/zones';
import type { CardMove } from './plan';

/** What the log says of an enemy that withstood an attack and leaves the table for it. */
const LEAVES = 'log.leaves';

/** The moves that the main process told, in order. */
export function toldMoves(events: readonly ViewEvent[]): readonly CardMove[] {
  const left = new Set(
    events.map((told) =>
      told.type === 'said' && told.line.key === LEAVES ? told.line.card?.instance : null,
    ),
  );
  return events.flatMap((told) => {
    if (told.type !== 'moved') return [];
    const { card, from, to } = told;
    const missed = card !== null && left.has(card) && to.startsWith('discard:');
    return [{ card, from, to, ...(missed ? { missed } : {}) }];
  });
}

/**
 * The moves between two views when nobody told them (undo, redo): every card that can be told apart in one
 * of them and lies elsewhere in the other.
 */
export function movesBetween(before: MatchView, after: MatchView): readonly CardMove[] {
  const old = whereAll(before);
  const now = whereAll(after);
  const moves: CardMove[] = [];
  for (const [card, to] of now) {
    const from = old.get(card) ?? hiddenNeighbour(to, before);
    if (from !== to) moves.push({ card, from, to });
  }
  for (const [card, from] of old) {
    if (!now.has(card)) moves.push({ card, from, to: hiddenNeighbour(from, after) });
  }
  return moves;
}

/** Where a card most likely lies in the view that hides it: in the deck or the hand that feeds its zone. */
function hiddenNeighbour(zone: string, { zones, viewer }: MatchView): string {
  if (isEnemyZone(zone)) return 'deck:enemy';
  const [name, seat = ''] = zone.split(':');
  // What I cannot see of a card I played never was in my hand: it was turned up.
  if (name === 'played' && Number(seat) !== viewer) return `hand:${seat}`;
  if (zones[`deck:${seat}`] !== undefined) return `deck:${seat}`;
  const decks = name === 'hand' ? ['deck:normal', 'deck:kirby'] : ['deck:copy', 'deck:kirby'];
  return decks.find((deck) => zones[deck] !== undefined) ?? zone;
}

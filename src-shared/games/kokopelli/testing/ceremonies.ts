import type { Effect } from '@shared/ceremonies';
import type { CardInPlay } from '../../prepared';

const ceremony = (id: string, effect: Effect): CardInPlay => ({
  ref: `mine/${id}`,
  card: { id, type: 'ceremony', copies: 3, name: { en: id }, effect },
});

/** For tests: ceremonies that do what none of the box does. */
export const TEST_CEREMONIES: readonly CardInPlay[] = [
  ceremony('full-basket', { hears: 'draw', cards: 4 }),
  ceremony('two-risers', { hears: 'draw', free: 2 }),
  ceremony('bright-spark', { hears: 'open', points: 2, every: 'time' }),
  ceremony('triple-step', { hears: 'play', cards: 3 }),
  ceremony('wild-dance', { hears: 'play', mismatched: 2 }),
  ceremony('every-card', { hears: 'laid', card: 'any', by: 'anyone', where: 'anywhere', points: 1 }),
  ceremony('plain-guests', { hears: 'laid', card: 'ceremony', by: 'others', where: 'home', points: 2 }),
  ceremony('far-finale', { hears: 'completed', by: 'others', where: 'away', points: 1 }),
  ceremony('full-bowl', { hears: 'empty-hand', cards: 5 }),
  ceremony('shut-door', { hears: 'reach', closed: 'ceremony' }),
  ceremony('triple-flute', { hears: 'stack-size', kokopelli: 3 }),
  ceremony('second-spark', { hears: 'open', points: 2, every: 'turn' }),
  ceremony('pair-beat', { hears: 'stack-size', complete: 2 }),
  // The same effects as in the box.
  ceremony('good-friend', { hears: 'laid', card: 'any', by: 'me', where: 'away', points: 1 }),
  ceremony('last-dance', { hears: 'completed', by: 'me', where: 'anywhere', points: 1 }),
  ceremony('first-flame', { hears: 'open', points: 1, every: 'turn' }),
  ceremony('clean-sweep', { hears: 'exchange', cards: 1 }),
  ceremony('early-bird', { hears: 'draw', free: 1 }),
  ceremony('loose-ribbon', { hears: 'play', mismatched: 1 }),
];

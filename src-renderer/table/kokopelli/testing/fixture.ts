import type { CeremonyCard, Effect } from '@shared/ceremonies';
import type { MatchView, ViewDecision, ViewZone } from '@shared/contract/view';
import { decisionOf, viewOf } from '../../testing/fixture';

/** The starter ten with what each does, in the order of their instances. */
const EFFECTS = {
  'double-step': { hears: 'play', cards: 2 },
  'twin-flute': { hears: 'stack-size', kokopelli: 2 },
  'quick-beat': { hears: 'stack-size', complete: 3 },
  'long-road': { hears: 'reach', spaces: 'all' },
  'closed-circle': { hears: 'reach', closed: 'kokopelli' },
  'empty-bowl': { hears: 'empty-hand', points: 3 },
  'flute-host': { hears: 'laid', card: 'kokopelli', by: 'anyone', where: 'home', points: 1 },
  'grand-finale': { hears: 'completed', by: 'me', where: 'anywhere', points: 1 },
  'wide-porch': { hears: 'hand-limit', limit: 7 },
  'first-spark': { hears: 'open', points: 1, every: 'turn' },
} as const satisfies Readonly<Record<string, Effect>>;
type Type = keyof typeof EFFECTS;

const TYPES = [
  'double-step',
  'twin-flute',
  'quick-beat',
  'long-road',
  'closed-circle',
  'empty-bowl',
  'flute-host',
  'grand-finale',
  'wide-porch',
  'first-spark',
] as const satisfies readonly Type[];

const BOX = 'kokopelli-base';

/** The ceremonies of the fixture's cards. */
export function ceremonyOf(ref: string): CeremonyCard | undefined {
  const type = TYPES.find((name) => ref === `${BOX}/${name}`);
  return type === undefined
    ? undefined
    : { id: type, copies: 3, type: 'ceremony', name: { en: type, ja: type }, effect: EFFECTS[type] };
}

const DECK = 36;

/** The n-th card (0–2) of a type in a seat's deck, or the n-th Kokopelli (0–5). */
export const card = (seat: number, type: Type | 'kokopelli', nth = 0): number =>
  seat * DECK + (type === 'kokopelli' ? 30 : TYPES.indexOf(type) * 3) + nth;

const refOfInstance = (instance: number): string => {
  const within = instance % DECK;
  return `${BOX}/${within >= 30 ? 'kokopelli' : (TYPES[Math.floor(within / 3)] ?? '')}`;
};

interface Laid {
  readonly seats: number;
  /** Cards by zone, from the bottom up. */
  readonly zones: Readonly<Record<string, readonly number[]>>;
  readonly decision?: ViewDecision;
}

/** A view of Kokopelli with these cards on the table; seat 0 looks. */
export function festivalOf({ seats, zones, decision }: Laid, changes: Partial<MatchView> = {}): MatchView {
  const zone = (cards: readonly number[]): ViewZone => ({ cards: [...cards], looks: 'all', owner: null });
  const cards = Object.fromEntries(
    Object.values(zones).flatMap((all) => all.map((one) => [one, refOfInstance(one)])),
  );
  const tiles = seats * DECK;
  const tileZones = TYPES.map((type, index) => [
    `tiles:${type}`,
    zone([tiles + 2 * index, tiles + 2 * index + 1]),
  ]);
  const tileCards = TYPES.flatMap((_, index) => [
    [tiles + 2 * index, `${BOX}/tile-3`],
    [tiles + 2 * index + 1, `${BOX}/tile-4`],
  ]);
  const ends = TYPES.map((_, index) => tiles + 20 + index);
  return viewOf({
    game: 'kokopelli',
    options: { types: [...TYPES], tilesToEnd: 9, openBar: 'area' },
    seats: ['Mika', 'Kenji', 'Aoi', 'Ren']
      .slice(0, seats)
      .map((name) => ({ name, player: 'human', handicap: 0 })),
    zones: {
      ...Object.fromEntries(tileZones),
      'end-tiles': zone(ends),
      ...Object.fromEntries(Object.entries(zones).map(([name, laid]) => [name, zone(laid)])),
    },
    cards: {
      ...Object.fromEntries(tileCards),
      ...Object.fromEntries(ends.map((end) => [end, `${BOX}/tile-end`])),
      ...cards,
    },
    counters: { seat: 0, actions: 2, endTriggered: 0 },
    scores: Array.from({ length: seats }, () => 0),
    decision: decision ?? null,
    ...changes,
  });
}

/** A decision of seat 0 with the question Kokopelli asks it by. */
export const askedOf = (kind: string, question: string, ids: readonly string[]): ViewDecision => ({
  ...decisionOf(kind, ids, 1, 1),
  prompt: { key: `prompts.kokopelli.${question}`, values: { n: 2 } },
});

import type { PlayedCard } from '@shared/abilities/card';
import type { MatchView, ViewDecision, ViewZone } from '@shared/contract/view';

/** A few cards of a set that exists only in tests. */
export const CARDS: Readonly<Record<string, PlayedCard>> = {
  'test/white-3': {
    id: 'white-3',
    copies: 4,
    type: 'kirby',
    color: 'white',
    power: 3,
    name: { en: 'Breeze' },
    effects: [],
  },
  'test/red-5': {
    id: 'red-5',
    copies: 1,
    type: 'kirby',
    color: 'red',
    power: 5,
    name: { en: 'Glow' },
    effects: [],
  },
  'test/blue-2': {
    id: 'blue-2',
    copies: 1,
    type: 'kirby',
    color: 'blue',
    power: 2,
    name: { en: 'Ripple' },
    effects: [],
  },
  'test/foe-red-4': {
    id: 'foe-red-4',
    copies: 1,
    type: 'enemy',
    color: 'red',
    life: 4,
    points: 3,
    name: { en: 'Toad' },
  },
  'test/foe-blue-6': {
    id: 'foe-blue-6',
    copies: 1,
    type: 'enemy',
    color: 'blue',
    life: 6,
    points: 5,
    name: { en: 'Hare' },
  },
};

const zone = (
  cards: readonly (number | null)[],
  looks: ViewZone['looks'] = 'all',
  owner: number | null = null,
): ViewZone => ({
  cards: [...cards],
  looks,
  owner,
});

/** Mika (0) holds 0 and 1, Aoi (1) two hidden cards; 10 and 11 are offered, 20 and 21 are enemies, 22 is won. */
export function viewOf(changes: Partial<MatchView> = {}): MatchView {
  return {
    id: 'm1',
    game: 'copy-ability-battle',
    options: {},
    seed: 'seed',
    seats: [
      { name: 'Mika', player: 'human', handicap: 0 },
      { name: 'Aoi', player: 'human', handicap: 0 },
    ],
    viewer: 0,
    number: 5,
    zones: {
      'deck:normal': zone([null, null], 'nobody'),
      'deck:copy': zone([null, null, null], 'nobody'),
      'deck:enemy': zone([null], 'nobody'),
      'discard:kirby': zone([]),
      'discard:enemy': zone([]),
      offer: zone([10, 11]),
      'table:enemy': zone([20, 21]),
      'hand:0': zone([0, 1], 'owner', 0),
      'hand:1': zone([null, null], 'owner', 1),
      'won:0': zone([22], 'all', 0),
      'won:1': zone([], 'all', 1),
      'played:0': zone([], 'all', 0),
      'played:1': zone([], 'all', 1),
      removed: zone([]),
    },
    cards: {
      0: 'test/white-3',
      1: 'test/red-5',
      10: 'test/red-5',
      11: 'test/blue-2',
      20: 'test/foe-red-4',
      21: 'test/foe-blue-6',
      22: 'test/foe-red-4',
    },
    counters: { round: 2, seat: 0, phase: 'action' },
    scores: [3, 0],
    decision: decisionOf('play', ['c0', 'c1', 'skip'], 1, 1),
    curtain: null,
    log: [],
    canUndo: true,
    canRedo: false,
    paused: false,
    result: null,
    history: [[0, 0]],
    best: null,
    practice: false,
    ...changes,
  };
}

/** Easy Battle: Mika (0) holds 0 and 1 and has the first-turn card; red 5 in play may aim at 20 only. */
export function easyViewOf(changes: Partial<MatchView> = {}): MatchView {
  const view = viewOf();
  const zones = {
    'deck:kirby': zone([null, null, null], 'nobody'),
    'discard:kirby': zone([11]),
    'deck:enemy': zone([null], 'nobody'),
    'discard:enemy': zone([]),
    'table:enemy': zone([20, 21]),
    'hand:0': zone([0, 1], 'owner', 0),
    'hand:1': zone([null, null], 'owner', 1),
    'won:0': zone([22], 'all', 0),
    'won:1': zone([], 'all', 1),
    'played:0': zone([10], 'all', 0),
    'played:1': zone([], 'all', 1),
    removed: zone([]),
  };
  return {
    ...view,
    game: 'easy-battle',
    zones,
    counters: { seat: 0, set: 2, starter: 0, phase: 'attack' },
    decision: easyTarget(),
    ...changes,
  };
}

/** The target of an easy attack of power 5: it beats the toad and not the hare. */
export const easyTarget = (): ViewDecision => ({ ...targetDecision(), min: 1, max: 1 });

export function decisionOf(kind: string, ids: readonly string[], min: number, max: number): ViewDecision {
  return {
    seat: 0,
    kind,
    mine: true,
    prompt: { key: `prompts.${kind}`, values: { n: max, power: 5 } },
    options: ids.map((id) => ({ id })),
    barred: [],
    min,
    max,
    ordered: false,
  };
}

/** The target decision of an attack with power 5: beats the toad, not the hare. */
export function targetDecision(): ViewDecision {
  const parts = [
    { source: 'card' as const, amount: 3 },
    { source: 'step' as const, amount: 2 },
  ];
  return {
    ...decisionOf('target', [], 0, 2),
    options: [
      { id: 'c20', preview: { power: 5, parts, life: 4, succeeds: true, stars: 3 } },
      { id: 'c21', preview: { power: 5, parts, life: 6, succeeds: false, stars: 0 } },
    ],
  };
}

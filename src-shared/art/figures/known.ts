import type { FigureColor } from './recolor';

/** What `art.props` can add to a figure. */
export const FIGURE_PROPS = [
  'companion',
  'nightcap',
  'scent',
  'curry',
  'blocks',
  'urchin',
  'mushroom',
  'crown-blue',
  'crown-gold',
  'golden',
  'trail-yellow',
  'trail-blue',
  'trail-red',
  'trail-green',
] as const;
/** One of the things a figure can carry or turn to. */
export type FigureProp = (typeof FIGURE_PROPS)[number];

/** What is known of a figure without drawing it. */
export interface FigureKnown {
  /** An emblem is an ability in the air, for Kirby cards; a creature stands on enemy cards. */
  readonly kind: 'emblem' | 'creature';
  /** The card colour it is drawn in; on another card it turns to that one's. */
  readonly native: FigureColor;
  readonly props: readonly FigureProp[];
}

const emblem = (native: FigureColor): FigureKnown => ({
  kind: 'emblem',
  native,
  props: FIGURE_PROPS,
});
const creature = (native: FigureColor): FigureKnown => ({
  kind: 'creature',
  native,
  props: ['nightcap', 'crown-blue', 'crown-gold', 'golden'],
});

/** All figures: emblems of abilities, then creatures. */
export const FIGURES = {
  beam: emblem('yellow'),
  cutter: emblem('yellow'),
  bomb: emblem('blue'),
  ice: emblem('blue'),
  fire: emblem('red'),
  fighter: emblem('red'),
  sword: emblem('green'),
  spark: emblem('green'),
  swirl: emblem('white'),
  comet: emblem('white'),
  snail: creature('yellow'),
  beetle: creature('yellow'),
  mole: creature('blue'),
  hare: creature('blue'),
  toad: creature('red'),
  crab: creature('red'),
  mantis: creature('green'),
  sheep: creature('green'),
  hedgehog: creature('white'),
  moth: creature('white'),
  otter: creature('white'),
  bear: creature('white'),
  fox: creature('white'),
  oak: creature('white'),
  kids: creature('white'),
  ram: creature('white'),
  crane: creature('white'),
  heron: creature('white'),
  badger: creature('white'),
} as const satisfies Record<string, FigureKnown>;

/** The names of `art.figure`. */
export type FigureName = keyof typeof FIGURES;

/** Whether a figure has this name. */
export const isFigure = (name: string): name is FigureName => Object.hasOwn(FIGURES, name);

/** All names of figures, emblems first. */
export const FIGURE_NAMES: readonly FigureName[] = Object.keys(FIGURES).filter(isFigure);

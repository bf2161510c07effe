import { hashText, Random, subSeed } from '../drawing/random';
import { Pen } from '../drawing/pen';
import { tone } from '../tone';
import { crane, heron } from './birds';
import { bomb, comet, cutter, fighter, swirl, sword } from './emblems-hand';
import { beam, fire, ice, spark } from './emblems-light';
import { extras } from './extras';
import { Hand } from './hand';
import { FIGURES, type FigureName, isFigure } from './known';
import { hare, hedgehog, mole } from './hedge';
import { beetle, mantis, moth } from './insects';
import { crab, otter, snail, toad } from './pond';
import { type FigureColor, inColor, inGold } from './recolor';
import { fox, oak } from './seasons';
import { turnedSweep } from './trail';
import { badger, bear } from './sett';
import { kids, ram, sheep } from './wool';

const DRAWINGS: Readonly<Record<FigureName, (hand: Hand) => string>> = {
  beam,
  cutter,
  bomb,
  ice,
  fire,
  fighter,
  sword,
  spark,
  swirl,
  comet,
  snail,
  beetle,
  mole,
  hare,
  toad,
  crab,
  mantis,
  sheep,
  hedgehog,
  moth,
  otter,
  bear,
  fox,
  oak,
  kids,
  ram,
  crane,
  heron,
  badger,
};

/** Who stands for an ability on an enemy card whose art names nobody. */
const BEARERS: Readonly<Record<string, FigureName>> = {
  beam: 'snail',
  cutter: 'beetle',
  bomb: 'mole',
  ice: 'hare',
  fire: 'toad',
  fighter: 'crab',
  sword: 'mantis',
  spark: 'sheep',
};
const WHITE_CREATURES = ['hedgehog', 'moth', 'otter', 'bear', 'fox'] as const;

/** What a figure's choice goes by. */
export interface FigureWish {
  /** `art.figure`; a name that is not known is passed over. */
  readonly figure?: string | undefined;
  readonly card: 'kirby' | 'enemy';
  readonly ability?: string | undefined;
  /** Power or life, 1–8. */
  readonly rank: number;
  readonly seed: string;
}

/** The named figure, or one that suits the card, always the same for the same seed. */
export function chooseFigure({ figure, card, ability, rank, seed }: FigureWish): FigureName {
  if (figure !== undefined && isFigure(figure)) return figure;
  if (card === 'kirby') {
    if (ability !== undefined && isFigure(ability)) return ability;
    return rank > 6 ? 'comet' : 'swirl';
  }
  return BEARERS[ability ?? ''] ?? new Random(subSeed(seed, 'creature')).pick(WHITE_CREATURES);
}

/** What a figure is drawn from. */
export interface FigureOptions {
  readonly name: FigureName;
  /** Start of all ids; left out, it follows from the other options. */
  readonly id?: string | undefined;
  /** The card's id: the same seed always gives the same figure. */
  readonly seed: string;
  /** The card's colour; a figure drawn in another one's hue turns to it. Its own when absent. */
  readonly color?: FigureColor | undefined;
  /** Power or life, 1–8: stronger figures carry more. */
  readonly rank?: number | undefined;
  /** Share of the grain: 1 on the full face, a third on the small ones. */
  readonly grain?: number | undefined;
  /** `art.props`; names the figure does not know change nothing. */
  readonly props?: readonly string[] | undefined;
}

/**
 * Draws a figure as an SVG fragment in a box of 200 × 200, a creature's ground at 176. Pure, of the same hand and
 * tone as the places.
 */
export function drawFigure(options: FigureOptions): string {
  const { name, seed, color, rank = 4, grain = 1, props = [] } = options;
  const { native } = FIGURES[name];
  const id = options.id ?? `f${hashText(`${seed}/${name}/${rank}/${grain}/${props.join()}`).toString(36)}`;
  const hand = new Hand(new Pen({ id, seed, layer: name, grain }), rank, new Set(props));
  const drawing = inColor(DRAWINGS[name](hand), native, color ?? native);
  return tone(turnedSweep(hand) + (hand.has('golden') ? inGold(drawing) : drawing) + extras(hand, name));
}

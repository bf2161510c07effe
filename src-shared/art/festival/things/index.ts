import { hashText } from '../../drawing/random';
import { Pen } from '../../drawing/pen';
import { Hand } from '../../figures/hand';
import { tone } from '../../tone';
import * as fair from './fair';
import * as home from './home';
import * as kitchen from './kitchen';
import { type ThingName } from './known';
import * as music from './music';
import * as wear from './wear';

const DRAWINGS: Readonly<Record<ThingName, (hand: Hand) => string>> = {
  shoes: wear.shoes,
  flutes: music.flutes,
  drum: music.drum,
  basket: kitchen.basket,
  parcel: fair.parcel,
  bowl: kitchen.bowl,
  house: home.house,
  firework: fair.firework,
  ribbons: fair.ribbons,
  porch: home.porch,
  door: home.door,
  torch: home.torch,
  signpost: fair.signpost,
  broom: home.broom,
  ring: home.ring,
  sill: home.sill,
  'paper-star': fair.paperStar,
  lantern: home.lantern,
  clock: home.clock,
  stool: home.stool,
  cushion: home.cushion,
  ladder: home.ladder,
  key: home.key,
  candle: kitchen.candle,
  kettle: kitchen.kettle,
  teapot: kitchen.teapot,
  jug: kitchen.jug,
  pot: kitchen.pot,
  bread: kitchen.bread,
  cake: kitchen.cake,
  apples: kitchen.apples,
  fiddle: music.fiddle,
  tambourine: music.tambourine,
  balloons: fair.balloons,
  pinwheel: fair.pinwheel,
  top: fair.top,
  'paper-boat': fair.paperBoat,
  yarn: fair.yarn,
  flowerpot: fair.flowerpot,
  'watering-can': fair.wateringCan,
  hat: wear.hat,
  scarf: wear.scarf,
  mittens: wear.mittens,
  umbrella: wear.umbrella,
  book: wear.book,
  letter: wear.letter,
};

/** What a household thing is drawn from. */
export interface ThingOptions {
  readonly name: ThingName;
  /** Start of all ids; left out, it follows from the other options. */
  readonly id?: string | undefined;
  /** The card's id: the same seed always gives the same grain. */
  readonly seed: string;
  /** Share of the grain: 1 on the full face, a third on the small ones. */
  readonly grain?: number | undefined;
}

/**
 * Draws a household thing as an SVG fragment in a box of 200 × 200, lit from the upper right. Pure, of the same hand
 * and tone as figures and places.
 */
export function drawThing({ name, seed, grain = 1, id }: ThingOptions): string {
  const start = id ?? `t${hashText(`${seed}/${name}/${grain}`).toString(36)}`;
  const hand = new Hand(new Pen({ id: start, seed, layer: name, grain }), 4, new Set());
  return tone(DRAWINGS[name](hand));
}

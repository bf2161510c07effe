import { fromLch, lch, mix } from '../drawing/colour';
import { Pen } from '../drawing/pen';
import { Random, subSeed } from '../drawing/random';
import type { DayPalette, TimeOfDay } from '../times';

/** What every layer of one picture knows. Lengths are in grid units. */
export interface Stage {
  readonly id: string;
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** Where far land meets the sky, from the top. */
  readonly horizon: number;
  /** Size of things: 1 on a picture 630 wide and 560 high. */
  readonly unit: number;
  readonly timeOfDay: TimeOfDay;
  readonly day: DayPalette;
  /** Share of the grain, see {@link Pen}. */
  readonly grain: number;
  /** Keeps clouds and stars out of the upper left, where words stand. */
  readonly calm: boolean;
  /** Minor props change sides; the light never does. */
  readonly mirrored: boolean;
  readonly props: ReadonlySet<string>;
}

/** A pen that knows its stage: where things go, how large they are and how the hour colours them. */
export class Brush extends Pen {
  readonly day: DayPalette;
  /** The horizon's colour: what lies between the eye and far things. */
  readonly air: string;

  constructor(
    readonly stage: Stage,
    layer: string,
  ) {
    super({ id: stage.id, seed: stage.seed, layer, grain: stage.grain });
    this.day = stage.day;
    this.air = stage.day.sky[2];
  }

  /** Across the picture: 0 is the left edge, 1 the right. */
  x(share: number): number {
    return this.stage.width * share;
  }

  /** Like {@link x} for minor props, on the other side when the seed mirrors them. */
  side(share: number): number {
    return this.x(this.stage.mirrored ? 1 - share : share);
  }

  /** Down the sky: 0 is the top edge, 1 the horizon. */
  sky(share: number): number {
    return this.stage.horizon * share;
  }

  /** Down the land: 0 is the horizon, 1 the bottom edge. */
  land(share: number): number {
    return this.stage.horizon + (this.stage.height - this.stage.horizon) * share;
  }

  /** A length as on a picture of unit size. */
  s(length: number): number {
    return length * this.stage.unit;
  }

  /** A thing's own daylight colour as it looks at this hour. */
  local(colour: string): string {
    const [cast, amount] = this.day.cast;
    return mix(colour, this.castFor(colour, cast), amount);
  }

  /** The hour colours dark things too, but never makes them paler than they are by day. */
  private castFor(colour: string, cast: string): string {
    const own = lch(colour).l;
    const { l, c, h } = lch(cast);
    return own < l ? fromLch({ l: own + (l - own) * 0.25, c: c * 0.8, h }) : cast;
  }

  /** A local colour seen through `distance` (0–1) of air. */
  far(colour: string, distance: number): string {
    return mix(this.local(colour), this.air, distance);
  }

  /** How lit edges of a colour look. */
  lit(colour: string, amount = 0.4): string {
    return mix(colour, this.day.light, amount);
  }
}

/** Collects the layers of one picture in two stacks: behind the figure and in front of its feet. */
export class Board {
  private readonly behind: string[] = [];
  private readonly infront: string[] = [];
  private readonly names = new Set<string>();

  constructor(readonly stage: Stage) {}

  /** Adds a layer behind the figure. The name must be new: it is the layer's sub-seed. */
  back(layer: string, draw: (brush: Brush) => string): void {
    this.behind.push(draw(this.brush(layer)));
  }

  /** Adds a layer in front of the figure's feet. */
  near(layer: string, draw: (brush: Brush) => string): void {
    this.infront.push(draw(this.brush(layer)));
  }

  /** Works out something several layers share, such as a ridge, from its own sub-seed. */
  plan<T>(name: string, make: (brush: Brush) => T): T {
    return make(this.brush(name));
  }

  /** A whole number of things from `low` to `high`, from its own sub-seed. */
  count(name: string, low: number, high: number): number {
    return new Random(subSeed(this.stage.seed, name)).whole(low, high);
  }

  /** The two stacks, from back to front. */
  layers(): { back: string; near: string } {
    return { back: this.behind.join(''), near: this.infront.join('') };
  }

  private brush(layer: string): Brush {
    if (this.names.has(layer)) throw new Error(`Two layers are called ${layer}`);
    this.names.add(layer);
    return new Brush(this.stage, layer);
  }
}

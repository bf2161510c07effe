import { Random, subSeed } from './random';

/** What a pen needs to know to draw one layer. */
export interface PenOptions {
  /** Start of every id; unique among the drawings that may stand in one document (the card's id and face). */
  readonly id: string;
  /** The picture's seed: the card's id. */
  readonly seed: string;
  /** Name of the layer, unique in the drawing. */
  readonly layer: string;
  /** Share of the grain that is drawn: 1 on the full face, a third on the small ones. */
  readonly grain?: number;
}

/**
 * Draws one layer: gives out ids and random numbers that depend on nothing but the picture's seed and the layer's
 * name. Shapes and grain have separate random numbers, so that a picture with less grain is the same picture.
 */
export class Pen {
  readonly random: Random;
  readonly grainRandom: Random;
  readonly grainShare: number;
  private readonly prefix: string;
  private given = 0;

  constructor({ id, seed, layer, grain = 1 }: PenOptions) {
    this.random = new Random(subSeed(seed, layer));
    this.grainRandom = new Random(subSeed(seed, `${layer}/grain`));
    this.grainShare = grain;
    this.prefix = `${id}-${layer}-`.replace(/[^A-Za-z0-9_-]/g, '_');
  }

  /** A new id, unique within the drawing. */
  newId(): string {
    this.given += 1;
    return `${this.prefix}${this.given.toString(36)}`;
  }

  /** Short for `random.between`. */
  between(low: number, high: number): number {
    return this.random.between(low, high);
  }
}

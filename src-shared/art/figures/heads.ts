import type { FigureName } from './known';

/** Where a creature wears what it has on its head: the middle of the brim, its turn in degrees and its size. */
export interface Head {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

/** The heads of the creatures; emblems have none. */
export const HEADS: Readonly<Partial<Record<FigureName, Head>>> = {
  snail: { x: 46, y: 86, turn: -6, scale: 0.56 },
  beetle: { x: 59, y: 108, turn: 4, scale: 0.56 },
  mole: { x: 66, y: 106, turn: -14, scale: 0.7 },
  hare: { x: 78, y: 76, turn: 4, scale: 0.62 },
  toad: { x: 102, y: 90, turn: 8, scale: 0.62 },
  crab: { x: 100, y: 111, turn: 0, scale: 0.56 },
  mantis: { x: 73, y: 46, turn: -4, scale: 0.5 },
  sheep: { x: 62, y: 70, turn: -8, scale: 0.72 },
  hedgehog: { x: 62, y: 118, turn: -12, scale: 0.6 },
  moth: { x: 100, y: 62, turn: 0, scale: 0.52 },
  otter: { x: 70, y: 42, turn: 2, scale: 0.84 },
  bear: { x: 80, y: 52, turn: 4, scale: 0.94 },
  fox: { x: 70, y: 86, turn: -4, scale: 0.62 },
  oak: { x: 100, y: 4, turn: 4, scale: 0.9 },
  kids: { x: 54, y: 86, turn: -8, scale: 0.46 },
  ram: { x: 54, y: 66, turn: -10, scale: 0.72 },
  crane: { x: 64, y: 34, turn: -4, scale: 0.58 },
  heron: { x: 92, y: 20, turn: 8, scale: 0.58 },
  badger: { x: 76, y: 74, turn: -10, scale: 0.84 },
};

/** The SVG transform that puts something drawn around 0, 0 on a head. */
export const onHead = ({ x, y, turn, scale }: Head): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;

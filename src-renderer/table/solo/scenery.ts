import { smooth, type Point } from '@shared/art/drawing/path';
import { Random, subSeed } from '@shared/art/drawing/random';
import { foregroundAt, HILL_COUNT, hillHeights, hillScale, type HillBox } from './hills';

/** A piece of land: its outline, and the grain below its crest gathered into a few paths. */
export interface Land {
  /** 1 … 4 as the row that stands on it, 0 the ground before them all. */
  readonly row: number;
  readonly outline: string;
  readonly dark: string;
  readonly light: string;
  readonly grass: string;
}

/** A tree: its trunk, and its crown as a lit disc with the leaves' own disc over it. */
export interface Tree {
  readonly row: number;
  readonly trunk: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A house with its one lit window. */
export interface House {
  readonly walls: string;
  readonly roof: string;
  readonly window: string;
  readonly glow: { readonly x: number; readonly y: number; readonly radius: number };
}

/** Everything that is drawn of the hills, from back to front. */
export interface Scenery {
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number };
  readonly clouds: string;
  readonly lands: readonly Land[];
  readonly trees: readonly Tree[];
  readonly house: House;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** How a crest rolls, in the comp's pixels up and down. */
const ROLL = 9;

/** Trees by the hill they stand on and how far across: only beside the lanes, where nobody walks. */
const TREES: readonly { readonly row: number; readonly across: number; readonly size: number }[] = [
  { row: 4, across: 0.955, size: 15 },
  { row: 4, across: 0.978, size: 20 },
  { row: 3, across: 0.905, size: 22 },
  { row: 3, across: 0.945, size: 16 },
  { row: 2, across: 0.975, size: 27 },
];

type Crest = (x: number) => number;

function crestOf(box: HillBox, row: number, seed: string): Crest {
  const random = new Random(subSeed(seed, `crest ${row}`));
  const height = row === 0 ? foregroundAt(box) : hillHeights(box, row).crest;
  const roll = ROLL * hillScale(box) * (row === 0 ? 0.7 : 1);
  const slow = random.between(0.8, 1.15) * 2 * Math.PI;
  const fast = random.between(1.7, 2.4) * 2 * Math.PI;
  const start = random.between(0, 6.28);
  const second = random.between(0, 6.28);
  return (x) => {
    const share = x / box.width;
    return height - roll * (0.7 * Math.sin(slow * share + start) + 0.3 * Math.sin(fast * share + second));
  };
}

function landOf(box: HillBox, row: number, crest: Crest, seed: string): Land {
  const steps = 14;
  const edge = 12;
  const points = Array.from({ length: steps + 3 }, (_, index): Point => {
    const x = ((index - 1) / steps) * box.width;
    return [x, crest(x)];
  });
  const bottom = box.height + edge;
  const outline = `${smooth(points)}L${round(box.width + 90)} ${round(bottom)}L-90 ${round(bottom)}Z`;
  return { row, outline, ...grainOf(box, row, crest, seed) };
}

/** Dots, dashes and tufts below a crest, thinner with depth; near ones are larger. */
function grainOf(
  box: HillBox,
  row: number,
  crest: Crest,
  seed: string,
): { dark: string; light: string; grass: string } {
  const random = new Random(subSeed(seed, `grain ${row}`));
  const scale = hillScale(box);
  const size = scale * (1.25 - row * 0.14);
  const depth = box.height * (row === 0 ? 0.05 : 0.17);
  const count = Math.round((row === 0 ? 50 : 120) * (box.width / (690 * scale)));
  let dark = '';
  let light = '';
  for (let mark = 0; mark < count; mark += 1) {
    const x = random.between(0, box.width);
    const y = crest(x) + 9 * scale + random.next() ** 1.6 * depth;
    const dash = `M${round(x)} ${round(y)}l${round(random.between(0.1, 4.5) * size)} ${round(-0.8 * size)}`;
    if (mark % 4 === 0) light += dash;
    else dark += dash;
  }
  let grass = '';
  for (let tuft = 0; tuft < count / 10; tuft += 1) {
    const x = random.between(0, box.width);
    const y = crest(x) + random.between(5, 22) * scale;
    for (const lean of [-3, -1, 1.4, 3.4]) {
      const tall = (7 - Math.abs(lean)) * size;
      grass += `M${round(x + lean * size)} ${round(y)}q${round(lean * 0.4 * size)} ${round(-tall * 0.6)} ${round(lean * 0.9 * size)} ${round(-tall)}`;
    }
  }
  return { dark, light, grass };
}

function treeOf(box: HillBox, crest: Crest, { row, across, size }: (typeof TREES)[number]): Tree {
  const scale = hillScale(box);
  const x = box.width * across;
  const foot = crest(x) + 8 * scale;
  const radius = (size * scale) / 2;
  const half = radius * 0.14;
  return {
    row,
    trunk: `M${round(x - half)} ${round(foot)}L${round(x - half * 0.6)} ${round(foot - radius * 1.6)}h${round(half * 1.2)}L${round(x + half)} ${round(foot)}Z`,
    x: round(x),
    y: round(foot - radius * 1.9),
    radius: round(radius),
  };
}

/** A small house left on the farthest hill, where the walk begins. */
function houseOf(box: HillBox, crest: Crest): House {
  const scale = hillScale(box);
  const size = 21 * scale;
  const x = box.width * 0.118;
  const foot = crest(x) + 5 * scale;
  const wall = { left: x - size * 0.5, top: foot - size * 0.72 };
  const pane = { x: x + size * 0.14, y: foot - size * 0.2, half: size * 0.11 };
  return {
    walls: `M${round(wall.left)} ${round(foot)}V${round(wall.top)}h${round(size)}V${round(foot)}Z`,
    roof:
      `M${round(x - size * 0.72)} ${round(wall.top + size * 0.08)}` +
      `L${round(x - size * 0.3)} ${round(wall.top - size * 0.56)}h${round(size * 0.6)}` +
      `L${round(x + size * 0.72)} ${round(wall.top + size * 0.08)}Z`,
    window:
      `M${round(pane.x - pane.half)} ${round(pane.y)}v${round(-pane.half * 1.6)}` +
      `a${round(pane.half)} ${round(pane.half)} 0 0 1 ${round(pane.half * 2)} 0v${round(pane.half * 1.6)}Z`,
    glow: { x: round(pane.x), y: round(pane.y - pane.half), radius: round(size * 0.85) },
  };
}

/** Lens-shaped streaks of thin cloud above the farthest hill. */
function cloudsOf(box: HillBox): string {
  const streak = (across: number, down: number, half: number): string => {
    const x = box.width * across;
    const y = hillHeights(box, HILL_COUNT).crest * down;
    const wide = half * hillScale(box);
    return (
      `M${round(x - wide)} ${round(y)}Q${round(x)} ${round(y - wide * 0.1)} ${round(x + wide)} ${round(y)}` +
      `Q${round(x)} ${round(y + wide * 0.045)} ${round(x - wide)} ${round(y)}Z`
    );
  };
  return streak(0.3, 0.42, 74) + streak(0.47, 0.66, 48) + streak(0.93, 0.3, 60);
}

/**
 * The hills of a quest as shapes: a low sun at the upper right, four hills that grow darker towards the eye,
 * a house on the farthest. The same box and seed give the same hills.
 */
export function sceneryOf(box: HillBox, seed: string): Scenery {
  const rows = Array.from({ length: HILL_COUNT + 1 }, (_, index) => HILL_COUNT - index);
  const crests = new Map(rows.map((row) => [row, crestOf(box, row, seed)]));
  const crest = (row: number): Crest => crests.get(row) ?? (() => 0);
  const scale = hillScale(box);
  const sunX = box.width * 0.815;
  return {
    sun: { x: sunX, y: crest(HILL_COUNT)(sunX) - 8 * scale, radius: 27 * scale },
    clouds: cloudsOf(box),
    lands: rows.map((row) => landOf(box, row, crest(row), seed)),
    trees: TREES.map((tree) => treeOf(box, crest(tree.row), tree)),
    house: houseOf(box, crest(HILL_COUNT)),
  };
}

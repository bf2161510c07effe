import { mix } from '@shared/art/drawing/colour';
import { ellipse, star } from '@shared/art/drawing/path';
import { Random, subSeed } from '@shared/art/drawing/random';
import { disc, fill, line } from '@shared/art/drawing/shape';
import { PAPER } from './palette';

/** The one hue of number, rules and blank cards, none of the five card colours. */
export const PLUM = '#5B3A5E';
/** Plum as it catches the light, and as it lies in the shade. */
export const PLUM_LIT = '#8B6690';
export const PLUM_SHADE = '#432A47';
/** Plum paper, pale. */
export const PALE_PLUM = '#EADFE8';

/** Paper hills from far to near: their colour, and how high they stand above the front one's foot. */
const HILLS = [
  { color: '#DDCCDD', rise: 300, at: 0.28 },
  { color: '#CAB3CC', rise: 214, at: 0.74 },
  { color: '#B497B8', rise: 118, at: 0.36 },
] as const;

/** A hill's line across the card; `at` is where its crest stands, 0–1. */
const hill = (y: number, at: number, foot: number): string => {
  const crest = Math.round(630 * at);
  return (
    `M10 ${y + 44}C${crest - 190} ${y + 30} ${crest - 120} ${y} ${crest} ${y}` +
    `S${crest + 230} ${y + 46} 620 ${y + (at > 0.5 ? 24 : 52)}V${foot}H10Z`
  );
};

/** Fibres of a paper hill: dots and short strokes that rise to the right. */
function fibres(seed: string, top: number, color: string): string {
  const random = new Random(subSeed(seed, `hill-${top}`));
  let dots = '';
  let dashes = '';
  for (let i = 0; i < 46; i++) {
    const x = random.whole(24, 606);
    const y = top + 62 + Math.round(80 * random.next() ** 1.4);
    if (i % 6 === 0) dashes += `M${x} ${y}l${random.whole(14, 30)} ${-random.whole(4, 10)}`;
    else dots += `M${x} ${y}h.1`;
  }
  return line(dots, color, 3.4, 0.6) + line(dashes, color, 3, 0.45);
}

/** Where a sign stands: the middle of its foot, and what fits above it. */
export interface Stand {
  readonly x: number;
  readonly y: number;
}

/** A plum evening of paper hills behind which a moon rises, and the places on them where signs stand. */
export interface PlumHills {
  /** Drawn first; the signs of the far hill stand behind the near one. */
  readonly far: string;
  readonly near: string;
  readonly farStand: Stand;
  readonly nearStand: Stand;
}

/**
 * The hills of a number or rules card.
 *
 * @param foot where the paper with the name begins, from the card's top
 * @param seed the card's id
 */
export function plumHills(foot: number, seed: string): PlumHills {
  const drawn = HILLS.map(({ color, rise, at }) => {
    const y = foot - rise;
    return (
      fill(hill(y, at, foot + 60), mix(color, PAPER, 0.5)) +
      fill(hill(y + 8, at - 0.012, foot + 60), color) +
      fibres(seed, y, mix(color, PLUM, 0.34))
    );
  });
  const random = new Random(subSeed(seed, 'stars'));
  const stars = Array.from({ length: 9 }, () =>
    star(random.whole(60, 580), random.whole(44, Math.round(foot * 0.42)), random.whole(4, 9), {
      points: 4,
      waist: 0.36,
      round: 0.08,
    }),
  ).join('');
  const sky = fill(`M10 10H620V${foot + 60}H10Z`, PALE_PLUM);
  const moon =
    disc(432, foot * 0.31, 176, PAPER, 0.28) +
    disc(432, foot * 0.31, 132, PAPER, 0.4) +
    disc(432, foot * 0.31, 88, PAPER, 0.95);
  return {
    far: sky + moon + fill(stars, '#FFFFFF', 0.9) + (drawn[0] ?? '') + (drawn[1] ?? ''),
    near: drawn[2] ?? '',
    farStand: { x: 446, y: foot - 176 },
    nearStand: { x: 226, y: foot - 84 },
  };
}

/** The flat shadow under what stands on a hill. */
export const standShadow = (x: number, y: number, half: number): string =>
  fill(ellipse(x, y, half, half * 0.13), PLUM, 0.32);

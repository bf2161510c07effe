import { ellipse, type Point, polygon, roundRect, smooth, star } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { dots, eye, type Hand } from './hand';
import { type Head, onHead } from './heads';

// What the wind of the Normal cards carries, and what their promo pictures put in its place.

const CAP = smooth(
  [
    [-26, 2],
    [-18, -24],
    [4, -42],
    [34, -40],
    [50, -18],
    [52, 4],
    [44, 6],
    [38, -12],
    [26, -18],
    [26, 2],
  ],
  true,
);

/** Normal 1: a small second star, resting beside the large one; awake until it wears its cap. */
export const companion = (hand: Hand): string =>
  hand.glow(46, 152, 38, '#FFF6DC', 0.6) +
  hand.form(star(46, 154, 25, { turn: -80 }), '#F5C65A', 10, 4, { rim: '#FFFBE6', shade: '#D08A3A' });

/** One sleeping cap, the middle of its brim at 0, 0. */
const cap = (hand: Hand, transform: string, cloth: string): string =>
  `<g transform="${transform}">` +
  hand.form(CAP, cloth, 12, 5, { on: line('M-20 -14L22 -26M-8 -32L30 -36M30 -20L50 -14', '#FFF3DC', 5) }) +
  hand.form(
    polygon(
      [
        [-31, -4],
        [31, -8],
        [33, 8],
        [-29, 12],
      ],
      7,
    ),
    '#FFF6E4',
    9,
    4,
  ) +
  hand.form(ellipse(49, 12, 9.5), '#FFF6E4', 4, 3) +
  '</g>';

/**
 * A sleeping cap where a creature's head is. Promo 1, where there is none: two caps, one on the star and one on the
 * small star beside it, which sleeps too.
 */
export function nightcap(hand: Hand, head?: Head): string {
  if (head !== undefined) return cap(hand, onHead(head), '#4F63B0');
  const sleep = (x: number, y: number, s: number): string =>
    line(`M${x} ${y}h${s}l-${s} ${s}h${s}`, '#4F63B0', s * 0.34);
  return (
    cap(hand, 'translate(100 76) rotate(-8) scale(1.35)', '#4F63B0') +
    cap(hand, 'translate(42 134) rotate(-16) scale(.85)', '#B0508A') +
    sleep(166, 40, 14) +
    sleep(188, 14, 18) +
    (hand.has('companion') ? sleep(10, 96, 9) + sleep(-2, 76, 12) : '')
  );
}

/** Normal 3: where the scent comes from, before one sees the plate. */
export const scent = (): string =>
  line(
    'M10 150C36 120 4 96 30 66S26 22 46 6M40 168C70 134 34 112 58 82S54 44 72 26M150 184C172 160 146 140 166 116S164 84 178 70',
    '#FFDCA6',
    8,
    0.9,
  );

/** Normal 4: building blocks knocked out of their wall, tumbling through the wind. */
export function blocks(hand: Hand): string {
  const block = (x: number, y: number, turn: number, size: number, colour: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    hand.form(roundRect(-size, -size, size * 2, size * 2, size * 0.22), colour, size * 0.6, size * 0.28) +
    fill(star(0, 0, size * 0.52, { waist: 0.54 }), '#FFF1D6', 0.9) +
    '</g>';
  return (
    block(26, 160, -18, 19, '#C99563') +
    block(166, 44, 24, 21, '#B97F56') +
    block(172, 158, 40, 17, '#D8A873') +
    block(30, 52, 12, 14, '#D8A873') +
    block(98, 186, -34, 13, '#B97F56')
  );
}

/** Normal 5: a hedgehog's young one, rolled up in surprise on its way in. */
export function urchin(hand: Hand): string {
  let spines = '';
  for (let i = 0; i < 11; i++) {
    const angle = (i * 25 - 112) * (Math.PI / 180);
    const at = (radius: number, off: number): Point => [
      radius * Math.cos(angle + off),
      radius * Math.sin(angle + off),
    ];
    spines += polygon([at(18, -0.24), at(36, 0), at(18, 0.24)], 2);
  }
  return (
    '<g transform="translate(46 128) rotate(-20) scale(1.35)">' +
    hand.form(spines, '#8A6A60', 10, 4, { rim: '#C3A394', shade: '#5E4440' }) +
    hand.form(ellipse(0, 0, 24), '#7A5A52', 12, 5, { on: hand.grain(-24, -20, 36, 40, 12, '#5E4440') }) +
    hand.form(
      smooth(
        [
          [-32, 10],
          [-22, -6],
          [-4, -8],
          [6, 4],
          [0, 16],
          [-16, 18],
        ],
        true,
      ),
      '#F1E2C8',
      8,
      3,
    ) +
    fill(ellipse(-33, 9, 4.6, 3.8), '#3A2530') +
    eye(-14, 2, 3.8) +
    '</g>'
  );
}

/** Promo 3: a plate of curry and a spoon, steam leading the nose. */
export function curry(hand: Hand): string {
  return `<g transform="translate(100 122) scale(1.28)">${
    line(
      'M-22 -40q-9 -12 0 -22t0 -22M4 -44q-9 -12 0 -22t0 -22M30 -40q-9 -12 0 -22t0 -20',
      '#FFFFFF',
      6,
      0.75,
    ) +
    hand.form(ellipse(0, 8, 66, 24), '#F3F0EA', 24, 6, { rim: '#FFFFFF', shade: '#CFC7D2' }) +
    hand.form(ellipse(0, 2, 50, 16), '#FFFDF6', 14, 4, { shade: '#E2DBE4' }) +
    hand.form(
      smooth(
        [
          [-46, 2],
          [-34, -16],
          [-8, -22],
          [8, -12],
          [6, 6],
          [-14, 14],
          [-38, 12],
        ],
        true,
      ),
      '#FFF8EA',
      12,
      5,
      {
        on: hand.grain(-44, -20, 46, 34, 14, '#DCCFB8'),
      },
    ) +
    hand.form(
      smooth(
        [
          [2, -10],
          [24, -12],
          [46, -4],
          [46, 8],
          [22, 16],
          [0, 12],
          [-8, 4],
        ],
        true,
      ),
      '#B8712F',
      14,
      5,
      {
        rim: '#E3A659',
        on: hand.grain(0, -8, 40, 22, 10, '#7E4420'),
      },
    ) +
    hand.form(
      polygon(
        [
          [14, -6],
          [26, -8],
          [28, 2],
          [16, 4],
        ],
        4,
      ),
      '#E8893A',
      4,
      2,
    ) +
    hand.form(
      polygon(
        [
          [30, 0],
          [40, -3],
          [42, 6],
          [32, 8],
        ],
        4,
      ),
      '#F0D58A',
      4,
      2,
    ) +
    line('M58 26L86 -2', '#B9BFCC', 7) +
    hand.form(ellipse(92, -10, 11, 15), '#E3E8F0', 6, 3, {
      rim: '#FFFFFF',
      shade: '#A9B2C4',
      transform: 'rotate(42 92 -10)',
    })
  }</g>`;
}

/** Promo 5: a toadstool instead of the hedgehog, uprooted and on its way in with a smaller one. */
export function toadstools(hand: Hand): string {
  const toadstool = (transform: string): string =>
    `<g transform="${transform}">` +
    line('M-6 40q-8 8 -6 18M1 42q2 9 -2 18M7 40q9 6 9 16', '#C9AE8A', 3.4) +
    hand.form(
      smooth(
        [
          [-11, -4],
          [11, -4],
          [11, 20],
          [15, 38],
          [0, 44],
          [-15, 38],
          [-11, 20],
        ],
        true,
      ),
      '#F4E6CC',
      9,
      4,
    ) +
    hand.form('M-42 4C-40 -26 -18 -42 0 -42C20 -42 40 -26 42 4Q0 16 -42 4Z', '#C4584A', 18, 6, {
      rim: '#F0A080',
      on:
        disc(-17, -13, 8, '#FFF3DC') +
        disc(11, -24, 9, '#FFF3DC') +
        disc(26, -5, 6, '#FFF3DC') +
        disc(-32, -1, 5, '#FFF3DC'),
    }) +
    '</g>';
  return (
    toadstool('translate(46 124) rotate(-34) scale(1.3)') +
    toadstool('translate(156 170) rotate(38) scale(.7)') +
    dots(
      [
        [18, 172, 4],
        [34, 182, 3],
        [12, 156, 3],
      ],
      '#7A5A42',
    )
  );
}

import { ellipse, polygon, smooth, star } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { darker, type Hand } from './hand';

/** Promo 1: two sleeping caps, a large one on the star and a small one drifting beside it. */
function nightcap(hand: Hand): string {
  const cap = (transform: string, cloth: string): string =>
    `<g transform="${transform}">` +
    hand.form(
      smooth(
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
      ),
      cloth,
      12,
      5,
      { on: line('M-20 -14L22 -26M-8 -32L30 -36M30 -20L50 -14', '#FFF3DC', 5) },
    ) +
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
  const sleep = (x: number, y: number, s: number): string =>
    line(`M${x} ${y}h${s}l-${s} ${s}h${s}`, '#FFFFFF', s * 0.34);
  return (
    cap('translate(104 88) rotate(-8) scale(1.15)', '#5B6FB0') +
    cap('translate(40 150) rotate(-20) scale(.62)', '#B0608A') +
    sleep(152, 46, 12) +
    sleep(172, 24, 16)
  );
}

/** Promo 3: a plate of curry and a spoon, steam leading the nose. */
function curry(hand: Hand): string {
  return `<g transform="translate(104 122)">${
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

/** Promo 5: a small creature of a mushroom, its cap off and both on their way in. */
function mushroom(hand: Hand): string {
  return (
    `<g transform="translate(34 132) rotate(-14)">${
      hand.form(
        smooth(
          [
            [-14, 4],
            [-10, -12],
            [10, -12],
            [16, 4],
            [13, 26],
            [-11, 26],
          ],
          true,
        ),
        '#F4E6CC',
        9,
        4,
      ) +
      line('M-4 4h.1M7 4h.1', '#2A1B33', 5) +
      line('M-1 12q3 2 6 0', '#8A6A52', 2.4)
    }</g>` +
    `<g transform="translate(62 76) rotate(24)">${hand.form(
      'M-36 12C-36 -16 -16 -30 0 -30C18 -30 36 -16 36 12Q0 22 -36 12Z',
      '#C4584A',
      16,
      5,
      {
        rim: '#F0A080',
        on: disc(-14, -6, 7, '#FFF3DC') + disc(10, -14, 8, '#FFF3DC') + disc(22, 4, 5, '#FFF3DC'),
      },
    )}</g>`
  );
}

/** Promo blue 8: a small gold crown above the crystal. */
function crown(hand: Hand): string {
  return `<g transform="translate(150 20) rotate(14)">${
    hand.form(
      polygon(
        [
          [-34, -16],
          [-17, 0],
          [0, -26],
          [17, 0],
          [34, -16],
          [28, 26],
          [-28, 26],
        ],
        4,
      ),
      '#F2C04A',
      14,
      5,
      {
        rim: '#FFF6C8',
        shade: '#C68A2E',
      },
    ) +
    line('M-26 15H26', darker('#F2C04A', 0.16), 5) +
    disc(-35, -18, 5, '#FFF1B8') +
    disc(0, -29, 5.5, '#FFF1B8') +
    disc(35, -18, 5, '#FFF1B8')
  }</g>`;
}

/** Promo enemy 1: what glitters around gold. */
const glitter = (): string =>
  fill(
    star(30, 60, 15, { points: 4, waist: 0.34, round: 0.08 }) +
      star(178, 52, 19, { points: 4, waist: 0.34, round: 0.08 }) +
      star(150, 20, 9, { points: 4, waist: 0.34, round: 0.08 }) +
      star(12, 108, 8, { points: 4, waist: 0.34, round: 0.08 }),
    '#FFF3B8',
  );

/** What lies over a figure because the card's art asks for it. */
export const extras = (hand: Hand): string =>
  (hand.has('nightcap') ? nightcap(hand) : '') +
  (hand.has('curry') ? curry(hand) : '') +
  (hand.has('mushroom') ? mushroom(hand) : '') +
  (hand.has('crown-gold') ? crown(hand) : '') +
  (hand.has('golden') ? glitter() : '');

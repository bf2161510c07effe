import { shift } from '../drawing/colour';
import { ellipse, polygon, smooth, star } from '../drawing/path';
import { fill, line } from '../drawing/shape';
import { darker, eye, groundShadow, type Hand, paleEye } from './hand';
import { sheepExtras } from './ranks';

const BOLT = polygon(
  [
    [-4, -24],
    [10, -24],
    [3, -6],
    [13, -6],
    [-7, 24],
    [-2, 3],
    [-12, 3],
  ],
  2,
);

const bolt = (x: number, y: number, turn: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${fill(BOLT, '#FFE69A')}</g>`;

/** Curls around a middle: one outline of many bumps. */
function fleece(x: number, y: number, rx: number, ry: number, curl: number, count: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * Math.PI) / count;
    path += ellipse(x + rx * Math.cos(angle), y + ry * Math.sin(angle), curl, curl * 0.93);
  }
  return path + ellipse(x, y, rx + 2, ry + 6);
}

/** Spark: a sheep whose wool crackles. */
export function sheep(hand: Hand): string {
  const wool = '#CFE3C4';
  const skin = '#3E5A52';
  const more = hand.rank > 4 ? bolt(122, 40, -4, 0.9) : '';
  return (
    groundShadow(72) +
    line('M82 146V176M104 150V177M134 150V177M154 146V176', skin, 11) +
    hand.form(fleece(114, 112, 48, 34, 27, 11), wool, 30, 9, {
      shade: '#9CC7AE',
      on: hand.grain(60, 70, 70, 80, 30, '#7FAF95'),
    }) +
    hand.form(
      smooth(
        [
          [26, 108],
          [40, 84],
          [66, 80],
          [78, 100],
          [68, 130],
          [44, 138],
          [30, 128],
        ],
        true,
      ),
      skin,
      14,
      6,
    ) +
    hand.form(
      smooth(
        [
          [64, 82],
          [86, 72],
          [94, 84],
          [76, 94],
        ],
        true,
      ),
      skin,
      6,
      4,
    ) +
    paleEye(46, 106, 6) +
    hand.form(ellipse(60, 80, 18, 13), '#E6F2DA', 8, 4) +
    bolt(176, 64, -20) +
    bolt(150, 40, 10) +
    bolt(92, 44, -10) +
    more +
    sheepExtras(hand) +
    line('M100 104q12 -12 24 0M130 124q12 -12 24 0', '#8FBDA3', 4)
  );
}

/** White 7: a ram of thundercloud, its wool the storm, its horns curled and pale. */
export function ram(hand: Hand): string {
  const cloud = '#6F6E93';
  const skin = '#35304F';
  const horn = '#E8D6B0';
  const curl = 'M58 84C52 58 76 40 98 48C118 56 118 86 98 92C84 96 74 84 80 74C84 68 92 70 92 76';
  return (
    groundShadow(82, 106) +
    line('M78 146l-4 30M100 152V178M140 152V178M164 144l4 33', skin, 12) +
    hand.form(fleece(120, 108, 54, 36, 30, 11), cloud, 34, 10, {
      rim: '#B9B4D6',
      shade: '#4A4672',
      on: hand.grain(60, 70, 90, 90, 44, '#3C3862'),
    }) +
    line('M112 84q14 -14 28 0M142 106q13 -13 26 0M108 122q12 -12 24 0', '#8F8CB8', 5) +
    bolt(119, 158, 8, 1.05) +
    bolt(192, 140, 18, 0.85) +
    hand.form(
      smooth(
        [
          [18, 118],
          [30, 88],
          [56, 74],
          [80, 88],
          [82, 116],
          [60, 142],
          [36, 144],
          [22, 134],
        ],
        true,
      ),
      skin,
      16,
      6,
      {
        rim: '#6F689A',
      },
    ) +
    line(curl, darker(horn, 0.2), 19) +
    line(curl, horn, 13) +
    line('M60 74l9 4M72 56l6 8M92 47l1 10M112 58l-8 7M114 80l-10 -3', darker(horn, 0.16), 3.4) +
    hand.form(fleece(52, 76, 16, 8, 10, 7), shift(cloud, 0.06), 10, 5, { rim: '#C9C4E2' }) +
    paleEye(44, 108, 6.5) +
    line('M34 98q8 -6 18 -2', '#1F1A36', 4) +
    line('M26 130q8 6 18 3', '#B9B4D6', 3)
  );
}

/** White 6: two kids pushing blocks, one blue and one red. */
export function kids(hand: Hand): string {
  const kid = (x: number, coat: string, scarf: string): string => {
    const at = (points: readonly (readonly [number, number])[]): string =>
      smooth(
        points.map(([px, py]): readonly [number, number] => [px + x, py]),
        true,
      );
    return (
      line(`M${x + 62} 148l-8 28M${x + 88} 150l8 27`, darker(coat, 0.2), 8) +
      line(`M${x + 54} 126l-18 8`, darker(coat, 0.1), 9) +
      hand.form(
        at([
          [46, 142],
          [50, 118],
          [72, 110],
          [94, 118],
          [100, 142],
          [84, 156],
          [58, 156],
        ]),
        coat,
        14,
        5,
        {
          on: hand.grain(x + 46, 112, 40, 40, 12, darker(coat)),
        },
      ) +
      hand.form(
        at([
          [92, 116],
          [104, 104],
          [108, 112],
          [100, 126],
        ]),
        coat,
        4,
        3,
      ) +
      hand.form(
        at([
          [28, 108],
          [36, 90],
          [54, 84],
          [68, 94],
          [68, 112],
          [54, 122],
          [36, 120],
        ]),
        coat,
        10,
        5,
      ) +
      hand.form(
        at([
          [64, 96],
          [80, 92],
          [78, 102],
          [68, 106],
        ]),
        darker(coat, 0.05),
        4,
        3,
      ) +
      line(`M${x + 44} 88q2 -12 10 -18M${x + 56} 86q4 -10 13 -14`, '#8A6A5C', 5) +
      eye(x + 44, 102, 5) +
      line(`M${x + 32} 114q5 4 11 1`, '#7A5A52', 2.6) +
      line(`M${x + 50} 122q12 7 22 -4`, scarf, 7) +
      hand.form(
        at([
          [66, 120],
          [78, 124],
          [82, 140],
          [72, 140],
        ]),
        scarf,
        4,
        3,
      )
    );
  };
  const block = (colour: string): string =>
    hand.form(
      polygon(
        [
          [-6, 130],
          [40, 130],
          [40, 176],
          [-6, 176],
        ],
        5,
      ),
      colour,
      11,
      6,
      { rim: shift(colour, 0.16), on: hand.grain(-6, 134, 34, 40, 10, darker(colour)) },
    ) + fill(star(17, 153, 12, { waist: 0.56 }), shift(colour, 0.17));
  // They push from both sides, so the blocks meet in the middle and both faces are seen.
  const side = (transform: string, coat: string, colour: string): string =>
    `<g transform="${transform}">${block(colour)}${kid(0, coat, colour)}</g>`;
  return (
    groundShadow(104, 100) +
    side('translate(95 8.8) scale(-.95 .95)', '#D9C3A8', '#3F6DB5') +
    side('translate(107 8.8) scale(.95)', '#EBDFCB', '#C4483C')
  );
}

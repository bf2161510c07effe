import { ellipse, polygon, type Point, roundRect, smooth, star } from '../../drawing/path';
import { disc, fill, line } from '../../drawing/shape';
import { type Hand } from '../../figures/hand';
import {
  bar,
  BLUE,
  CREAM,
  cut,
  DARK_WOOD,
  GOLD,
  GREEN,
  LILAC,
  NIGHT,
  PALE_WOOD,
  placed,
  RED,
  shadow,
  soft,
  turned,
  WOOD,
} from './parts';

const polar = (x: number, y: number, radius: number, degrees: number): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** The wild card's: a star folded of paper, every other face in shade. */
export function paperStar(): string {
  const outer = 86;
  const inner = 42;
  const faces: string[] = [];
  for (let i = 0; i < 10; i++) {
    const long = i % 2 === 0;
    const a = polar(100, 104, long ? outer : inner, -90 + i * 36);
    const b = polar(100, 104, long ? inner : outer, -90 + (i + 1) * 36);
    // Faces that look to the upper right are lit, those that look away lie in shade.
    const turned = Math.cos(((-90 + (i + 0.5) * 36 + (long ? 62 : -62) + 45) * Math.PI) / 180);
    const paper =
      turned > 0.55 ? '#FFFCF2' : turned > -0.1 ? '#FBEFD6' : turned > -0.7 ? '#EFDCB8' : '#DFC597';
    faces.push(fill(polygon([[100, 104], a, b], 0), paper));
  }
  return (
    `<g transform="translate(-7 9)">${fill(star(100, 104, outer, { waist: inner / outer, round: 0.03 }), '#4A2F1A', 0.3)}</g>` +
    faces.join('') +
    line(
      Array.from({ length: 5 }, (_, i) => {
        const [x, y] = polar(100, 104, outer - 3, -90 + i * 72);
        return `M100 104L${Math.round(x)} ${Math.round(y)}`;
      }).join(''),
      '#FFFFFF',
      2.4,
      0.8,
    ) +
    `<g transform="translate(-2 3)">${fill(star(100, 104, 25, { waist: 0.5, round: 0.06 }), '#8A5A1E', 0.35)}</g>` +
    fill(star(100, 104, 25, { waist: 0.5, round: 0.06 }), '#EDA63C') +
    fill(star(102, 101, 15, { waist: 0.5, round: 0.06 }), '#F8C765')
  );
}

/** A firework at its height. */
export function firework(hand: Hand): string {
  const colours = ['#FFE3A0', '#F59A7E', '#FFF4D8', '#9CC9E0'];
  let rays = '';
  let sparks = '';
  for (let i = 0; i < 16; i++) {
    const angle = -90 + i * 22.5;
    const long = i % 2 === 0 ? 80 : 60;
    const colour = colours[i % 4] ?? GOLD;
    const [ax, ay] = polar(100, 84, 22, angle);
    const tip = polar(100, 84, long, angle);
    const [lx, ly] = polar(100, 84, long - 4, angle - 4.6);
    const [rx, ry] = polar(100, 84, long - 4, angle + 4.6);
    rays += fill(polygon([[ax, ay], [rx, ry], tip, [lx, ly]], 1), colour, 0.92);
    const [sx, sy] = polar(100, 84, long + 8, angle);
    sparks += disc(sx, sy, i % 2 === 0 ? 6 : 5, colour);
    const [dx, dy] = polar(100, 84, 40, angle + 11);
    sparks += disc(dx, dy, 3.4, '#FFF4D8', 0.9);
  }
  return (
    hand.glow(100, 84, 92, '#FFE3A0', 0.5) +
    fill(cut([97, 190, 103, 190, 101.6, 110, 98.4, 110], 1), '#FFE3A0', 0.75) +
    disc(92, 176, 3, '#F59A7E') +
    disc(109, 162, 2.6, '#FFE3A0') +
    disc(94, 146, 2.4, '#FFE3A0') +
    rays +
    sparks +
    fill(star(100, 84, 19, { points: 8, waist: 0.55, round: 0.1 }), '#FFFBEA')
  );
}

/** How a ribbon flies: from its stick's tip to its end, so many half turns, so wide at the end. */
interface Flight {
  readonly from: Point;
  readonly to: Point;
  readonly halfTurns: number;
  readonly swing: number;
  /** Which way it leaves the stick. */
  readonly side: 1 | -1;
}

/** A ribbon that winds through the air: what turns its back lies behind, in shade, and what turns its front is lit. */
function ribbon(hand: Hand, flight: Flight, front: string, back: string): string {
  const { from, to, halfTurns, swing, side } = flight;
  const at = (t: number): Point => {
    const width = swing * Math.min(1, 0.25 + t * 1.6) * (1 - 0.35 * t);
    return [
      from[0] + (to[0] - from[0]) * t + side * width * Math.sin(t * halfTurns * Math.PI),
      from[1] + (to[1] - from[1]) * t + 7 * Math.sin(2 * t * halfTurns * Math.PI),
    ];
  };
  // A half turn runs from one side to the other, and there the ribbon shows its other face.
  const bands = Array.from({ length: halfTurns + 1 }, (_, i) => {
    const start = Math.max(0, (i - 0.5) / halfTurns);
    const end = Math.min(1, (i + 0.5) / halfTurns);
    const points = Array.from({ length: 7 }, (_none, step) => at(start + ((end - start) * step) / 6));
    const upper = smooth(points.map(([x, y]): Point => [x, y - 8]));
    const lower = smooth(points.map(([x, y]): Point => [x, y + 8]).reverse());
    return { path: `${upper}L${lower.slice(1)}Z`, lit: i % 2 === 1 };
  });
  const drawn = (lit: boolean): string =>
    bands
      .filter((band) => band.lit === lit)
      .map(({ path }) => hand.form(path, lit ? front : back, lit ? 12 : 0, lit ? 3 : 0))
      .join('');
  return drawn(false) + drawn(true);
}

/** Two ribbons that never did match. */
export const ribbons = (hand: Hand): string =>
  shadow(100, 186, 40) +
  ribbon(hand, { from: [68, 94], to: [40, 12], halfTurns: 4, swing: 52, side: -1 }, '#F3C45E', '#B97F2E') +
  ribbon(hand, { from: [132, 94], to: [160, 12], halfTurns: 4, swing: 52, side: 1 }, '#84B7CD', '#44758F') +
  hand.form(bar([132, 90], [76, 184], 11, 5), PALE_WOOD, 5, 3) +
  hand.form(bar([68, 90], [124, 184], 11, 5), WOOD, 5, 3) +
  hand.form(ellipse(132, 91, 9), CREAM, 5, 3) +
  hand.form(ellipse(68, 91, 9), CREAM, 5, 3) +
  hand.form(roundRect(86, 126, 28, 19, 7), RED, 8, 4);

/** A parcel with its ribbon. */
export const parcel = (hand: Hand): string =>
  shadow(100, 178, 66) +
  hand.form(roundRect(40, 98, 120, 78, 6), '#F3E2C2', 34, 7, {
    rim: '#FFF9E8',
    shade: '#D6BE96',
    on: hand.grain(42, 110, 70, 64, 24, '#BCA177'),
  }) +
  hand.form(roundRect(89, 98, 24, 78, 1), RED, 8, 4) +
  hand.form(roundRect(30, 72, 140, 32, 7), '#FBEFD8', 36, 6, { rim: '#FFFDF4', shade: '#E0CAA4' }) +
  hand.form(roundRect(88, 72, 26, 32, 1), RED, 9, 4) +
  hand.form(soft([100, 70, 76, 26, 50, 22, 40, 44, 60, 64]), '#D9604C', 14, 5) +
  hand.form(soft([102, 70, 124, 22, 150, 16, 162, 40, 142, 64]), '#D9604C', 14, 5) +
  fill(soft([92, 62, 76, 40, 60, 36, 58, 48, 70, 58]), '#8F2F30') +
  fill(soft([110, 62, 126, 36, 142, 32, 146, 44, 132, 58]), '#8F2F30') +
  hand.form(cut([98, 68, 78, 106, 70, 96, 58, 100, 88, 64], 3), '#B8433A', 6, 3) +
  hand.form(cut([102, 68, 116, 64, 144, 98, 132, 97, 126, 107], 3), '#C54B40', 6, 3) +
  hand.form(roundRect(88, 54, 26, 24, 9), '#E0705A', 8, 4);

/** A signpost where the road bends out of sight. */
export const signpost = (hand: Hand): string =>
  hand.form(
    soft([6, 176, 30, 150, 80, 138, 140, 142, 186, 158, 196, 180, 150, 190, 50, 190]),
    '#8E9A62',
    40,
    6,
    { on: hand.grain(10, 146, 150, 44, 40, '#66733F') },
  ) +
  fill(
    soft([
      64, 190, 72, 172, 112, 164, 120, 156, 100, 150, 96, 145, 104, 143, 134, 150, 142, 160, 122, 174, 116,
      190,
    ]),
    '#F0DDB4',
  ) +
  hand.form(roundRect(48, 30, 15, 132, 4), DARK_WOOD, 6, 4, {
    on: hand.grain(48, 60, 10, 100, 12, '#5F3C2C'),
  }) +
  hand.form(cut([38, 44, 150, 36, 176, 56, 152, 78, 38, 76], 6), PALE_WOOD, 32, 6, {
    on: line('M52 58H140', '#B98A55', 5),
  }) +
  hand.form(cut([20, 88, 40, 76, 132, 84, 132, 112, 40, 112, 22, 102], 6), WOOD, 26, 6, {
    on: line('M46 96H118', '#99663C', 5),
  }) +
  hand.form(ellipse(55.5, 28, 11, 9), RED, 6, 4);

/** A bunch of balloons let almost go. */
export const balloons = (hand: Hand): string => {
  const balloon = (x: number, y: number, size: number, colour: string): string =>
    line(`M${x} ${y + size}Q${(x + 100) / 2 + 6} ${y + 84} 100 176`, '#FFF3DC', 2.6, 0.9) +
    hand.form(
      smooth(
        [
          [x, y - size],
          [x + size * 0.82, y - size * 0.4],
          [x + size * 0.62, y + size * 0.55],
          [x, y + size],
          [x - size * 0.62, y + size * 0.55],
          [x - size * 0.82, y - size * 0.4],
        ],
        true,
      ),
      colour,
      size * 0.6,
      6,
    ) +
    hand.form(
      polygon(
        [
          [x, y + size - 3],
          [x + 7, y + size + 8],
          [x - 7, y + size + 8],
        ],
        2,
      ),
      colour,
      4,
      2,
    ) +
    fill(ellipse(x + size * 0.34, y - size * 0.42, size * 0.14, size * 0.22), '#FFFFFF', 0.65);
  return (
    balloon(56, 66, 38, BLUE) +
    balloon(146, 62, 38, GOLD) +
    balloon(100, 48, 42, RED) +
    hand.form(bar([100, 168], [100, 188], 9, 3), PALE_WOOD, 4, 3)
  );
};

/** A pinwheel of four papers. */
export const pinwheel = (hand: Hand): string => {
  const vane = (turn: number, front: string, back: string): string =>
    hand.form(cut(turned([0, 0, 0, -70, 62, -70], turn, 100, 80), 5), back, 12, 4) +
    hand.form(cut(turned([0, 0, 62, -70, 40, -16], turn, 100, 80), 5), front, 12, 4);
  return (
    shadow(100, 186, 26) +
    hand.form(bar([100, 84], [108, 188], 10, 4), WOOD, 4, 3) +
    vane(0, '#E7755F', '#B7453F') +
    vane(90, '#F5CB6E', '#C8923A') +
    vane(180, '#86B6C6', '#4F8498') +
    vane(270, '#F7E8CB', '#CBB388') +
    hand.form(ellipse(100, 80, 11), NIGHT, 6, 4) +
    disc(103, 77, 3, '#FFF3DC')
  );
};

/** A spinning top, just let go. */
export const top = (hand: Hand): string =>
  line('M30 176q70 20 140 0', '#FFF3DC', 5, 0.5) +
  shadow(100, 178, 40) +
  placed(
    100,
    104,
    12,
    1,
    hand.form(bar([0, -84], [0, -36], 11, 5), PALE_WOOD, 5, 3) +
      hand.form(
        soft([-70, -28, -40, -44, 40, -44, 70, -28, 52, 12, 6, 70, 0, 76, -6, 70, -52, 12]),
        RED,
        36,
        8,
        {
          on: line('M-66 -8Q0 16 66 -8', GOLD, 13) + line('M-50 18Q0 38 50 18', CREAM, 8),
        },
      ) +
      hand.form(ellipse(0, -36, 48, 11), '#E0796A', 18, 4),
  );

/** A boat folded of paper. */
export const paperBoat = (hand: Hand): string =>
  line('M14 166q14 -12 28 0t28 0t28 0t28 0t28 0t28 0', '#FFF3DC', 6, 0.6) +
  line('M30 184q14 -10 28 0t28 0t28 0t28 0', '#FFF3DC', 5, 0.4) +
  hand.form(cut([100, 26, 146, 126, 54, 126], 3), '#FBEFD8', 26, 5, { rim: '#FFFDF4', shade: '#DCC5A0' }) +
  fill(cut([100, 26, 146, 126, 100, 126], 2), '#FFFDF4', 0.7) +
  hand.form(cut([10, 100, 76, 126, 124, 126, 190, 100, 152, 160, 48, 160], 5), '#F3E2C2', 40, 6, {
    rim: '#FFFBEF',
    shade: '#D0B88F',
  }) +
  fill(cut([10, 100, 76, 126, 60, 150], 3), '#E0CAA4') +
  hand.form(cut([100, 26, 100, 8, 124, 16], 2), RED, 6, 3);

/** A ball of wool and its needles. */
export const yarn = (hand: Hand): string =>
  shadow(96, 176, 62) +
  hand.form(bar([168, 24], [70, 132], 7, 3), PALE_WOOD, 3, 2) +
  hand.form(bar([188, 70], [60, 110], 7, 3), WOOD, 3, 2) +
  hand.form(ellipse(94, 112, 62), LILAC, 36, 8, {
    on: line(
      'M40 90Q90 60 148 92M34 108Q92 78 154 114M38 130Q90 100 150 136M60 66Q50 120 84 172M84 54Q76 120 116 170M112 54Q108 112 142 152',
      '#7A629F',
      4.4,
    ),
  }) +
  hand.form(ellipse(170, 22, 8), RED, 4, 3) +
  hand.form(ellipse(190, 69, 8), RED, 4, 3) +
  line('M140 156Q176 190 186 166', LILAC, 6);

/** A flowerpot in bloom. */
export const flowerpot = (hand: Hand): string => {
  const flower = (x: number, y: number, colour: string): string =>
    [0, 72, 144, 216, 288]
      .map((turn) => hand.form(soft(turned([0, -26, 10, -16, 0, -4, -10, -16], turn, x, y)), colour, 5, 3))
      .join('') + hand.form(ellipse(x, y, 9), GOLD, 4, 3);
  return (
    shadow(100, 182, 48) +
    line('M100 116Q96 80 100 52M100 116Q78 96 62 76M100 116Q124 96 142 78', '#5E7C4C', 6) +
    hand.form(soft([98, 108, 64, 100, 48, 112, 74, 120]), GREEN, 9, 4) +
    hand.form(soft([102, 106, 138, 98, 154, 112, 126, 120]), GREEN, 9, 4) +
    flower(60, 70, '#F3A392') +
    flower(144, 72, '#F7E8CB') +
    flower(100, 42, '#E7755F') +
    hand.form(cut([56, 128, 144, 128, 130, 182, 70, 182], 8), '#C06E4B', 24, 6, {
      on: hand.grain(58, 130, 50, 52, 20, '#974F38'),
    }) +
    hand.form(roundRect(48, 112, 104, 22, 6), '#D0835E', 26, 5)
  );
};

/** A watering can. */
export const wateringCan = (hand: Hand): string =>
  shadow(108, 178, 60) +
  line('M96 76C100 30 176 40 166 100', '#5C8A8C', 11) +
  hand.form(cut([84, 128, 30, 66, 40, 56, 92, 96], 4), '#6FA0A0', 10, 4) +
  hand.form(cut([14, 66, 44, 38, 52, 48, 24, 76], 5), '#85B3B0', 8, 4) +
  hand.form(cut([76, 82, 164, 82, 170, 176, 70, 176], 12), '#6FA0A0', 30, 7, {
    on: line('M66 112H176M66 150H176', '#527F82', 5) + hand.grain(72, 90, 50, 80, 22, '#4B7476'),
  }) +
  hand.form(ellipse(120, 84, 44, 11), '#8CBAB6', 16, 4) +
  fill(ellipse(120, 85, 33, 6.5), '#3F5F66') +
  [
    [8, 92],
    [22, 100],
    [10, 116],
    [30, 120],
  ]
    .map(([x = 0, y = 0]) => fill(ellipse(x, y, 3.6, 5.4), '#BFE0E6', 0.9))
    .join('');

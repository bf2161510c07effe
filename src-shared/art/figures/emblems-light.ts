import { n } from '../drawing/number';
import { ellipse, polygon, star, swoosh } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { dots, type Hand } from './hand';
import { trailOf } from './trail';

const spark4 = (x: number, y: number, radius: number, waist = 0.4): string =>
  star(x, y, radius, { points: 4, waist, round: 0.1 });

/** Beam: a string of lights that grows along its arc. */
export function beam(hand: Hand): string {
  const lights = 13;
  let drawn = hand.glow(58, 92, 100, trailOf(hand, '#FFE79A'), 0.75);
  for (let i = 0; i < lights; i++) {
    const t = i / (lights - 1);
    const angle = ((205 - 215 * t) * Math.PI) / 180;
    const x = 112 + 82 * Math.cos(angle) * (1 - 0.1 * t);
    const y = 128 - 78 * Math.sin(angle);
    const radius = 4 + 13 * Math.sin(Math.PI * Math.min(1, t * 1.15) * 0.5) * (t < 0.93 ? 1 : 0.9);
    drawn +=
      disc(x, y, radius * 1.5, trailOf(hand, '#FFD25E'), 0.35) +
      hand.form(ellipse(x, y, radius), i % 2 ? '#FFC83D' : '#FFE08A', radius * 0.5, 2.6, {
        down: 2.4,
        rim: '#FFFBE6',
        shade: '#E09A2E',
      });
  }
  const more = hand.rank > 4 ? fill(spark4(140, 150, 10), '#FFF3C0') : '';
  return (
    drawn +
    fill(spark4(36, 156, 24, 0.42), '#FFFBE6') +
    fill(spark4(172, 64, 12) + spark4(96, 26, 9), '#FFF3C0') +
    more
  );
}

/** Spark: a charged ball with five bolts. */
export function spark(hand: Hand): string {
  let bolts = '';
  for (let i = 0; i < 5; i++) {
    const outline = polygon(
      [
        [86, 62],
        [116, 58],
        [108, 38],
        [126, 34],
        [98, -6],
        [100, 24],
        [84, 28],
      ],
      2,
    );
    bolts +=
      `<g transform="rotate(${i * 72 + 16} 100 100)">` +
      hand.form(outline, i % 2 ? '#6CCB92' : '#F6E9A0', 8, 5, {
        rim: '#FFFFF0',
        shade: i % 2 ? '#2F8F6E' : '#CFAE55',
      }) +
      '</g>';
  }
  return (
    hand.glow(100, 100, 100, trailOf(hand, '#E6FFDC'), 0.85) +
    fill(
      star(100, 100, 78 + hand.rank * 2, { points: 9, waist: 0.7, round: 0.04, turn: -80 }),
      trailOf(hand, '#DFF7D2'),
      0.55,
    ) +
    bolts +
    hand.form(ellipse(100, 100, 44), '#3FA578', 22, 9, {
      rim: '#E6FFD9',
      shade: '#22705A',
      on: hand.grain(56, 60, 60, 80, 26, '#1B5A48'),
    }) +
    fill(
      polygon(
        [
          [96, 66],
          [120, 66],
          [108, 92],
          [124, 92],
          [88, 138],
          [96, 108],
          [78, 108],
        ],
        3,
      ),
      '#FFF6B8',
    )
  );
}

/** Fire: a comet of three flames. */
export function fire(hand: Hand): string {
  const outer =
    'M190 34C168 40 150 36 128 22C134 40 120 50 96 46C110 62 96 76 66 74C84 86 40 92 26 128C16 164 48 190 88 184' +
    'C132 176 142 140 136 116C158 118 164 100 154 88C178 86 190 64 190 34Z';
  const middle =
    'M140 66C124 74 108 78 84 98C56 108 44 132 56 152C70 174 104 168 114 146C120 130 112 122 106 118' +
    'C124 118 130 104 122 96C138 92 142 80 140 66Z';
  const heart =
    'M106 112C86 118 70 128 72 144C76 160 98 158 102 142C104 132 98 128 96 126C104 124 108 118 106 112Z';
  return (
    hand.glow(92, 112, 104, trailOf(hand, '#FFC46B'), 0.7) +
    hand.form(outer, '#D9482F', 24, 10, {
      rim: '#FFC06A',
      shade: '#A02F35',
      on: hand.grain(24, 70, 100, 110, 40, '#7E2233'),
    }) +
    hand.form(middle, '#F5933A', 14, 7, { rim: '#FFE39A' }) +
    hand.form(heart, '#FFE28A', 8, 4, { rim: '#FFFBE6' }) +
    dots(
      [
        [166, 110, 6],
        [180, 92, 4],
        [150, 146, 5],
        [20, 96, 5],
      ],
      trailOf(hand, '#FFD98A'),
    ) +
    (hand.rank > 4
      ? dots(
          [
            [176, 132, 4],
            [12, 150, 4],
            [52, 62, 4],
          ],
          trailOf(hand, '#FFD98A'),
        )
      : '')
  );
}

/** Ice: a six-armed crystal, spinning. */
export function ice(hand: Hand): string {
  let arms = '';
  let tips = '';
  for (let i = 0; i < 6; i++) {
    const angle = ((i * 60 + 8) * Math.PI) / 180;
    const at = (radius: number, off: number): readonly [number, number] => [
      104 + radius * Math.sin(angle + off),
      96 - radius * Math.cos(angle + off),
    ];
    const stick = (from: readonly [number, number], to: readonly [number, number]): string =>
      `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
    arms += stick(at(14, 0), at(80, 0)) + stick(at(48, 0), at(72, 0.42)) + stick(at(48, 0), at(72, -0.42));
    tips += hand.form(polygon([at(64, 0), at(82, 0.17), at(98, 0), at(82, -0.17)], 3), '#8CC6EE', 5, 3, {
      rim: '#FFFFFF',
    });
  }
  const core = [0, 1, 2, 3, 4, 5].map((i): readonly [number, number] => [
    104 + 24 * Math.cos(i * 1.047 + 0.38),
    96 + 24 * Math.sin(i * 1.047 + 0.38),
  ]);
  // A strong one blows a second sweep above it and throws off small crystals.
  const flake = (x: number, y: number, r: number): string =>
    line(
      [0, 60, 120]
        .map((degrees) => {
          const angle = ((degrees + 12) * Math.PI) / 180;
          const [dx, dy] = [r * Math.cos(angle), r * Math.sin(angle)];
          return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
        })
        .join(''),
      '#FFFFFF',
      r * 0.3,
    );
  const strong =
    hand.rank > 4
      ? fill(swoosh([104, 96], 104, -20, -176, 22), trailOf(hand, '#E8F8FF'), 0.62) +
        flake(12, 92, 15) +
        flake(190, 128, 12) +
        flake(58, 8, 11)
      : '';
  return (
    hand.glow(100, 96, 100, trailOf(hand, '#DDF4FF'), 0.8) +
    strong +
    fill(swoosh([100, 108], 86, 170, 10, 26), trailOf(hand, '#E8F8FF'), 0.6) +
    `<g transform="translate(-5 6)">${line(arms, '#2F66AE', 13)}</g>` +
    line(arms, '#DDF1FB', 12) +
    `<g transform="translate(2 -2)">${line(arms, '#FFFFFF', 4)}</g>` +
    tips +
    hand.form(polygon(core, 4), '#8CC6EE', 10, 6, { rim: '#FFFFFF', shade: '#5C9AD2' }) +
    dots(
      [
        [22, 150, 7],
        [44, 170, 5],
        [176, 160, 6],
        [190, 44, 4],
        [20, 44, 5],
      ],
      trailOf(hand, '#F4FCFF'),
    )
  );
}

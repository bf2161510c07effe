import { mix, shift } from '../drawing/colour';
import { ellipse, polygon, smooth } from '../drawing/path';
import { disc, line } from '../drawing/shape';
import { darker, eye, groundShadow, type Hand, paleEye } from './hand';
import { beetleBehind, beetleExtras, mantisExtras } from './ranks';

/** Cutter: a beetle whose horn is a sickle. */
export function beetle(hand: Hand): string {
  const wings = '#E5AE3F';
  const head = '#5B4660';
  const back = smooth(
    [
      [46, 148],
      [58, 104],
      [100, 80],
      [150, 92],
      [184, 138],
      [178, 160],
      [120, 166],
      [66, 164],
    ],
    true,
  );
  const horn = 'M44 116C6 92 2 44 38 18C30 44 38 62 56 74C70 84 74 100 64 118Z';
  const tall = 0.94 + hand.rank * 0.015;
  return (
    beetleBehind(hand) +
    groundShadow(84) +
    line('M72 150l-18 26M104 156l-4 22M138 152l16 24', shift(head, -0.06), 9) +
    hand.form(back, wings, 34, 9, { on: hand.grain(50, 80, 90, 90, 30, darker(wings, 0.16)) }) +
    line('M176 152Q140 110 86 86', darker(wings, 0.2), 4) +
    beetleExtras(hand) +
    hand.form(
      smooth(
        [
          [14, 146],
          [24, 118],
          [52, 108],
          [72, 124],
          [74, 152],
          [50, 166],
          [24, 162],
        ],
        true,
      ),
      head,
      16,
    ) +
    hand.form(horn, '#F4EBD8', 10, 7, {
      shade: '#B9AFC0',
      transform: `translate(50 117) scale(${tall}) translate(-50 -117)`,
    }) +
    paleEye(38, 136, 6.5) +
    line('M20 152q8 6 16 4', '#F0D9A8', 3)
  );
}

/** Sword: a mantis with blades for arms. */
export function mantis(hand: Hand): string {
  const body = '#5BA27C';
  const long = 0.92 + hand.rank * 0.02;
  const blade = (transform: string): string =>
    hand.form('M0 0C-14 -34 -16 -72 4 -104C22 -76 22 -34 12 2Z', '#E6F2E2', 7, 5, {
      shade: '#A9CDB9',
      rim: '#FFFFFF',
      transform,
    });
  return (
    groundShadow(74) +
    line('M104 150L80 178M120 152L122 178M142 150L166 178', shift(body, -0.1), 7) +
    hand.form(
      smooth(
        [
          [86, 138],
          [120, 120],
          [176, 116],
          [196, 136],
          [176, 158],
          [118, 162],
        ],
        true,
      ),
      body,
      24,
      7,
      {
        on: hand.grain(90, 122, 70, 40, 20, darker(body)),
      },
    ) +
    hand.form(
      smooth(
        [
          [104, 130],
          [150, 100],
          [198, 110],
          [170, 136],
          [122, 142],
        ],
        true,
      ),
      mix(body, '#C9E39A', 0.4),
      16,
      5,
    ) +
    hand.form(
      smooth(
        [
          [72, 62],
          [92, 62],
          [108, 110],
          [114, 144],
          [92, 146],
          [82, 112],
        ],
        true,
      ),
      body,
      10,
      5,
    ) +
    line('M92 96Q56 110 44 92M96 104Q70 130 40 124', shift(body, -0.05), 8) +
    blade(`translate(44 96) rotate(-24) scale(${long})`) +
    blade(`translate(42 126) rotate(-62) scale(${0.82 * long})`) +
    hand.form(
      polygon(
        [
          [44, 38],
          [112, 34],
          [84, 80],
          [72, 80],
        ],
        14,
      ),
      shift(body, 0.03),
      10,
      5,
    ) +
    line('M66 36Q56 14 36 12M92 34Q100 12 122 10', shift(body, -0.08), 4) +
    hand.form(ellipse(52, 44, 13, 15), '#F7E9B8', 5, 3) +
    hand.form(ellipse(104, 42, 13, 15), '#F7E9B8', 5, 3) +
    eye(49, 46, 6) +
    eye(101, 44, 6) +
    mantisExtras(hand)
  );
}

/** White 2: a moth at dusk, eyes on its wings. */
export function moth(hand: Hand): string {
  const wing = '#D8C3A5';
  const body = '#6A5570';
  const side = (mirror: 1 | -1, x: number): string => {
    const at = (px: number, py: number): readonly [number, number] => [x + px * mirror, 106 + py];
    const upper = smooth([at(0, 0), at(16, -46), at(70, -60), at(86, -24), at(56, 6), at(20, 14)], true);
    const lower = smooth([at(6, 10), at(48, 8), at(62, 34), at(34, 52), at(10, 36)], true);
    const [ex, ey] = at(54, -30);
    return (
      hand.form(upper, wing, 16, 6, {
        on: hand.grain(mirror > 0 ? x : x - 80, 46, 50, 60, 18, darker(wing, 0.13)),
      }) +
      hand.form(lower, mix(wing, '#E7A58B', 0.4), 10, 4) +
      disc(ex, ey, 11, '#F3E3C4') +
      disc(ex, ey, 5, body)
    );
  };
  return (
    side(1, 104) +
    side(-1, 96) +
    hand.form(ellipse(100, 112, 13, 38), body, 6, 4) +
    hand.form(ellipse(100, 76, 15, 14), shift(body, 0.08), 6, 4) +
    line('M94 66Q84 44 66 42M106 66Q116 44 134 42', body, 4) +
    eye(95, 76, 4.5) +
    eye(106, 76, 4.5)
  );
}

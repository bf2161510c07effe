import { mix, shift } from '../drawing/colour';
import { type Point, smooth } from '../drawing/path';
import { disc, line } from '../drawing/shape';
import { darker, eye, groundShadow, type Hand, paleEye } from './hand';

/** White 8: a heron that wears its mask with dignity. */
export function heron(hand: Hand): string {
  const coat = '#6E6A8E';
  const pale = '#F3EADB';
  const neck =
    'M80 108C64 86 92 70 76 44C74 34 92 30 98 40C112 66 92 82 114 100C116 118 108 128 108 140C102 134 100 140 96 146C94 132 84 124 80 108Z';
  return (
    groundShadow(60) +
    line('M104 130L98 176M124 130L128 176', '#C98A58', 6) +
    line('M84 177H104M116 177H136', '#C98A58', 6) +
    hand.form(
      smooth(
        [
          [78, 96],
          [112, 72],
          [160, 84],
          [196, 136],
          [150, 128],
          [112, 140],
          [84, 126],
        ],
        true,
      ),
      coat,
      26,
      9,
      {
        on: hand.grain(80, 80, 80, 60, 28, darker(coat, 0.13)),
      },
    ) +
    hand.form(
      smooth(
        [
          [120, 92],
          [160, 96],
          [190, 132],
          [150, 120],
        ],
        true,
      ),
      shift(coat, -0.1),
      10,
      5,
    ) +
    hand.form(neck, pale, 8, 6) +
    hand.form(
      smooth(
        [
          [60, 44],
          [74, 24],
          [100, 22],
          [112, 38],
          [100, 54],
          [74, 56],
        ],
        true,
      ),
      pale,
      10,
      5,
    ) +
    hand.form('M66 38L2 52L66 54Z', '#F0B75A', 8, 0, { down: 4, rim: '#FFE6A8' }) +
    hand.form('M72 26C90 16 120 14 142 30C120 28 106 34 98 44L74 44Z', '#4A4468', 9, 4) +
    paleEye(82, 38, 6) +
    line('M108 30Q136 24 156 44', shift(coat, -0.05), 5)
  );
}

/** White 7: a crane with wings of steel, raised. */
export function crane(hand: Hand): string {
  const body = '#E9E6EA';
  const steel = '#9FB0C4';
  const feather = (x: number, y: number, degrees: number, length: number, colour: string): string => {
    const angle = (degrees * Math.PI) / 180;
    const at = (along: number, across: number): Point => [
      x + along * Math.cos(angle) - across * Math.sin(angle),
      y + along * Math.sin(angle) + across * Math.cos(angle),
    ];
    const w = length * 0.12;
    return hand.form(
      `${smooth([at(0, -w), at(length * 0.6, -w * 1.15), at(length, 0), at(length * 0.62, w), at(0, w)])}Z`,
      colour,
      w * 0.8,
      3,
      { down: 2.5, rim: '#F6FBFF', shade: shift(colour, -0.14) },
    );
  };
  // Long feathers fan out from the wrist, shorter ones hang from the arm, and plates cover where they begin.
  const wing = (tone: string): string => {
    const quills: readonly (readonly [x: number, y: number, degrees: number, length: number])[] = [
      [122, 104, 24, 55],
      [122, 92, 14, 65],
      [121, 80, 3, 72],
      [120, 68, -9, 77],
      [119, 58, -22, 81],
      [118, 50, -37, 83],
      [116, 46, -53, 81],
      [114, 46, -70, 74],
    ];
    const arm = smooth(
      [
        [98, 122],
        [102, 98],
        [104, 72],
        [106, 50],
        [114, 38],
        [126, 44],
        [128, 66],
        [132, 92],
        [132, 116],
        [114, 128],
      ],
      true,
    );
    const plates = hand.form(arm, shift(tone, 0.06), 9, 5, {
      rim: '#FFFFFF',
      shade: shift(tone, -0.08),
      on: line('M96 66Q116 60 132 70M98 88Q118 82 136 94M98 110Q116 104 136 116', shift(tone, -0.16), 3),
    });
    return (
      quills
        .map(([x, y, degrees, length], i) =>
          feather(x, y, degrees, length, mix(tone, '#6F7F9A', 0.36 - i * 0.045)),
        )
        .join('') + plates
    );
  };
  const neck = 'M72 118C50 100 72 76 56 52C54 42 68 36 76 46C90 68 76 88 98 106Z';
  return (
    groundShadow(64, 104) +
    `<g transform="translate(-12 -2) rotate(-24 112 108)">${wing(shift(steel, -0.11))}</g>` +
    line('M104 136L96 176M126 136L130 176', '#6A5B62', 6) +
    line('M82 177H102M118 177H138', '#6A5B62', 6) +
    hand.form(
      smooth(
        [
          [150, 118],
          [176, 122],
          [192, 140],
          [172, 142],
          [146, 138],
        ],
        true,
      ),
      '#4A4F66',
      9,
      4,
    ) +
    hand.form(
      smooth(
        [
          [70, 112],
          [96, 92],
          [136, 96],
          [166, 122],
          [146, 142],
          [106, 146],
          [80, 134],
        ],
        true,
      ),
      body,
      24,
      8,
      {
        shade: '#BFBBCB',
        on: hand.grain(76, 100, 60, 44, 20, '#A9A3B8'),
      },
    ) +
    wing(steel) +
    [104, 80, 58].map((y, i) => disc(117 - i * 1.5, y, 3, '#5B6780')).join('') +
    hand.form(neck, body, 8, 6, { shade: '#BFBBCB' }) +
    hand.form(
      smooth(
        [
          [40, 52],
          [52, 36],
          [74, 36],
          [82, 48],
          [72, 60],
          [52, 62],
        ],
        true,
      ),
      body,
      9,
      5,
    ) +
    hand.form('M48 46L-2 58L48 60Z', '#E2A24A', 7, 0, { down: 4, rim: '#FFE6A8' }) +
    hand.form('M50 40C58 28 74 28 82 42C72 40 62 42 54 46Z', '#C4483C', 6, 3) +
    eye(58, 50, 5.2)
  );
}

import { ellipse, polygon, smooth, star } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { darker, type Hand } from './hand';

// The eight creatures of the abilities come four times each. What they carry grows with their life, so that no two
// cards of one creature look the same even in one place at one hour.

/** A piece of a creature's outfit, drawn from this life on. */
const from = (hand: Hand, life: number, draw: () => string): string => (hand.rank >= life ? draw() : '');

/** Behind the snail: from 7 on its lantern shines like a lighthouse. */
export const snailBehind = (hand: Hand): string =>
  from(
    hand,
    7,
    () => fill('M13 42L-120 -8V96Z', '#FFF3B8', 0.3) + fill('M13 42L-120 22V66Z', '#FFF3B8', 0.3),
  );

/** On the snail: a small roof from 3 on, a ring of lights from 5 on. */
export const snailExtras = (hand: Hand): string =>
  from(hand, 3, () =>
    hand.form(
      polygon(
        [
          [82, 66],
          [112, 36],
          [144, 66],
        ],
        6,
      ),
      '#A8503E',
      10,
      5,
      { rim: '#E79A72' },
    ),
  ) +
  from(hand, 5, () => {
    let lights = '';
    for (let i = 0; i < 7; i++) {
      const angle = ((200 + i * 24) * Math.PI) / 180;
      lights += ellipse(112 + 47 * Math.cos(angle), 116 + 45 * Math.sin(angle), 4.4);
    }
    return fill(lights, '#FFF6CF');
  }) +
  from(hand, 7, () =>
    hand.form(
      polygon(
        [
          [104, 26],
          [120, 26],
          [122, 44],
          [102, 44],
        ],
        4,
      ),
      '#FFE69A',
      5,
      3,
      { rim: '#FFFFFF' },
    ),
  );

/** Behind the beetle: from 6 on the path of its throw, from 8 on a second blade. */
export const beetleBehind = (hand: Hand): string =>
  from(
    hand,
    6,
    () => line('M8 70Q-14 28 24 -2', '#FFF6DC', 6, 0.6) + line('M-4 84Q-34 30 10 -16', '#FFF6DC', 3.4, 0.5),
  ) +
  from(hand, 8, () =>
    hand.form('M70 118C64 84 84 44 128 36C108 52 104 66 106 82C108 96 100 108 88 120Z', '#F4EBD8', 10, 7, {
      shade: '#B9AFC0',
    }),
  );

/** On the beetle: spots from 4 on. */
export const beetleExtras = (hand: Hand): string =>
  from(hand, 4, () =>
    fill(ellipse(132, 112, 9, 7) + ellipse(156, 128, 7, 6) + ellipse(112, 132, 7, 6), darker('#E5AE3F', 0.2)),
  );

/** On the mole: a second firework from 5 on; from 3 on, a coil of fuse. */
export const moleExtras = (hand: Hand): string =>
  from(hand, 3, () =>
    line(
      'M112 174a15 8 0 1 0 30 0a15 8 0 1 0 -30 0M116 167a12 7 0 1 0 24 0a12 7 0 1 0 -24 0',
      '#D9B98A',
      4.4,
    ),
  ) +
  from(
    hand,
    5,
    () =>
      hand.form(ellipse(178, 156, 21), '#8A3F52', 10, 5, { rim: '#E79AA0' }) +
      fill(star(178, 157, 9, { waist: 0.52 }), '#FFE3B0') +
      line('M186 137q6 -10 14 -8', '#C9A27A', 4),
  );

/** Behind the mole: from 7 on the grand finale. */
export const moleBehind = (hand: Hand): string =>
  from(hand, 7, () => {
    let burst = '';
    for (let i = 0; i < 10; i++) {
      const angle = (i * 36 * Math.PI) / 180;
      const at = (radius: number): string =>
        `${Math.round(62 + radius * Math.cos(angle))} ${Math.round(18 + radius * Math.sin(angle))}`;
      burst += `M${at(14)}L${at(i % 2 ? 34 : 26)}`;
    }
    return line(burst, '#FFD98A', 4.4) + line('M62 18h.1', '#FFF6CF', 9);
  });

/** On the hare: icicles at the ears from 4 on, a blowing scarf from 6 on, a back of ice from 8 on. */
export const hareExtras = (hand: Hand): string =>
  from(hand, 8, () =>
    [
      [120, 106, 26],
      [142, 112, 32],
      [162, 128, 22],
    ]
      .map(([x = 0, y = 0, h = 0]) =>
        hand.form(
          polygon(
            [
              [x - 10, y + 4],
              [x - 2, y - h],
              [x + 11, y + 2],
            ],
            3,
          ),
          '#8CC6EE',
          5,
          3,
          { rim: '#FFFFFF' },
        ),
      )
      .join(''),
  ) +
  from(hand, 4, () => fill('M104 58l3 22l5 -19ZM92 66l2 16l5 -15ZM58 54l3 18l5 -16Z', '#F4FCFF')) +
  from(
    hand,
    6,
    () =>
      hand.form(
        smooth(
          [
            [92, 116],
            [118, 110],
            [142, 92],
            [160, 96],
            [150, 108],
            [126, 126],
            [100, 128],
          ],
          true,
        ),
        '#3F6DB5',
        8,
        4,
      ) + line('M58 118q22 16 46 2', '#3F6DB5', 12),
  );

/** On the toad: warts that glow from 3 on, stripes of heat from 5 on, cracks of lava from 7 on. */
export const toadExtras = (hand: Hand): string =>
  from(
    hand,
    3,
    () => disc(140, 108, 4, '#FFC878') + disc(164, 126, 3.6, '#FFC878') + disc(104, 104, 3.6, '#FFC878'),
  ) +
  from(hand, 5, () => line('M112 160q20 6 34 -4M118 148q16 4 26 -4', '#F5933A', 4.4)) +
  from(hand, 7, () => line('M98 118l14 10l-4 10l16 8M142 120l-8 10l12 6M166 112l6 12', '#FFD773', 4));

/** On the crab: knitted mitts from 4 on, bandages from 6 on, the champion's belt at 8. */
export const crabExtras = (hand: Hand): string =>
  from(hand, 4, () =>
    line('M10 84q28 14 56 2M134 86q28 12 56 -2', hand.rank >= 6 ? '#FFF0DC' : '#FFD0A8', 6),
  ) +
  from(hand, 6, () => line('M14 92q26 12 50 2M136 94q26 10 50 -2', '#FFF0DC', 5)) +
  from(
    hand,
    8,
    () =>
      hand.form(
        smooth(
          [
            [48, 152],
            [74, 158],
            [100, 160],
            [126, 158],
            [152, 152],
            [146, 166],
            [100, 174],
            [54, 166],
          ],
          true,
        ),
        '#6A4A56',
        10,
        4,
      ) + hand.form(ellipse(100, 164, 15, 12), '#F2C25A', 6, 4, { rim: '#FFF0B8' }),
  );

/** On the mantis: a leaf for a sash from 3 on, a shield of bark from 5 on, a master's whiskers from 7 on. */
export const mantisExtras = (hand: Hand): string =>
  from(hand, 3, () => line('M80 104q18 10 34 2', '#8FB35E', 8)) +
  from(hand, 5, () =>
    hand.form(
      'M124 124C142 116 162 118 172 128C172 150 158 164 146 168C132 162 122 146 124 124Z',
      '#9A7A58',
      10,
      5,
      {
        on: line('M148 118V168M124 138H172', '#7A5A42', 4),
      },
    ),
  ) +
  from(hand, 7, () => line('M72 76q-8 22 -22 26M80 78q0 22 -8 32M86 74q10 14 8 28', '#F4F0E2', 4.4));

/** On the sheep: more sparks with every life, and a crown of them at 8. */
export const sheepExtras = (hand: Hand): string =>
  from(hand, 4, () => line('M60 52l6 10M44 66l10 6', '#FFE69A', 4)) +
  from(hand, 6, () => line('M186 104l10 -4M188 124l12 2M182 142l10 6', '#FFE69A', 4.4)) +
  from(
    hand,
    8,
    () =>
      fill(star(114, 112, 13, { points: 8, waist: 0.55, round: 0.06 }), '#FFE69A') +
      disc(114, 112, 24, '#FFF3B8', 0.35),
  );

import { ellipse, roundRect } from '../../drawing/path';
import { disc, fill, line } from '../../drawing/shape';
import { darker, type Hand } from '../../figures/hand';
import {
  bar,
  BLUE,
  CREAM,
  curve,
  cut,
  DARK_WOOD,
  GOLD,
  mirrored,
  NIGHT,
  PALE_WOOD,
  placed,
  RED,
  shadow,
  soft,
  WOOD,
} from './parts';

/** One shoe seen from above, its toe up: the right one, or its mirror image. */
function shoe(
  hand: Hand,
  x: number,
  y: number,
  turn: number,
  side: 'left' | 'right',
  leather: string,
): string {
  const half = (xy: readonly number[]): readonly number[] => (side === 'left' ? mirrored(xy) : xy);
  const outline = soft(
    half([-24, -30, -14, -66, 6, -76, 26, -60, 32, -24, 24, 14, 27, 50, 14, 72, -8, 72, -22, 50, -18, 12]),
  );
  return placed(
    x,
    y,
    turn,
    1,
    `<g transform="translate(-9 11)">${fill(outline, '#2A1B33', 0.26)}</g>` +
      hand.form(outline, leather, 15, 6, { on: hand.grain(-28, -60, 34, 120, 20, darker(leather)) }) +
      fill(soft(half([-12, 0, 4, -12, 18, 2, 16, 46, 6, 62, -6, 60, -14, 44])), '#6B4036') +
      fill(soft(half([-8, 10, 4, 2, 14, 14, 12, 44, 4, 56, -4, 54, -10, 42])), CREAM) +
      hand.form(
        side === 'left' ? bar([-24, -2], [20, 8], 12, 5) : bar([-20, 8], [24, -2], 12, 5),
        darker(leather, 0.12),
        8,
        3,
      ) +
      disc(side === 'left' ? -17 : 17, -1, 5, GOLD),
  );
}

/** A pair of shoes in the middle of a step. */
export const shoes = (hand: Hand): string =>
  shoe(hand, 60, 106, -10, 'left', '#E3B67C') + shoe(hand, 140, 92, 10, 'right', '#F3D9A8');

/** A straw hat with a band. */
export const hat = (hand: Hand): string =>
  shadow(100, 158, 82) +
  hand.form(ellipse(100, 132, 88, 28), '#E6C27E', 44, 7, {
    on: line('M20 134Q100 166 180 130M36 124Q100 148 164 122', '#C39B55', 3.4),
  }) +
  hand.form(
    soft([46, 126, 54, 76, 78, 52, 104, 50, 132, 58, 148, 82, 154, 124, 100, 140]),
    '#EFCF90',
    34,
    8,
    { on: line('M56 92Q100 108 150 90M64 70Q100 84 140 68', '#CDA662', 3.4) },
  ) +
  hand.form(soft([46, 124, 48, 104, 100, 120, 152, 102, 154, 122, 100, 140]), RED, 26, 5);

/** A long scarf, folded over. */
export const scarf = (hand: Hand): string =>
  shadow(100, 178, 56) +
  hand.form(cut([108, 60, 146, 60, 160, 164, 118, 170], 6), '#5F86AE', 16, 6, {
    on: line('M112 138L158 132M114 152L160 146', CREAM, 6),
  }) +
  line('M122 168V184M134 167V183M146 165V181M156 164V178', '#5F86AE', 4) +
  hand.form(cut([58, 58, 98, 60, 92, 152, 48, 146], 6), BLUE, 18, 6, {
    on: line('M50 114L96 120M49 130L96 136', CREAM, 6),
  }) +
  line('M52 146V162M64 148V164M76 150V166M88 151V167', BLUE, 4) +
  hand.form(soft([34, 52, 60, 28, 104, 22, 148, 30, 168, 54, 148, 80, 104, 88, 56, 78]), '#7FA5CB', 36, 7) +
  fill(soft([60, 50, 84, 40, 118, 40, 142, 52, 118, 60, 84, 60]), '#3E5F86') +
  hand.form(soft([76, 62, 112, 58, 124, 82, 104, 98, 78, 92]), BLUE, 14, 5);

/** An umbrella against sun and rain. */
export const umbrella = (hand: Hand): string =>
  shadow(108, 184, 34) +
  line('M100 90V164Q100 184 116 182Q128 180 126 166', DARK_WOOD, 8) +
  line('M102 94V160', WOOD, 3) +
  hand.form(
    curve([12, 104, 24, 62, 60, 34, 100, 26, 142, 34, 178, 64, 188, 104]) +
      'Q166 86 146 104Q122 86 100 104Q78 86 54 104Q34 86 12 104Z',
    '#D9705A',
    36,
    8,
    {
      on:
        fill('M100 24Q70 50 54 106L100 106L146 106Q130 50 100 24Z', '#F7E8CB', 0.92) +
        fill('M100 24Q86 60 82 110H118Q114 60 100 24Z', '#D9705A'),
    },
  ) +
  hand.form(roundRect(95, 12, 10, 20, 4), DARK_WOOD, 4, 3);

/** A book of all the songs. */
export const book = (hand: Hand): string =>
  shadow(100, 170, 78) +
  hand.form(cut([12, 60, 98, 74, 188, 60, 188, 156, 100, 172, 12, 156], 6), '#A6483F', 30, 6) +
  hand.form(curve([20, 54, 60, 48, 99, 66, 99, 162, 60, 146, 20, 150]) + 'Z', CREAM, 24, 5, {
    rim: '#FFFBEF',
    shade: '#DCC8A6',
  }) +
  hand.form(curve([101, 66, 140, 48, 180, 54, 180, 150, 140, 146, 101, 162]) + 'Z', '#FFF6E4', 18, 5, {
    rim: '#FFFFFF',
    shade: '#E6D4B2',
  }) +
  line('M34 76Q62 70 86 82M34 94Q62 88 86 100M34 112Q62 106 86 118', '#B79C77', 4.4) +
  line('M116 84Q142 70 166 76M116 120Q142 106 166 112', '#B79C77', 4.4) +
  disc(128, 106, 6, NIGHT) +
  line('M133 106V80L152 76V98', NIGHT, 4) +
  disc(147, 99, 6, NIGHT) +
  hand.form(cut([94, 60, 106, 60, 106, 186, 100, 176, 94, 186], 1), GOLD, 4, 2);

/** A letter that asks everyone to come. */
export const letter = (hand: Hand): string =>
  shadow(100, 168, 76) +
  placed(
    100,
    104,
    -7,
    1,
    hand.form(roundRect(-82, -54, 164, 112, 8), '#F7EAD0', 44, 7, {
      rim: '#FFFDF4',
      shade: '#DCC7A2',
      on: hand.grain(-80, -20, 90, 74, 24, '#C6AC84'),
    }) +
      line('M-78 52L-20 2M78 52L20 2', '#D3BA92', 4) +
      hand.form(cut([-82, -52, 82, -52, 8, 20, -8, 20], 9), '#FFF6E4', 30, 5, {
        rim: '#FFFFFF',
        shade: '#E3CFAC',
      }) +
      hand.form(ellipse(0, 12, 20), RED, 10, 5) +
      fill('M-8 12a8 8 0 0 1 16 0M-5 16H5', 'none') +
      disc(0, 12, 8, '#E58A74'),
  );

/** A pair of mittens on a string. */
export const mittens = (hand: Hand): string => {
  const mitten = (x: number, turn: number, half: (xy: readonly number[]) => readonly number[]): string =>
    placed(
      x,
      112,
      turn,
      1,
      hand.form(
        soft(half([-26, 30, -30, -20, -18, -52, 6, -58, 24, -42, 26, -14, 40, -22, 50, -10, 38, 12, 26, 30])),
        RED,
        20,
        6,
        { on: line('M-52 -8H52M-52 4H52', CREAM, 5) },
      ) + hand.form(roundRect(-31, 26, 62, 26, 8), CREAM, 16, 5, { rim: '#FFFDF4', shade: '#DCC5A0' }),
    );
  return (
    shadow(100, 180, 60) +
    line('M46 160C60 196 140 196 154 160', PALE_WOOD, 5) +
    mitten(56, -10, mirrored) +
    mitten(144, 10, (xy) => xy)
  );
};

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
  FLAME,
  GOLD,
  GREEN,
  IRON,
  LILAC,
  NIGHT,
  PALE_WOOD,
  placed,
  RED,
  shadow,
  soft,
  WOOD,
} from './parts';

/** A small house with a pipe over its door. */
export const house = (hand: Hand): string =>
  shadow(100, 178, 70) +
  hand.form(roundRect(136, 34, 18, 44, 3), '#B98668', 8, 4) +
  hand.form(cut([44, 92, 124, 92, 124, 174, 44, 174], 4), CREAM, 22, 6, {
    rim: '#FFFBEF',
    shade: '#DCC5A0',
    on: hand.grain(44, 110, 60, 64, 20, '#BFA57E'),
  }) +
  hand.form(cut([122, 88, 160, 80, 160, 166, 122, 174], 4), '#E0C79C', 10, 4, {
    rim: '#F1DCB5',
    shade: '#C6AA80',
  }) +
  hand.form(cut([84, 30, 128, 92, 34, 100], 6), '#D8664E', 20, 6) +
  hand.form(cut([84, 28, 138, 34, 172, 82, 124, 94], 6), '#B9483E', 22, 6, {
    on: line('M98 48L150 50M108 64L160 66M116 80L170 80', '#953936', 3),
  }) +
  hand.form(curve([66, 174, 66, 138, 82, 126, 98, 138, 98, 174]) + 'Z', NIGHT, 8, 3, { rim: '#6B4A55' }) +
  hand.glow(141, 118, 30, FLAME, 0.85) +
  hand.form(roundRect(131, 106, 20, 26, 8), FLAME, 5, 3, { rim: '#FFF4C8', shade: '#F2B65A' }) +
  line('M131 121H151', '#A9714A', 3) +
  placed(
    83,
    110,
    -9,
    0.62,
    hand.form(roundRect(-44, -8, 88, 16, 7), '#C9853F', 16, 4) +
      [-18, -2, 14].map((x) => fill(ellipse(x, 0, 4, 4), NIGHT)).join('') +
      hand.form(roundRect(30, -10, 13, 20, 4), DARK_WOOD, 5, 3),
  );

/** A wide porch with its cushions, a light hung out. */
export const porch = (hand: Hand): string =>
  shadow(100, 182, 82) +
  fill(cut([42, 74, 160, 74, 160, 140, 42, 140], 3), '#4A2F45') +
  hand.glow(100, 92, 42, FLAME, 0.75) +
  line('M100 70V82', NIGHT, 3) +
  hand.form(roundRect(89, 82, 22, 28, 9), FLAME, 6, 4, { rim: '#FFF4C8', shade: '#F2B65A' }) +
  hand.form(cut([40, 30, 158, 22, 188, 74, 12, 80], 8), '#7F5A78', 36, 7, {
    on: line('M46 46L166 38M34 62L178 55', '#664562', 4),
  }) +
  [34, 76, 124, 158]
    .map((x) => hand.form(roundRect(x, 72, 12, 72, 3), CREAM, 5, 3, { rim: '#FFFBEF', shade: '#DCC5A0' }))
    .join('') +
  hand.form(roundRect(48, 122, 30, 16, 8), RED, 10, 4) +
  hand.form(roundRect(88, 124, 28, 15, 8), GOLD, 10, 4) +
  hand.form(roundRect(128, 122, 30, 16, 8), BLUE, 10, 4) +
  hand.form(cut([22, 136, 178, 136, 186, 154, 14, 154], 4), PALE_WOOD, 40, 5, {
    on: line('M60 136L56 156M102 136V156M144 136L148 156', '#C39A63', 3),
  }) +
  hand.form(cut([14, 152, 186, 152, 182, 166, 18, 166], 3), WOOD, 36, 4) +
  hand.form(cut([64, 164, 136, 164, 142, 182, 58, 182], 3), '#D9A468', 20, 4);

/** A door that stands open, light falling out. */
export const door = (hand: Hand): string =>
  fill(cut([66, 170, 128, 170, 176, 190, 40, 190], 4), '#FFE3A0', 0.5) +
  shadow(100, 178, 58) +
  hand.form(curve([48, 174, 48, 62, 70, 26, 100, 16, 130, 26, 152, 62, 152, 174]) + 'Z', '#B9835A', 22, 7, {
    on: hand.grain(48, 60, 40, 112, 20, '#8F5F40'),
  }) +
  fill(`${curve([64, 172, 64, 66, 80, 40, 100, 33, 120, 40, 136, 66, 136, 172])}Z`, '#FFDF94') +
  hand.glow(100, 104, 62, '#FFF8DC', 0.95) +
  hand.form(cut([64, 50, 86, 40, 86, 184, 64, 172], 4), '#6F9A9A', 9, 4, {
    on: line('M75 60V164', '#557F82', 4),
  }) +
  disc(80, 116, 4.5, GOLD) +
  hand.form(roundRect(56, 172, 96, 13, 4), '#A46B48', 22, 4) +
  hand.form(ellipse(116, 164, 22, 7), '#C8503F', 9, 3) +
  hand.form(cut([108, 162, 126, 162, 122, 148, 112, 148], 3), '#B5714B', 5, 3) +
  hand.form(soft([102, 150, 106, 132, 117, 122, 128, 132, 132, 150, 117, 154]), GREEN, 8, 4);

/** A window at dawn, a loaf on its sill. */
export const sill = (hand: Hand): string =>
  shadow(100, 184, 70) +
  hand.form(roundRect(34, 18, 132, 136, 12), '#B9835A', 24, 7) +
  fill(roundRect(48, 32, 104, 112, 6), '#F6B98A') +
  fill(cut([48, 32, 152, 32, 152, 74, 48, 74], 5), '#8FAFC4') +
  fill(cut([48, 70, 152, 70, 152, 96, 48, 96], 0), '#C9BBC0') +
  hand.glow(112, 112, 50, '#FFF3C4', 0.95) +
  disc(112, 112, 22, '#FFE9A8') +
  fill(`M48 122Q80 98 108 118T152 112V140Q152 144 146 144H54Q48 144 48 138Z`, '#7C8E6A') +
  line('M100 32V120M48 84H152', '#C99468', 7) +
  hand.form(cut([36, 20, 70, 26, 58, 88, 36, 108], 6), CREAM, 9, 4, { rim: '#FFFBEF', shade: '#DCC5A0' }) +
  hand.form(cut([164, 20, 132, 26, 144, 88, 164, 108], 6), CREAM, 9, 4, {
    rim: '#FFFBEF',
    shade: '#DCC5A0',
  }) +
  hand.form(roundRect(20, 152, 160, 20, 6), PALE_WOOD, 36, 5) +
  hand.form(soft([58, 150, 60, 128, 84, 114, 112, 116, 132, 130, 134, 150, 98, 156]), '#D4914C', 20, 6, {
    on: line('M78 138l12 -14M98 138l12 -14', '#F6D9A0', 5) + hand.grain(60, 126, 50, 30, 14, '#A9652F'),
  });

/** A torch, just lit. */
export const torch = (hand: Hand): string =>
  shadow(100, 182, 34) +
  hand.glow(104, 62, 76, FLAME, 0.85) +
  hand.form(cut([84, 96, 122, 96, 114, 180, 92, 180], 6), PALE_WOOD, 11, 5, {
    on: line('M90 112L118 122M89 132L117 142M91 152L116 162', '#B98A55', 5),
  }) +
  hand.form(cut([76, 84, 130, 84, 124, 106, 82, 106], 8), '#A9683F', 14, 5) +
  hand.form(
    soft([
      104, 6, 116, 30, 134, 24, 136, 50, 152, 58, 138, 80, 104, 92, 70, 80, 56, 58, 72, 50, 74, 26, 92, 30,
    ]),
    '#F6A545',
    16,
    6,
    { rim: '#FFDF9A', shade: '#DC7334' },
  ) +
  fill(soft([104, 30, 114, 48, 126, 54, 120, 76, 104, 84, 88, 76, 82, 54, 95, 48]), '#FFE08C') +
  fill(soft([104, 52, 111, 64, 104, 78, 97, 64]), '#FFFBE6') +
  disc(150, 26, 4, '#FFE6A0') +
  disc(46, 34, 3.4, '#FFE6A0') +
  disc(164, 48, 2.8, '#FFE6A0') +
  disc(58, 12, 2.8, '#FFE6A0');

/** A broom at work, dust before it. */
export const broom = (hand: Hand): string =>
  shadow(86, 180, 66) +
  hand.form(ellipse(36, 168, 16, 10), '#EADBC0', 6, 3) +
  hand.form(ellipse(16, 174, 10, 7), '#EADBC0', 4, 2) +
  hand.form(ellipse(26, 152, 8, 6), '#EADBC0', 3, 2) +
  hand.form(bar([178, 20], [104, 118], 11, 5), WOOD, 5, 4) +
  hand.form(cut([92, 104, 128, 130, 112, 176, 40, 184, 56, 146], 10), '#E2B765', 26, 7, {
    on: line('M98 118L58 168M106 124L74 176M114 130L92 178M88 116L50 158', '#B98B3F', 4),
  }) +
  hand.form(bar([88, 106], [126, 134], 17, 6), RED, 10, 4) +
  line('M92 104L124 128', '#F3C9A0', 3);

/** A lantern, not yet put out, in its ring of chalk. */
export const lantern = (hand: Hand): string =>
  hand.glow(100, 104, 84, FLAME, 0.6) +
  shadow(100, 176, 46) +
  line('M70 62C66 10 134 10 130 62', NIGHT, 7) +
  hand.form(cut([64, 70, 136, 70, 122, 46, 78, 46], 7), IRON, 16, 5) +
  hand.form(roundRect(66, 68, 68, 84, 10), '#FFDC8E', 16, 5, { rim: '#FFF6D2', shade: '#F3B458' }) +
  hand.form(soft([102, 88, 114, 112, 110, 130, 100, 136, 90, 130, 87, 112]), '#FFF9E2', 5, 3) +
  line('M68 76V146M100 70V84M132 76V146', NIGHT, 6) +
  hand.form(roundRect(58, 146, 84, 18, 6), IRON, 20, 5) +
  hand.form(roundRect(66, 162, 68, 12, 4), NIGHT, 16, 4);

/** A lantern in a ring of chalk, the piece of chalk beside it. */
export const ring = (hand: Hand): string => {
  const chalk = 'M6 148C4 122 46 106 100 106S198 122 194 150S150 192 98 190S8 176 6 148Z';
  return (
    line(chalk, '#FFF6E4', 11, 0.9) +
    line(chalk, '#E6D4BE', 4, 0.55) +
    placed(22, 14, 0, 0.78, lantern(hand)) +
    placed(
      164,
      166,
      -24,
      1,
      hand.form(roundRect(-22, -8, 44, 16, 6), CREAM, 12, 4, { rim: '#FFFDF2', shade: '#D9C6AC' }),
    )
  );
};

/** An alarm clock, its bells still. */
export const clock = (hand: Hand): string =>
  shadow(100, 182, 54) +
  line('M66 158L52 180M134 158L148 180', NIGHT, 11) +
  line('M76 34Q100 12 124 34', NIGHT, 7) +
  placed(58, 46, -34, 1, hand.form('M-26 6C-26 -26 26 -26 26 6Z', GOLD, 12, 5)) +
  placed(142, 46, 34, 1, hand.form('M-26 6C-26 -26 26 -26 26 6Z', GOLD, 12, 5)) +
  hand.form(ellipse(100, 106, 66), RED, 30, 7) +
  hand.form(ellipse(100, 106, 51), CREAM, 20, 5, { rim: '#FFFDF2', shade: '#E2CFAE' }) +
  line('M100 64V70M100 142V148M58 106H64M136 106H142', NIGHT, 5) +
  line('M100 106L100 78M100 106L122 120', NIGHT, 7) +
  disc(100, 106, 6, RED);

/** A stool with three legs. */
export const stool = (hand: Hand): string =>
  shadow(100, 180, 66) +
  hand.form(bar([68, 92], [46, 178], 14, 5), DARK_WOOD, 6, 4) +
  hand.form(bar([132, 92], [154, 178], 14, 5), '#A36B43', 6, 4) +
  hand.form(bar([58, 138], [142, 138], 9, 3), '#A36B43', 10, 3) +
  hand.form(bar([100, 96], [100, 186], 15, 5), WOOD, 6, 4) +
  hand.form(ellipse(100, 92, 78, 26), WOOD, 30, 6) +
  hand.form(ellipse(100, 84, 78, 25), PALE_WOOD, 34, 6, {
    on: line('M40 84Q100 104 160 80M58 72Q100 86 142 72', '#C9995D', 3.4),
  });

/** A cushion to sit on through the evening. */
export const cushion = (hand: Hand): string =>
  shadow(100, 162, 78) +
  hand.form(
    soft([
      14, 76, 40, 68, 100, 56, 160, 68, 186, 76, 180, 108, 188, 146, 152, 152, 100, 162, 48, 152, 12, 146, 20,
      108,
    ]),
    LILAC,
    46,
    9,
    {
      on:
        hand.grain(20, 90, 100, 66, 40, darker(LILAC)) +
        line('M30 92Q100 76 170 92M28 132Q100 150 172 132', darker(LILAC, 0.09), 4),
    },
  ) +
  hand.form(ellipse(100, 106, 12, 9), GOLD, 6, 4) +
  [
    [14, 76],
    [186, 76],
    [12, 146],
    [188, 146],
  ]
    .map(([x = 0, y = 0]) => hand.form(ellipse(x, y, 9), GOLD, 5, 3))
    .join('');

/** A ladder for hanging up the flags. */
export const ladder = (hand: Hand): string =>
  shadow(100, 184, 60) +
  [46, 74, 102, 130, 158]
    .map((y) =>
      hand.form(bar([66 - (y - 46) * 0.08, y], [136 + (y - 46) * 0.08, y - 4], 11, 4), PALE_WOOD, 14, 4),
    )
    .join('') +
  hand.form(bar([70, 16], [52, 184], 15, 6), WOOD, 7, 4) +
  hand.form(bar([132, 12], [152, 180], 15, 6), WOOD, 7, 4) +
  hand.form(cut([118, 60, 162, 58, 156, 96, 124, 98], 6), BLUE, 12, 5) +
  line('M122 62Q138 20 158 60', NIGHT, 4);

/** The key to the store room. */
export const key = (hand: Hand): string =>
  shadow(104, 172, 56) +
  placed(
    100,
    100,
    -38,
    1.06,
    hand.form(ellipse(-52, 0, 34), GOLD, 16, 6) +
      fill(ellipse(-52, 0, 15), NIGHT, 0.82) +
      hand.form(roundRect(-22, -9, 110, 18, 6), GOLD, 12, 4) +
      hand.form(cut([52, 6, 66, 6, 66, 34, 52, 34], 4), '#D9A03A', 5, 3) +
      hand.form(cut([74, 6, 86, 6, 86, 28, 74, 28], 4), '#D9A03A', 5, 3) +
      line('M-74 -12Q-60 -32 -40 -26', '#FFF0C0', 5, 0.9),
  );

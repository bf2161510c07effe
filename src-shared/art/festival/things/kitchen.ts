import { ellipse, roundRect, smooth } from '../../drawing/path';
import { disc, fill, line } from '../../drawing/shape';
import { darker, type Hand } from '../../figures/hand';
import {
  bar,
  BLUE,
  CREAM,
  cut,
  DARK_WOOD,
  FLAME,
  GOLD,
  GREEN,
  IRON,
  NIGHT,
  PALE_WOOD,
  RED,
  shadow,
  soft,
  WOOD,
} from './parts';

const apple = (hand: Hand, x: number, y: number, size: number, colour: string): string =>
  hand.form(
    smooth(
      [
        [x, y - size * 0.78],
        [x + size * 0.55, y - size * 0.95],
        [x + size, y - size * 0.3],
        [x + size * 0.7, y + size * 0.75],
        [x, y + size * 0.92],
        [x - size * 0.7, y + size * 0.75],
        [x - size, y - size * 0.3],
        [x - size * 0.55, y - size * 0.95],
      ],
      true,
    ),
    colour,
    size * 0.6,
    size * 0.22,
  ) +
  line(
    `M${x} ${y - size * 0.7}q${size * 0.05} -${size * 0.4} ${size * 0.3} -${size * 0.55}`,
    '#5B3A33',
    size * 0.16,
  );

/** A wicker basket with its lid off, full. */
export function basket(hand: Hand): string {
  let weave = '';
  for (let row = 0; row < 4; row++) {
    const y = 118 + row * 15;
    for (let i = 0; i < 9; i++) {
      const x = 34 + i * 17 + (row % 2) * 8;
      weave += `M${x} ${y}q7 6 14 0`;
    }
  }
  return (
    shadow(100, 178, 66) +
    line('M38 104C34 22 166 22 162 104', DARK_WOOD, 13) +
    line('M41 100C40 30 160 26 160 98', WOOD, 7) +
    apple(hand, 66, 88, 24, RED) +
    apple(hand, 136, 90, 23, '#A9B85E') +
    apple(hand, 102, 80, 27, GOLD) +
    hand.form(cut([28, 104, 172, 104, 156, 172, 44, 172], 16), WOOD, 34, 7, {
      on:
        line(weave, darker(WOOD, 0.13), 5) +
        line(
          weave.replace(/M(\d+) (\d+)/g, (_, x: string, y: string) => `M${Number(x) + 1} ${Number(y) - 5}`),
          '#E4B77C',
          3,
        ),
    }) +
    hand.form(roundRect(22, 96, 156, 20, 10), '#D9A468', 24, 5)
  );
}

/** A wooden bowl, scraped clean, and its spoon. */
export const bowl = (hand: Hand): string =>
  shadow(100, 174, 58) +
  hand.form(bar([112, 92], [168, 34], 9, 4), PALE_WOOD, 4, 3) +
  hand.form(soft([24, 92, 34, 132, 66, 162, 100, 168, 136, 162, 166, 132, 176, 92]), '#D59A5E', 36, 8, {
    on: hand.grain(26, 100, 80, 66, 26, '#A86B3C') + line('M40 124Q100 156 160 124', '#E9BC85', 4, 0.8),
  }) +
  hand.form(cut([70, 160, 130, 160, 124, 176, 76, 176], 5), '#B5783F', 14, 4) +
  hand.form(ellipse(100, 92, 77, 25), '#EFC58D', 24, 5) +
  fill(ellipse(100, 93, 66, 19), '#7A4A34') +
  fill('M36 97C52 76 148 76 164 97C150 86 52 86 36 97Z', '#53302B') +
  hand.form(bar([104, 100], [124, 80], 9, 4), PALE_WOOD, 4, 3);

/** A kettle on its way to singing. */
export const kettle = (hand: Hand): string =>
  shadow(98, 176, 62) +
  line('M58 74C52 12 142 12 138 74', IRON, 10) +
  line('M70 40Q98 18 126 40', WOOD, 15) +
  hand.form(cut([136, 110, 176, 74, 186, 84, 150, 146], 7), '#B9684A', 12, 5) +
  hand.form(
    soft([34, 150, 36, 112, 62, 78, 98, 70, 134, 78, 158, 112, 160, 150, 140, 172, 56, 172]),
    '#C97654',
    38,
    8,
    { on: hand.grain(36, 96, 60, 76, 24, '#A4573F') + line('M120 94q18 12 22 34', '#F2B48E', 7, 0.9) },
  ) +
  hand.form(ellipse(98, 76, 36, 11), '#E09A73', 14, 4) +
  hand.form(ellipse(98, 62, 9, 9), NIGHT, 5, 3) +
  line('M182 62q12 -12 2 -24M192 50q10 -8 4 -18', '#FFF3DC', 5, 0.75);

/** A round teapot with a lid. */
export const teapot = (hand: Hand): string =>
  shadow(98, 172, 60) +
  line('M44 100C2 88 4 150 52 148', '#6C8FB0', 13) +
  line('M44 100C12 92 12 142 50 141', '#8FB2D0', 5) +
  hand.form(cut([140, 118, 168, 80, 186, 74, 186, 86, 176, 94, 152, 146], 6), BLUE, 12, 5) +
  hand.form(soft([98, 66, 138, 78, 158, 112, 146, 152, 98, 168, 50, 152, 38, 112, 58, 78]), BLUE, 38, 8, {
    on: line('M38 122Q98 146 160 122', '#F3E7D2', 8) + hand.grain(40, 84, 60, 80, 22, '#4D729B'),
  }) +
  hand.form(ellipse(98, 74, 38, 12), '#8FB2D0', 14, 4) +
  hand.form(ellipse(98, 56, 11, 10), CREAM, 6, 3);

/** A jug of something cool. */
export const jug = (hand: Hand): string =>
  shadow(96, 180, 50) +
  line('M132 66C186 58 182 132 138 132', '#B27F4E', 13) +
  line('M134 70C174 66 170 126 140 126', '#D8A871', 5) +
  hand.form(
    soft([
      66, 40, 62, 62, 44, 100, 42, 142, 62, 174, 96, 180, 130, 174, 150, 142, 146, 100, 128, 62, 126, 40,
    ]),
    '#E3C59A',
    34,
    8,
    { on: fill('M30 108Q96 132 162 106V200H30Z', '#A8673F') + hand.grain(44, 110, 60, 70, 26, '#7E4A30') },
  ) +
  hand.form(cut([56, 34, 130, 30, 140, 26, 134, 48, 62, 50], 7), '#F0D8B2', 18, 5) +
  fill(ellipse(94, 40, 30, 5), '#6B4335');

/** A loaf, warm. */
export const bread = (hand: Hand): string =>
  shadow(100, 168, 74) +
  hand.form(roundRect(22, 150, 156, 18, 8), WOOD, 30, 5) +
  hand.form(
    soft([26, 132, 30, 98, 62, 78, 100, 72, 140, 78, 170, 98, 174, 132, 150, 152, 100, 156, 50, 152]),
    '#D4914C',
    42,
    9,
    { on: hand.grain(30, 96, 90, 60, 34, '#A9652F') },
  ) +
  [58, 92, 126]
    .map((x) =>
      hand.form(
        smooth(
          [
            [x - 6, 118],
            [x + 2, 98],
            [x + 18, 84],
            [x + 20, 92],
            [x + 10, 112],
            [x + 2, 124],
          ],
          true,
        ),
        '#F6D9A0',
        5,
        3,
      ),
    )
    .join('') +
  line('M66 54q-10 -12 0 -24M100 48q-10 -12 0 -24M134 54q-10 -12 0 -24', '#FFF3DC', 6, 0.6);

/** A cake with one candle. */
export const cake = (hand: Hand): string =>
  shadow(100, 178, 72) +
  hand.form(ellipse(100, 164, 78, 16), '#EFE2CC', 26, 5) +
  hand.form(roundRect(40, 96, 120, 66, 14), '#E8B98A', 34, 7, {
    on: fill(roundRect(36, 124, 130, 10, 2), RED, 0.85) + hand.grain(42, 100, 60, 60, 26, '#B57F52'),
  }) +
  hand.form(
    soft([
      36, 98, 56, 80, 100, 74, 146, 80, 164, 98, 156, 116, 140, 106, 122, 122, 102, 108, 84, 124, 64, 108, 46,
      118,
    ]),
    CREAM,
    30,
    6,
  ) +
  hand.form(roundRect(93, 38, 14, 42, 4), '#86A9C6', 5, 3) +
  hand.glow(100, 26, 34, FLAME) +
  hand.form(soft([100, 8, 109, 26, 100, 36, 91, 26]), '#FFE39A', 5, 3) +
  disc(62, 90, 7, RED) +
  disc(138, 90, 7, RED);

/** Three apples from one tree. */
export const apples = (hand: Hand): string =>
  shadow(100, 172, 72) +
  apple(hand, 100, 78, 36, GOLD) +
  apple(hand, 62, 130, 38, RED) +
  apple(hand, 138, 132, 37, '#A9B85E') +
  hand.form(soft([112, 40, 134, 26, 156, 34, 136, 48]), GREEN, 8, 4);

/** A pot and its ladle, for all who come. */
export const pot = (hand: Hand): string =>
  shadow(100, 176, 66) +
  hand.form(bar([118, 84], [158, 20], 9, 4), PALE_WOOD, 4, 3) +
  line('M34 108H14V126H36M166 108H186V126H164', NIGHT, 10) +
  hand.form(soft([32, 90, 34, 146, 56, 172, 100, 176, 144, 172, 166, 146, 168, 90]), IRON, 40, 8, {
    on: hand.grain(36, 100, 70, 72, 26, '#403B4E') + line('M146 104q4 22 -4 40', '#8E88A0', 7, 0.9),
  }) +
  hand.form(ellipse(100, 90, 70, 22), '#76708A', 22, 5) +
  fill(ellipse(100, 91, 60, 16), '#B4552F') +
  disc(78, 90, 7, '#F1B24A') +
  disc(104, 96, 6, '#8FAE63') +
  disc(132, 88, 6, '#F1B24A') +
  hand.form(bar([112, 96], [124, 74], 9, 4), PALE_WOOD, 4, 3) +
  line('M62 58q-10 -12 0 -24M92 50q-10 -12 0 -24', '#FFF3DC', 6, 0.6);

/** The tall candle on the sill. */
export const candle = (hand: Hand): string =>
  shadow(100, 178, 54) +
  hand.glow(100, 46, 66, FLAME, 0.7) +
  hand.form(ellipse(100, 166, 58, 14), '#D9A447', 20, 5) +
  line('M150 162C192 158 186 122 152 140', '#D9A447', 9) +
  hand.form(ellipse(100, 158, 34, 9), '#A9762E', 12, 4) +
  hand.form(soft([80, 80, 88, 72, 112, 74, 121, 84, 121, 150, 114, 158, 86, 158, 79, 150]), CREAM, 15, 5, {
    rim: '#FFFDF2',
    shade: '#DCC6A2',
  }) +
  hand.form(soft([78, 92, 84, 78, 92, 84, 90, 112, 84, 118]), '#FFF6E4', 4, 2) +
  line('M100 76V62', NIGHT, 4) +
  hand.form(soft([102, 20, 116, 46, 112, 62, 100, 68, 88, 62, 86, 46]), '#FFC65A', 8, 5, {
    rim: '#FFEFB4',
    shade: '#F09A3E',
  }) +
  fill(soft([101, 42, 107, 56, 100, 64, 94, 56]), '#FFF6D8');

import { shift } from '../drawing/colour';
import { ellipse, polygon, smooth } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { darker, eye, groundShadow, type Hand } from './hand';
import { crabExtras, snailBehind, snailExtras, toadExtras } from './ranks';

/** Beam: a snail whose shell is a lantern. */
export function snail(hand: Hand): string {
  const shell = '#EFC15A';
  const body = '#F3E3C4';
  const outline = smooth(
    [
      [8, 168],
      [18, 150],
      [30, 120],
      [30, 84],
      [48, 70],
      [60, 92],
      [62, 134],
      [110, 146],
      [168, 152],
      [196, 174],
      [150, 180],
      [60, 180],
      [20, 178],
    ],
    true,
  );
  const stalks = 'M36 78Q26 52 14 44M50 72Q50 48 58 34';
  const halo = 14 + hand.rank;
  return (
    snailBehind(hand) +
    groundShadow(88) +
    hand.form(outline, body, 24, 6, { on: hand.grain(10, 90, 70, 90, 22, darker(body, 0.16)) }) +
    hand.form(ellipse(112, 116, 58, 56), shell, 30, 9, {
      on: hand.grain(60, 70, 60, 100, 26, darker(shell, 0.15)),
    }) +
    line('M148 134a40 40 0 1 1 6 -34M138 122a26 26 0 1 1 2 -18', darker(shell, 0.17), 6) +
    disc(114, 114, 11, '#FFF6CF') +
    disc(114, 114, 16 + hand.rank * 2, '#FFF3B8', 0.35) +
    snailExtras(hand) +
    line(stalks, shift(body, -0.06), 6) +
    disc(13, 42, 9, '#FFE69A') +
    disc(59, 31, 9, '#FFE69A') +
    disc(13, 42, halo, '#FFE69A', 0.35) +
    disc(59, 31, halo, '#FFE69A', 0.35) +
    eye(38, 104, 6) +
    line('M22 122q8 8 18 4', '#8A6A52', 3)
  );
}

/** Fire: a toad with embers on its back. */
export function toad(hand: Hand): string {
  const skin = '#C9573F';
  const belly = '#F0C78E';
  const flame = (x: number, y: number, s: number, colour: string): string => {
    const p = (dx: number, dy: number): string => `${Math.round(x + dx * s)} ${Math.round(y - dy * s)}`;
    return hand.form(
      `M${p(0, 0)}C${p(-0.7, 0.4)} ${p(-0.3, 0.9)} ${p(0.1, 1.5)}C${p(0.1, 1)} ${p(0.8, 0.7)} ${p(0.4, 0)}Z`,
      colour,
      s * 0.2,
      4,
      { rim: '#FFF0B0' },
    );
  };
  const tall = 0.86 + hand.rank * 0.04;
  const body = smooth(
    [
      [10, 150],
      [22, 112],
      [54, 92],
      [104, 82],
      [156, 98],
      [186, 138],
      [190, 172],
      [150, 180],
      [40, 180],
      [14, 172],
    ],
    true,
  );
  return (
    groundShadow(86) +
    flame(88, 92, 34 * tall, '#F08A3C') +
    flame(122, 84, 48 * tall, '#F5A145') +
    flame(156, 102, 34 * tall, '#F08A3C') +
    flame(124, 86, 24 * tall, '#FFD773') +
    hand.form(body, skin, 32, 9, { on: hand.grain(14, 96, 110, 80, 46, darker(skin, 0.13)) }) +
    hand.form(
      smooth(
        [
          [12, 154],
          [50, 146],
          [96, 156],
          [110, 178],
          [40, 181],
          [16, 174],
        ],
        true,
      ),
      belly,
      20,
      4,
    ) +
    line('M12 146Q50 134 94 142', '#7A2F32', 5) +
    hand.form(ellipse(46, 98, 18), skin, 7, 4) +
    hand.form(ellipse(84, 92, 15), skin, 7, 4) +
    fill(ellipse(44, 98, 10) + ellipse(83, 92, 8), '#FFE3A0') +
    fill(ellipse(43, 98, 4, 8) + ellipse(82, 92, 3.4, 6.6), '#2A1B33') +
    disc(128, 120, 9, shift(skin, 0.08)) +
    disc(152, 138, 7, shift(skin, 0.08)) +
    disc(112, 142, 6, shift(skin, 0.08)) +
    toadExtras(hand) +
    hand.form(
      smooth(
        [
          [140, 178],
          [146, 152],
          [170, 148],
          [190, 166],
          [192, 180],
        ],
        true,
      ),
      shift(skin, -0.04),
      9,
      5,
    )
  );
}

/** Fighter: a crab with boxing mitts for claws. */
export function crab(hand: Hand): string {
  const shell = '#D2513F';
  const mitt = 'M30 104C-6 92 -2 36 40 26C34 42 40 50 52 54C60 46 66 38 66 28C90 54 78 102 40 106Z';
  const arm =
    line('M58 132Q28 122 30 92', shift(shell, -0.06), 15) +
    hand.form(mitt, shell, 14, 7, { on: hand.grain(4, 34, 40, 60, 14, darker(shell)) });
  const otherArm =
    line('M142 132Q172 122 170 92', shift(shell, -0.06), 15) +
    hand.form(
      'M170 104C206 92 202 36 160 26C166 42 160 50 148 54C140 46 134 38 134 28C110 54 122 102 160 106Z',
      shell,
      14,
      7,
      { on: hand.grain(124, 34, 40, 60, 14, darker(shell)) },
    );
  const body = smooth(
    [
      [38, 136],
      [56, 104],
      [100, 92],
      [144, 104],
      [162, 136],
      [142, 164],
      [100, 172],
      [58, 164],
    ],
    true,
  );
  return (
    groundShadow(78) +
    line('M54 150l-28 24M64 160l-14 20M146 150l28 24M136 160l14 20', shift(shell, -0.1), 9) +
    arm +
    otherArm +
    hand.form(body, shell, 30, 9, { on: hand.grain(44, 100, 80, 60, 28, darker(shell)) }) +
    line('M84 100V78M116 100V78', shift(shell, -0.06), 7) +
    hand.form(ellipse(84, 72, 12), '#FFF0D6', 4, 3) +
    hand.form(ellipse(116, 72, 12), '#FFF0D6', 4, 3) +
    eye(81, 73, 6) +
    eye(113, 73, 6) +
    line('M84 140q16 12 32 0', '#7A2530', 5) +
    line('M62 124q38 -20 76 0', shift(shell, 0.09), 5) +
    crabExtras(hand)
  );
}

/** White 3: an otter out for a swim, goggles pushed up. */
export function otter(hand: Hand): string {
  const fur = '#A98468';
  const pale = '#EBD8BC';
  const tail = smooth(
    [
      [124, 150],
      [150, 148],
      [172, 158],
      [190, 154],
      [202, 138],
      [210, 142],
      [206, 166],
      [184, 179],
      [130, 180],
    ],
    true,
  );
  const body = smooth(
    [
      [56, 178],
      [52, 138],
      [58, 100],
      [82, 82],
      [108, 92],
      [132, 120],
      [152, 150],
      [156, 178],
    ],
    true,
  );
  const head = smooth(
    [
      [24, 84],
      [30, 58],
      [56, 42],
      [88, 46],
      [106, 68],
      [102, 94],
      [78, 108],
      [46, 106],
      [28, 98],
    ],
    true,
  );
  const paw = (x: number, y: number): string => hand.form(ellipse(x, y, 13, 9), shift(fur, -0.05), 6, 3);
  return (
    groundShadow(80, 108) +
    hand.form(tail, shift(fur, -0.05), 12, 6, {
      on: hand.grain(130, 150, 60, 30, 14, darker(fur, 0.16)),
    }) +
    hand.form(body, fur, 26, 8, { on: hand.grain(60, 96, 60, 80, 30, darker(fur, 0.12)) }) +
    hand.form(
      smooth(
        [
          [54, 172],
          [54, 140],
          [62, 112],
          [80, 110],
          [92, 134],
          [92, 176],
        ],
        true,
      ),
      pale,
      12,
      4,
    ) +
    hand.form(ellipse(94, 50, 10, 11), shift(fur, -0.03), 4, 3) +
    hand.form(head, fur, 20, 7, { on: hand.grain(30, 56, 40, 44, 16, darker(fur, 0.12)) }) +
    hand.form(
      smooth(
        [
          [22, 88],
          [36, 76],
          [58, 78],
          [66, 92],
          [52, 106],
          [32, 102],
        ],
        true,
      ),
      pale,
      9,
      4,
    ) +
    fill(ellipse(28, 84, 9, 6.5), '#3A2530') +
    line('M34 98q9 5 18 0', '#7A5A48', 3) +
    line('M44 92l-22 6M46 97l-18 12', '#FFF3DC', 1.8, 0.9) +
    eye(62, 78, 6) +
    line('M40 60Q70 46 104 66', '#3B3F63', 7) +
    hand.form(ellipse(54, 56, 16, 13), '#3B4A6E', 6, 4, { rim: '#8FA6CE' }) +
    hand.form(ellipse(52, 57, 11, 8.5), '#8CCBE0', 5, 3, { rim: '#F0FCFF' }) +
    hand.form(ellipse(84, 53, 13, 12), '#3B4A6E', 5, 4, { rim: '#8FA6CE' }) +
    hand.form(ellipse(82, 54, 8.5, 7.5), '#8CCBE0', 4, 3, { rim: '#F0FCFF' }) +
    hand.form(ellipse(128, 148, 25, 27), shift(fur, 0.015), 14, 6) +
    paw(66, 176) +
    hand.form(ellipse(124, 176, 24, 8.5), shift(fur, -0.05), 9, 4) +
    line('M108 174l-4 4M117 173l-3 6', darker(fur, 0.16), 2.6) +
    hand.form(
      polygon(
        [
          [58, 122],
          [74, 118],
          [84, 136],
          [66, 146],
        ],
        8,
      ),
      shift(fur, 0.03),
      6,
      4,
    )
  );
}

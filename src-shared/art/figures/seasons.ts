import { mix, shift } from '../drawing/colour';
import { ellipse, polygon, smooth } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { darker, groundShadow, type Hand } from './hand';

/** White 5: a fox whose tail is a seed head; it smiles until it is touched. */
export function fox(hand: Hand): string {
  const coat = '#E4B98C';
  const pale = '#FFF4E0';
  const tail = smooth(
    [
      [128, 166],
      [120, 128],
      [128, 84],
      [152, 56],
      [180, 66],
      [194, 100],
      [184, 140],
      [160, 170],
    ],
    true,
  );
  let seeds = '';
  for (let i = 0; i < 26; i++) {
    const angle = (i * 137.5 * Math.PI) / 180;
    const reach = 8 + Math.sqrt(i) * 8.4;
    const x = 158 + reach * Math.cos(angle) * 0.8;
    const y = 108 + reach * Math.sin(angle) * 1.08;
    const out = 11;
    const px = Math.round(x + out * Math.cos(angle));
    const py = Math.round(y + out * Math.sin(angle));
    seeds += `M${Math.round(x)} ${Math.round(y)}L${px} ${py}M${px} ${py}l-4 -5M${px} ${py}l5 -4M${px} ${py}l1 -7`;
  }
  const body = smooth(
    [
      [62, 178],
      [60, 142],
      [72, 112],
      [98, 104],
      [128, 122],
      [142, 156],
      [142, 178],
    ],
    true,
  );
  const head = smooth(
    [
      [16, 112],
      [38, 94],
      [52, 76],
      [84, 74],
      [104, 94],
      [100, 118],
      [76, 130],
      [44, 126],
    ],
    true,
  );
  const ear = (x: number, y: number): string =>
    hand.form(
      polygon(
        [
          [x, y],
          [x + 8, y - 40],
          [x + 32, y - 6],
        ],
        5,
      ),
      coat,
      8,
      4,
    ) +
    hand.form(
      polygon(
        [
          [x + 8, y - 6],
          [x + 11, y - 27],
          [x + 23, y - 7],
        ],
        4,
      ),
      '#8A5A4C',
      3,
      2,
    );
  return (
    groundShadow(76, 106) +
    disc(158, 108, 54, '#FFF8E6', 0.28) +
    hand.form(tail, '#F6EAD2', 22, 7, { rim: '#FFFFFF', shade: '#D9C7A6' }) +
    line(seeds, '#FFFFFF', 2.4) +
    disc(158, 108, 8, '#C9A27A') +
    hand.form(body, coat, 22, 7, { on: hand.grain(64, 112, 50, 64, 26, darker(coat, 0.13)) }) +
    hand.form(
      smooth(
        [
          [62, 176],
          [62, 146],
          [72, 128],
          [88, 136],
          [94, 156],
          [92, 178],
        ],
        true,
      ),
      pale,
      9,
      4,
    ) +
    ear(44, 84) +
    ear(74, 78) +
    hand.form(head, coat, 18, 7, { on: hand.grain(34, 84, 46, 34, 14, darker(coat, 0.13)) }) +
    hand.form(
      smooth(
        [
          [16, 113],
          [40, 104],
          [66, 106],
          [84, 118],
          [70, 130],
          [44, 127],
        ],
        true,
      ),
      pale,
      9,
      3,
    ) +
    fill(ellipse(17, 111, 7, 5.5), '#3A2530') +
    line('M48 96q6 -6 12 0M80 94q6 -6 12 0', '#3A2530', 4.6) +
    line('M28 120q14 9 30 2', '#7A4A3A', 3.4) +
    fill(ellipse(74, 176, 15, 8), '#6A4644') +
    fill(ellipse(120, 177, 17, 8), '#6A4644') +
    line('M186 36q4 -6 2 -14M196 54q7 -3 9 -9', '#FFFFFF', 2.6)
  );
}

/** White 6: an old oak that keeps the wood; the light in its door is somebody home. */
export function oak(hand: Hand): string {
  const bark = '#8A6550';
  const leaf = '#7FA05C';
  const trunk =
    'M62 178C78 168 80 140 76 112C72 96 60 88 48 82L56 72C70 78 78 82 84 88C86 74 84 62 78 48L92 44' +
    'C98 58 102 66 104 78C112 68 122 60 140 54L146 64C130 74 122 88 122 108C122 140 126 166 146 178Z';
  const crown = (points: readonly (readonly [number, number, number])[]): string =>
    points.map(([x, y, r]) => ellipse(x, y, r, r * 0.9)).join('');
  const door = 'M88 178V150a14 16 0 0 1 28 0V178Z';
  return (
    groundShadow(84, 102) +
    hand.form(
      crown([
        [44, 62, 34],
        [158, 58, 34],
        [100, 34, 42],
        [70, 34, 30],
        [134, 32, 30],
      ]),
      shift(leaf, -0.07),
      26,
      8,
      {
        on: hand.grain(10, 10, 120, 90, 40, darker(leaf, 0.2)),
      },
    ) +
    hand.form(trunk, bark, 16, 6, { on: hand.grain(60, 70, 70, 110, 34, darker(bark, 0.13)) }) +
    line('M92 128q2 -22 -2 -40M112 124q-2 -18 4 -34M78 168q10 -6 10 -18', darker(bark, 0.1), 3.4) +
    hand.form(
      crown([
        [32, 78, 24],
        [60, 56, 24],
        [104, 44, 28],
        [148, 52, 26],
        [172, 76, 22],
        [84, 26, 24],
        [126, 22, 22],
      ]),
      leaf,
      20,
      7,
      {
        rim: '#C3D68C',
        on: hand.grain(16, 20, 110, 70, 40, darker(leaf, 0.15)),
      },
    ) +
    hand.glow(102, 156, 46, '#FFE19A', 0.75) +
    hand.form(`M82 178V149a20 22 0 0 1 40 0V178Z`, shift(bark, -0.1), 5, 4) +
    fill(door, '#FFE7A6') +
    line('M102 136V178', '#C98F52', 3) +
    disc(108, 160, 2.4, '#8A5A36') +
    hand.form(
      polygon(
        [
          [84, 178],
          [120, 178],
          [126, 184],
          [78, 184],
        ],
        2,
      ),
      mix(bark, '#F0DDBE', 0.4),
      8,
      3,
    ) +
    line('M62 178q-14 -2 -20 4M146 178q14 -2 20 4', shift(bark, -0.04), 8) +
    fill(ellipse(48, 96, 4, 6) + ellipse(160, 92, 4, 6), '#B98A4A')
  );
}

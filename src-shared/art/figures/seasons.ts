import { mix, shift } from '../drawing/colour';
import { ellipse, polygon, smooth } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { darker, groundShadow, type Hand } from './hand';

/** White 5: a fox whose tail is a seed head; it smiles until it is touched. */
export function fox(hand: Hand): string {
  const coat = '#E4B98C';
  const pale = '#FFF4E0';
  // A seed head: rays from its middle, each with a small parachute at its end.
  let rays = '';
  let parachutes = '';
  let fringe = '';
  for (let i = 0; i < 34; i++) {
    const angle = (i * 137.5 * Math.PI) / 180;
    const reach = 14 + Math.sqrt(i) * 6.6;
    const x = 156 + reach * Math.cos(angle) * 0.94;
    const y = 104 + reach * Math.sin(angle);
    const tip = `${Math.round(x)} ${Math.round(y)}`;
    if (i % 2 === 0) rays += `M156 104L${tip}`;
    for (const off of [-0.7, 0, 0.7]) {
      const tuft = `M${tip}l${Math.round(8 * Math.cos(angle + off))} ${Math.round(8 * Math.sin(angle + off))}`;
      if (i > 24) fringe += tuft;
      else parachutes += tuft;
    }
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
    line('M118 172Q140 166 154 112', '#C9A27A', 9) +
    hand.form(ellipse(156, 104, 46, 48), '#F1DFBD', 24, 7, { rim: '#FFFBEC', shade: '#D6BE92' }) +
    line(fringe, '#FFFBEC', 3) +
    line(rays, '#CDB184', 1.8, 0.8) +
    line(parachutes, '#FFFFFF', 2.2, 0.9) +
    disc(156, 104, 7, '#B98A58') +
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
    line(
      'M184 44l4 -10M188 34l-7 -4M188 34l1 -8M188 34l7 -3M196 24l3 -8M199 16l-6 -3M199 16l1 -7M199 16l6 -2',
      '#FFFBEC',
      2.4,
    )
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

import { shift } from '../drawing/colour';
import { ellipse, type Point, polygon, smooth, star } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { darker, eye, groundShadow, type Hand } from './hand';
import { hareExtras, moleBehind, moleExtras } from './ranks';

/** White 1: a hedgehog with a leaf for a flag. */
export function hedgehog(hand: Hand): string {
  const face = '#E9DCC6';
  const spines = '#8A6A5C';
  const quill = (x: number, y: number, angle: number): string => {
    const at = (along: number, across: number): Point => [
      x + along * Math.cos(angle) - across * Math.sin(angle),
      y + along * Math.sin(angle) + across * Math.cos(angle),
    ];
    return `${smooth([at(0, -11), at(16, -8.8), at(32, 0), at(16, 8.8), at(0, 11)])}Z`;
  };
  let coat = '';
  for (const [row, radius] of [60, 44, 26].entries()) {
    for (let i = 0; i < 9 - row; i++) {
      const angle = ((-172 + row * 8 + (i * (184 - row * 10)) / (8 - row)) * Math.PI) / 180;
      const x = 112 + radius * Math.cos(angle) * 1.05;
      const y = 142 + radius * Math.sin(angle) * 0.92;
      coat += hand.form(quill(x, y, angle), shift(spines, row * 0.05), 6, 3, { down: 2 });
    }
  }
  const back = smooth(
    [
      [50, 176],
      [56, 130],
      [84, 98],
      [122, 90],
      [162, 110],
      [178, 150],
      [176, 176],
    ],
    true,
  );
  const head = smooth(
    [
      [18, 158],
      [40, 136],
      [66, 126],
      [88, 136],
      [98, 158],
      [90, 177],
      [52, 178],
      [26, 172],
    ],
    true,
  );
  return (
    groundShadow(82) +
    hand.form(back, shift(spines, -0.04), 20) +
    coat +
    hand.form(head, face, 18, 6, { on: hand.grain(20, 130, 50, 50, 16, darker(face)) }) +
    fill(ellipse(18, 157, 8, 7), '#3A2530') +
    hand.form(ellipse(84, 128, 11, 13), shift(face, -0.04), 5, 3) +
    eye(52, 148, 6.5) +
    line('M30 166q10 6 18 2', '#7A5A52', 3) +
    fill(ellipse(62, 177, 11, 6) + ellipse(140, 177, 13, 6), darker(face)) +
    line('M66 92q10 -34 30 -40', '#6E8F54', 4) +
    hand.form('M94 54c-4 -18 14 -26 30 -22c-2 18 -14 26 -30 22Z', '#8FB35E', 6, 3)
  );
}

/** Bomb: a mole that carries its firework on its back. */
export function mole(hand: Hand): string {
  const fur = '#5F7FA8';
  const face = '#D9E4EE';
  const paw = '#F0C3AE';
  const body = smooth(
    [
      [34, 176],
      [32, 128],
      [58, 88],
      [104, 76],
      [150, 96],
      [172, 140],
      [172, 177],
    ],
    true,
  );
  const snout = smooth(
    [
      [20, 136],
      [40, 112],
      [66, 112],
      [82, 130],
      [72, 154],
      [42, 158],
      [24, 150],
    ],
    true,
  );
  const r = 32 + hand.rank;
  return (
    moleBehind(hand) +
    groundShadow(80) +
    hand.form(body, fur, 30, 9, { on: hand.grain(40, 80, 80, 96, 34, darker(fur, 0.13)) }) +
    hand.form(snout, face, 14) +
    hand.form(ellipse(20, 138, 12, 10), '#E7938A', 5, 3) +
    eye(58, 122, 5) +
    line('M36 148q10 4 18 0', '#6F7F95', 3) +
    hand.form(ellipse(60, 170, 16, 11), paw, 5, 3) +
    hand.form(ellipse(86, 174, 16, 11), paw, 5, 3) +
    hand.form(ellipse(142, 66, r), '#3B3F63', 18, 7, { rim: '#8A93C9' }) +
    fill(star(142, 68, r * 0.4, { waist: 0.52 }), '#8FB8E8') +
    line('M160 34q10 -18 26 -14', '#C9A27A', 5) +
    fill(star(190, 18, 13, { waist: 0.45, round: 0.12, points: 6 }), '#FFD98A') +
    disc(190, 18, 18, '#FFD98A', 0.3) +
    hand.form(ellipse(118, 92, 14, 9), paw, 5, 3) +
    moleExtras(hand)
  );
}

/** Ice: a hare of rime, a frost star on its flank. */
export function hare(hand: Hand): string {
  const coat = '#BFDDF0';
  const ears = '#7FB2DA';
  const shade = '#93BCDD';
  const ear = (x: number, y: number, angle: number): string => {
    const at = (px: number, py: number): Point => [
      x + px * Math.cos(angle) - py * Math.sin(angle),
      y + px * Math.sin(angle) + py * Math.cos(angle),
    ];
    return hand.form(
      polygon([at(-10, 4), at(-17, -40), at(-2, -84), at(14, -42), at(10, 4)], 5),
      ears,
      9,
      6,
      {
        rim: '#F4FCFF',
      },
    );
  };
  const body = smooth(
    [
      [60, 176],
      [58, 138],
      [84, 106],
      [128, 104],
      [166, 128],
      [178, 162],
      [168, 178],
    ],
    true,
  );
  const head = smooth(
    [
      [34, 92],
      [50, 66],
      [84, 58],
      [108, 80],
      [106, 108],
      [78, 122],
      [48, 114],
    ],
    true,
  );
  return (
    groundShadow(72) +
    ear(92, 66, 0.42) +
    ear(70, 62, -0.06) +
    hand.form(body, coat, 30, 9, { shade, on: hand.grain(60, 110, 70, 66, 30, '#7FA9CE') }) +
    hand.form(ellipse(180, 160, 17, 16), '#F4FAFD', 7, 4) +
    hand.form(head, coat, 20, 7, { shade }) +
    eye(62, 88, 7) +
    fill(ellipse(36, 96, 6, 5), '#5E7FA8') +
    line('M42 104q8 6 16 2', '#6F95BB', 3) +
    fill(ellipse(80, 176, 20, 9) + ellipse(136, 177, 26, 8), '#E3F1F8') +
    fill(star(128, 132, 13 + hand.rank * 0.8, { waist: 0.2, round: 0.05, points: 6 }), '#F7FDFF') +
    line('M60 120q20 14 44 0', '#F4FAFD', 12) +
    hareExtras(hand)
  );
}

import { ellipse, polygon, roundRect, smooth, star, swoosh } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { dots, type Hand } from './hand';
import { trailOf } from './trail';

/** Cutter: a sickle and the curve it flies. */
export function cutter(hand: Hand): string {
  const blade = 'M150 22C196 62 190 136 128 168C148 128 146 96 116 76C96 62 74 62 46 74C66 28 112 4 150 22Z';
  const edge = 'M146 34C176 66 176 118 142 148C154 112 148 84 118 64C102 54 86 50 70 54C90 30 122 22 146 34Z';
  return (
    hand.glow(112, 92, 96, trailOf(hand, '#FFE79A'), 0.55) +
    fill(swoosh([104, 104], 78, -30, -250, 40), trailOf(hand, '#FFF3C0'), 0.5) +
    fill(swoosh([104, 104], 62, -10, -210, 16), trailOf(hand, '#FFFBE6'), 0.72) +
    (hand.rank > 4 ? fill(swoosh([104, 104], 94, -60, -230, 10), trailOf(hand, '#FFFBE6'), 0.6) : '') +
    hand.form(blade, '#F2B936', 20, 9, {
      rim: '#FFFBE6',
      shade: '#C47F28',
      on: hand.grain(60, 20, 90, 130, 36, '#A86420'),
    }) +
    fill(edge, '#FFE3A0', 0.55) +
    dots(
      [
        [40, 150, 6],
        [58, 168, 4],
        [26, 128, 4],
      ],
      trailOf(hand, '#FFF3C0'),
    )
  );
}

/** Bomb: a round seed with a star, its fuse lit, its bounce dotted. */
export function bomb(hand: Hand): string {
  const path = trailOf(hand, '#E8F3FF');
  return (
    `<path d="M12 150Q40 84 70 132" stroke="${path}" stroke-width="9" stroke-dasharray="1 17" stroke-linecap="round" fill="none" opacity=".9"/>` +
    hand.glow(150, 34, 54, '#FFE79A', 0.9) +
    hand.form(ellipse(112, 112, 60), '#3E5FA0', 32, 10, {
      down: 8,
      rim: '#A9CBF5',
      shade: '#2A3A72',
      on: hand.grain(56, 60, 70, 110, 44, '#1E2A58'),
    }) +
    fill(star(108, 116, 26, { waist: 0.54 }), '#DCEBFB') +
    hand.form(roundRect(124, 46, 30, 22, 5), '#7A5A6A', 9, 4, { transform: 'rotate(28 139 57)' }) +
    line('M146 48Q152 28 168 28', '#D9B98A', 6) +
    fill(star(172, 26, 18 + hand.rank * 0.7, { points: 7, waist: 0.42, round: 0.08 }), '#FFD25E') +
    fill(star(172, 26, 10, { points: 7, round: 0.08 }), '#FFFBE6') +
    line('M60 40q-10 -12 -24 -10M44 62q-10 -4 -20 2', path, 6) +
    (hand.rank > 4 ? line('M84 22q-6 -12 -18 -14', path, 6) : '')
  );
}

/** Fighter: a mitt in its burst. */
export function fighter(hand: Hand): string {
  const palm = smooth(
    [
      [38, 96],
      [44, 70],
      [74, 56],
      [116, 58],
      [140, 82],
      [142, 124],
      [122, 150],
      [78, 154],
      [46, 140],
      [36, 118],
    ],
    true,
  );
  const thumb = smooth(
    [
      [70, 66],
      [98, 54],
      [120, 70],
      [116, 94],
      [92, 96],
      [78, 88],
    ],
    true,
  );
  const streaks =
    'M196 60Q160 62 134 76L138 92Q166 78 196 78ZM198 100Q166 98 146 104V120Q170 116 198 120Z' +
    'M196 144Q170 134 148 134L142 150Q168 152 194 162Z';
  return (
    fill(
      star(76, 104, 90 + hand.rank * 1.6, { points: 11, waist: 0.66, round: 0.06, turn: -80 }),
      trailOf(hand, '#FFD9B0'),
      0.6,
    ) +
    fill(
      star(76, 104, 72 + hand.rank * 0.8, { points: 11, waist: 0.62, round: 0.06, turn: -100 }),
      trailOf(hand, '#FFF3DC'),
      0.82,
    ) +
    fill(streaks, '#F08A5E', 0.75) +
    hand.form(palm, '#D14A38', 24, 9, {
      rim: '#FFB08A',
      shade: '#96303C',
      on: hand.grain(40, 60, 70, 96, 36, '#7E2233'),
    }) +
    line('M46 90q26 -4 44 2M44 110q26 -2 44 2M50 130q22 -2 36 0', '#8A2A38', 6) +
    hand.form(thumb, '#E0644A', 10, 6, { rim: '#FFC8A0' }) +
    fill(
      star(24, 46, 16, { points: 4, waist: 0.4, round: 0.1 }) +
        star(36, 168, 12, { points: 4, waist: 0.4, round: 0.1 }),
      trailOf(hand, '#FFF3DC'),
    )
  );
}

/** Sword: a blade with a leafy hilt, and its sweep. */
export function sword(hand: Hand): string {
  return (
    hand.glow(100, 100, 96, trailOf(hand, '#D8F5DC'), 0.6) +
    fill(swoosh([104, 116], 84, -205, -20, 52), trailOf(hand, '#E3F7DF'), 0.55) +
    fill(swoosh([104, 116], 68, -190, -30, 20), trailOf(hand, '#FFFFFF'), 0.78) +
    (hand.rank > 4 ? fill(swoosh([104, 116], 102, -180, -40, 12), trailOf(hand, '#FFFFFF'), 0.6) : '') +
    '<g transform="rotate(52 100 110)">' +
    hand.form(
      polygon(
        [
          [90, 130],
          [86, 34],
          [100, 4],
          [114, 34],
          [110, 130],
        ],
        4,
      ),
      '#CFE8DD',
      10,
      6,
      {
        rim: '#FFFFFF',
        shade: '#8FBFAE',
      },
    ) +
    line('M100 16V126', '#7FB3A0', 3.5) +
    hand.form(roundRect(66, 126, 68, 17, 8), '#2F8F6E', 18, 6, { rim: '#9BE0BE' }) +
    hand.form(roundRect(92, 142, 16, 34, 6), '#7A5A5A', 6, 4) +
    hand.form(ellipse(100, 182, 12), '#F2C25A', 5, 3) +
    '</g>' +
    hand.form('M22 60c-2 -18 14 -24 28 -20c0 18 -12 26 -28 20Z', '#6FB58A', 6, 3) +
    hand.form('M150 158c2 -16 16 -20 28 -14c-2 16 -14 22 -28 14Z', '#6FB58A', 6, 3)
  );
}

/** Normal 1–6: a swirl of wind around a star; it tightens and gathers as it grows stronger. */
export function swirl(hand: Hand): string {
  const rings: string[] = [
    fill(swoosh([96, 104], 82, 120, -190, 30), '#FFFFFF', 0.6),
    fill(swoosh([100, 104], 56, 90, -230, 24), '#FFF3DC', 0.82),
    fill(swoosh([102, 104], 32, 60, -260, 18), '#FFFFFF', 0.95),
  ];
  const gathered: readonly (readonly [number, number, number])[] = [
    [20, 60, 6],
    [178, 150, 7],
    [160, 30, 5],
    [34, 168, 5],
    [188, 92, 5],
    [70, 18, 4],
    [112, 190, 5],
  ];
  return (
    hand.glow(102, 104, 92, '#FFF6DC', 0.45) +
    rings.slice(hand.rank > 2 ? 0 : 1).join('') +
    fill(star(104, 104, 14 + hand.rank * 1.2), '#F3C46A') +
    dots(gathered.slice(0, 2 + hand.rank), '#FFFFFF')
  );
}

/** Normal 7 and 8: a star shot across the sky. */
export function comet(hand: Hand): string {
  const second = hand.rank > 7 ? fill('M2 150Q56 92 108 60L118 74Q66 110 2 150Z', '#FFFFFF', 0.6) : '';
  return (
    hand.glow(140, 66, 80, '#FFF0B8', 0.9) +
    fill('M6 186Q60 110 112 56L164 96Q100 150 6 186Z', '#FFF3DC', 0.6) +
    fill('M20 180Q80 120 122 70L148 90Q96 140 20 180Z', '#FFFFFF', 0.75) +
    second +
    hand.form(star(140, 68, 52, { waist: 0.54, turn: -70 }), '#F5C65A', 20, 9, {
      rim: '#FFFBE6',
      shade: '#D08A3A',
      on: hand.grain(90, 30, 60, 90, 26, '#B06A2A'),
    }) +
    dots(
      [
        [60, 84, 5],
        [90, 150, 6],
        [34, 132, 4],
      ],
      '#FFF8E0',
    ) +
    disc(176, 120, 4, '#FFF8E0')
  );
}

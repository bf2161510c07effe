import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { ellipse, polygon } from '../drawing/path';
import { fill, line } from '../drawing/shape';
import { groundShadow, land, nearLand, nearRidge, ridge } from './ground';
import { flower, mushroom } from './plants';
import type { Board, Brush } from './stage';

function pumpkin(brush: Brush, x: number, y: number, size: number): string {
  const s = size;
  const skin = brush.local('#E58B3E');
  const stalk = brush.local('#5E7E48');
  const outline = [-0.5, 0.5, -0.26, 0.26, 0]
    .map((dx) =>
      ellipse(x + s * dx, y - s * 0.56, s * (0.5 - Math.abs(dx) * 0.24), s * (0.6 - Math.abs(dx) * 0.16)),
    )
    .join('');
  const ribs = [-0.5, -0.18, 0.18, 0.52]
    .map(
      (dx) =>
        `M${n(x + s * dx * 0.6)} ${n(y - s * 0.96)}Q${n(x + s * dx * 1.5)} ${n(y - s * 0.5)} ${n(x + s * dx * 0.7)} ${n(y - s * 0.02)}`,
    )
    .join('');
  return (
    groundShadow(brush, x, y, s) +
    line(
      `M${n(x)} ${n(y - s * 0.98)}q${n(s * 0.04)} ${n(-s * 0.22)} ${n(s * 0.24)} ${n(-s * 0.26)}`,
      stalk,
      s * 0.16,
    ) +
    form(brush, outline, skin, {
      edge: [s * 0.12, s * 0.1],
      reach: s * 0.42,
      rim: brush.lit(shift(skin, 0.08), 0.45),
      on: line(ribs, shift(skin, -0.1), s * 0.07, 0.75),
    })
  );
}

function pumpkins(brush: Brush): string {
  let drawn = '';
  const places = [
    [0.44, 0.12, 15],
    [0.93, 0.16, 17],
    [0.05, 0.2, 19],
    [0.86, 0.3, 27],
    [0.36, 0.34, 30],
    [0.1, 0.44, 40],
    [0.94, 0.6, 38],
    [0.24, 0.7, 44],
  ] as const;
  for (const [x, y, size] of places) {
    drawn += pumpkin(
      brush,
      brush.x(x) + brush.s(brush.between(-8, 8)),
      brush.land(y),
      brush.s(size * brush.between(0.9, 1.1)),
    );
  }
  return drawn;
}

/** Grapes and leaves hanging in from the upper right. */
function vines(brush: Brush): string {
  const s = brush.s(1);
  const stem = brush.local('#7A6A4E');
  const leaf = brush.local('#5E9A5C');
  const grape = brush.local('#7A5FA8');
  let cords = '';
  let leaves = '';
  let grapes = '';
  for (const [share, length] of [
    [0.6, 0.1],
    [0.76, 0.2],
    [0.88, 0.38],
    [0.965, 0.56],
  ] as const) {
    const x = brush.x(share) + s * brush.between(-10, 10);
    const end = brush.sky(length) + s * brush.between(-8, 8);
    cords += `M${n(x)} -6Q${n(x + s * 10)} ${n(end * 0.5)} ${n(x)} ${n(end)}`;
    for (let y = s * 4; y < end; y += s * 26) {
      const side = brush.random.chance(0.5) ? 1 : -1;
      const lx = x + side * s * 13;
      leaves +=
        ellipse(lx, y, s * 10, s * 8) +
        ellipse(lx + side * s * 8, y + s * 5, s * 7, s * 6) +
        ellipse(lx + side * s * 2, y + s * 9, s * 7, s * 6);
    }
    for (let row = 0; row < 4; row++) {
      for (let k = 0; k < 4 - row; k++) {
        grapes += ellipse(x + s * (k - (3 - row) / 2) * 10, end + s * (6 + row * 9), s * 6.4);
      }
    }
  }
  return (
    line(
      `M${n(brush.x(0.5))} -4Q${n(brush.x(0.76))} ${n(s * 26)} ${n(brush.x(1.02))} ${n(s * 10)}`,
      stem,
      s * 6,
    ) +
    line(cords, stem, s * 3) +
    form(brush, grapes, grape, {
      edge: [s * 2, s * 2],
      reach: s * 5,
      rim: brush.lit(shift(grape, 0.14), 0.35),
    }) +
    form(brush, leaves, leaf, { edge: [s * 3, s * 3], reach: s * 7, rim: brush.lit(shift(leaf, 0.1), 0.4) })
  );
}

/** Thunderclouds along the top edge, and one fork of lightning on the left. */
function thunder(brush: Brush): string {
  const s = brush.s(1);
  const slate = mix(brush.day.sky[0], '#2A2C48', 0.35);
  const x = brush.x(brush.between(0.36, 0.42));
  const y = brush.sky(0.2);
  const fork = polygon(
    [
      [x + s * 12, y - s * 20],
      [x - s * 14, y + s * 54],
      [x + s * 8, y + s * 50],
      [x - s * 28, y + s * 132],
      [x - s * 8, y + s * 70],
      [x - s * 30, y + s * 74],
      [x - s * 6, y - s * 20],
    ],
    s * 1.5,
  );
  let drawn = fill(fork, '#FFF6CF', 0.92);
  for (const [row, tint] of [
    [0, slate],
    [1, shift(slate, -0.04)],
  ] as const) {
    let puffs = '';
    for (let i = 0; i < 9; i++) {
      const px = brush.x((i + 0.5) / 9) + s * brush.between(-16, 16);
      puffs += ellipse(
        px,
        s * (30 - row * 34) + s * brush.between(-8, 10),
        s * brush.between(44, 66),
        s * brush.between(30, 42),
      );
    }
    drawn += form(brush, puffs, tint, {
      edge: [s * 4, -s * 5],
      reach: s * 14,
      rim: mix(shift(tint, 0.1), brush.day.light, 0.3),
    });
  }
  return drawn;
}

function rain(brush: Brush): string {
  let drops = '';
  const count = Math.round(70 * Math.max(0.5, brush.grainShare));
  for (let i = 0; i < count; i++) {
    const x = Math.round(brush.grainRandom.between(0, brush.stage.width));
    const y = Math.round(brush.grainRandom.between(0, brush.stage.height * 0.9));
    const length = brush.s(brush.grainRandom.between(10, 26));
    drops += `M${x} ${y}l${n(-length * 0.28)} ${n(length)}`;
  }
  return line(drops, mix('#ffffff', brush.day.sky[1], 0.3), brush.s(1.8), 0.45);
}

function snow(brush: Brush): string {
  let flakes = '';
  for (let i = 0; i < 44; i++) {
    flakes += ellipse(
      brush.x(brush.random.next()),
      brush.stage.height * brush.between(0, 0.9),
      brush.s(brush.between(1.6, 4)),
    );
  }
  return fill(flakes, '#ffffff', 0.88);
}

function birds(brush: Brush): string {
  let path = '';
  const x0 = brush.x(brush.between(0.36, 0.5));
  const y0 = brush.sky(brush.between(0.2, 0.4));
  for (let i = 0; i < 5; i++) {
    const w = brush.s(brush.between(5, 8.5));
    const x = x0 + brush.s(i * 20 + brush.between(-5, 5));
    const y = y0 - brush.s(Math.abs(i - 1.5) * 9 + brush.between(-4, 4));
    path += `M${n(x - w)} ${n(y - w * 0.4)}q${n(w * 0.6)} ${n(-w * 0.2)} ${n(w)} ${n(w * 0.4)}q${n(w * 0.4)} ${n(-w * 0.6)} ${n(w)} ${n(-w * 0.4)}`;
  }
  return line(path, mix(brush.day.ink, brush.day.sky[1], 0.3), brush.s(2), 0.75);
}

function leaves(brush: Brush): string {
  let drawn = '';
  for (let i = 0; i < 16; i++) {
    const x = brush.x(brush.random.next());
    const y = brush.stage.height * brush.between(0.05, 0.86);
    const s = brush.s(brush.between(5, 9));
    const colour = brush.local(brush.random.pick(['#E0803E', '#D9A23F', '#B9553F', '#8E9A4A']));
    const turn = brush.random.whole(0, 359);
    drawn += `<g transform="rotate(${turn} ${n(x)} ${n(y)})">${fill(`M${n(x - s)} ${n(y)}Q${n(x)} ${n(y - s * 0.9)} ${n(x + s)} ${n(y)}Q${n(x)} ${n(y + s * 0.9)} ${n(x - s)} ${n(y)}Z`, colour, 0.92)}</g>`;
  }
  return drawn;
}

function blossoms(brush: Brush): string {
  let drawn = '';
  for (let i = 0; i < 12; i++) {
    const y = brush.land(brush.between(0.42, 0.7));
    drawn += flower(
      brush,
      brush.x(brush.random.next()),
      y,
      brush.s(brush.between(5, 9)),
      brush.local(brush.random.pick(['#F7E7C4', '#F2B7A2', '#D9B8E6', '#F4CF6B'])),
    );
  }
  return drawn;
}

function mushrooms(brush: Brush): string {
  return [0.14, 0.36, 0.42, 0.88]
    .map((share) =>
      mushroom(
        brush,
        brush.side(share) + brush.s(brush.between(-12, 12)),
        brush.land(brush.between(0.5, 0.62)),
        brush.s(brush.between(20, 34)),
        brush.local('#D9694F'),
      ),
    )
    .join('');
}

/** Bare brown earth in place of the ground the creature stands on. */
const earth = (brush: Brush): string => {
  const brown = brush.local('#96623C');
  return land(brush, ridge(brush, brush.land(0.5), brush.s(9)), brown, {
    rim: 0.14,
    foot: shift(brown, -0.06),
  });
};

/** The same earth in front of the feet. */
const nearEarth = (brush: Brush): string => nearLand(brush, nearRidge(brush, 0.83), brush.local('#6E4429'));

interface Prop {
  readonly plane: 'back' | 'near';
  readonly draw: (brush: Brush) => string;
}

/** Things any place can have; a place may know more (`sand`, `water`, `crag`, `stalk`). */
const PROPS: ReadonlyMap<string, readonly Prop[]> = new Map<string, readonly Prop[]>([
  ['pumpkins', [{ plane: 'back', draw: pumpkins }]],
  ['mushrooms', [{ plane: 'back', draw: mushrooms }]],
  ['flowers', [{ plane: 'back', draw: blossoms }]],
  ['birds', [{ plane: 'back', draw: birds }]],
  [
    'brown-ground',
    [
      { plane: 'back', draw: earth },
      { plane: 'near', draw: nearEarth },
    ],
  ],
  ['vines', [{ plane: 'near', draw: vines }]],
  ['snow', [{ plane: 'near', draw: snow }]],
  ['rain', [{ plane: 'near', draw: rain }]],
  ['leaves', [{ plane: 'near', draw: leaves }]],
  [
    'storm',
    [
      { plane: 'back', draw: thunder },
      { plane: 'near', draw: rain },
    ],
  ],
]);

/** Adds the layers of the stage's props, each from its own sub-seed. */
export function drawProps(board: Board): void {
  for (const name of board.stage.props) {
    (PROPS.get(name) ?? []).forEach(({ plane, draw }, i) => board[plane](`prop-${name}-${i}`, draw));
  }
}

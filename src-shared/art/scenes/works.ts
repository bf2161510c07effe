import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { ellipse, polygon, roundRect, type Point } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import { windowAt } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import { land, ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { chimney, crate, flange, gear, pipe, smoke } from '../scenery/machines';
import { mist, streak } from '../scenery/sky';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

/** Far chimneys with their smoke. */
function stacks(brush: Brush): string {
  let drawn = '';
  const brick = brush.far('#8E7A88', 0.42);
  for (const [share, height, width] of [
    [0.5, 104, 22],
    [0.57, 150, 26],
    [0.93, 122, 24],
  ] as const) {
    const x = brush.x(share) + brush.s(brush.between(-9, 9));
    const foot = brush.land(0.12);
    const tall = brush.s(height * brush.between(0.9, 1.12));
    drawn += smoke(brush, x, foot - tall, brush.s(11)) + chimney(brush, x, foot, brush.s(width), tall, brick);
  }
  return drawn;
}

/** The hall on the left: saw-tooth roof, its glass to the right where the light is. */
function hall(brush: Brush): string {
  const s = brush.s(1);
  const foot = brush.land(0.26);
  const eaves = brush.land(-0.1);
  const wall = brush.far('#A98076', 0.12);
  const tooth = brush.x(0.15);
  const left = -brush.x(0.06);
  const outline: Point[] = [[left, foot]];
  let glass = '';
  let bars = '';
  for (let i = 0; i < 4; i++) {
    const x = left + tooth * i;
    outline.push([x, eaves], [x + tooth * 0.74, eaves - s * 56], [x + tooth * 0.96, eaves]);
    glass += polygon(
      [
        [x + tooth * 0.75, eaves - s * 47],
        [x + tooth * 0.93, eaves - s * 4],
        [x + tooth * 0.75, eaves - s * 4],
      ],
      2,
    );
    bars += `M${n(x + tooth * 0.81)} ${n(eaves - s * 33)}v${n(s * 28)}`;
  }
  outline.push([left + tooth * 4, eaves], [left + tooth * 4, foot]);
  let bricks = '';
  for (let i = 0; i < 22; i++) {
    bricks += `M${n(left + tooth * 4 * brush.random.next())} ${n(eaves + (foot - eaves) * brush.random.next())}h${n(s * brush.between(8, 15))}`;
  }
  let windows = '';
  for (let i = 0; i < 4; i++) {
    windows += windowAt(
      brush,
      left + tooth * (i + 0.5),
      eaves + s * 62,
      s * 26,
      s * 44,
      brush.random.chance(0.4),
      brush.far('#6B5A72', 0.1),
    );
  }
  return (
    form(brush, polygon(outline, s * 4), wall, {
      edge: [s * 6, s * 4],
      reach: s * 30,
      rim: brush.lit(wall, 0.55),
      on:
        line(bricks, shift(wall, -0.09), s * 2.2, 0.6) +
        specks(
          brush,
          { x: 0, y: eaves, width: tooth * 3, height: foot - eaves },
          40,
          shift(wall, -0.13),
          0.45,
          2.4,
        ),
    }) +
    fill(glass, brush.lit('#FFF1C8', 0.4), brush.day.moon ? 0.45 : 0.85) +
    line(bars, shift(wall, -0.1), s * 2, 0.7) +
    windows
  );
}

/** A round tank on the right, with a ladder. */
function tank(brush: Brush): string {
  const s = brush.s(1);
  const x = brush.x(0.9);
  const foot = brush.land(0.27);
  const half = s * 66;
  const metal = brush.far('#7E9AA0', 0.2);
  const outline = `M${n(x - half)} ${n(foot)}V${n(foot - s * 96)}Q${n(x)} ${n(foot - s * 160)} ${n(x + half)} ${n(foot - s * 96)}V${n(foot)}Z`;
  const hoops = [24, 58, 92]
    .map((dy) => `M${n(x - half)} ${n(foot - s * dy)}q${n(half)} ${n(s * 14)} ${n(half * 2)} 0`)
    .join('');
  let ladder = `M${n(x - half * 0.5)} ${n(foot)}V${n(foot - s * 116)}M${n(x - half * 0.28)} ${n(foot)}V${n(foot - s * 120)}`;
  for (let i = 1; i < 10; i++) ladder += `M${n(x - half * 0.5)} ${n(foot - s * i * 12)}h${n(half * 0.22)}`;
  return form(brush, outline, metal, {
    edge: [s * 9, s * 5],
    reach: s * 38,
    rim: brush.lit(metal, 0.6),
    shade: shift(metal, -0.1),
    on:
      line(hoops, shift(metal, -0.09), s * 3, 0.7) +
      line(ladder, shift(metal, -0.2), s * 2.2, 0.7) +
      specks(
        brush,
        { x: x - half, y: foot - s * 130, width: half, height: s * 130 },
        26,
        shift(metal, -0.14),
        0.45,
        2.4,
      ),
  });
}

/** Three wheels that mesh; the light sits on the smallest one's hub. */
function train(brush: Brush): string {
  const x = brush.x(0.3);
  const y = brush.land(0.17);
  const s = brush.s(1);
  const turn = brush.between(0, 30);
  const smallX = x + s * 96;
  const smallY = y + s * 44;
  return (
    gear(brush, x - s * 88, y + s * 50, s * 46, brush.local('#B0666A'), 10, turn) +
    gear(brush, x, y, s * 74, brush.local('#C98A58'), 14, turn) +
    gear(brush, smallX, smallY, s * 38, brush.local('#D9AA5E'), 9, turn + 12) +
    lamp(brush, smallX, smallY, 6)
  );
}

/** A belt with rollers and crates across the picture. */
function conveyor(brush: Brush): string {
  const { width } = brush.stage;
  const s = brush.s(1);
  const y = brush.land(0.42);
  const belt = brush.local('#6A5D72');
  let rollers = '';
  let legs = '';
  const count = Math.ceil(width / (s * 44));
  for (let i = 0; i <= count; i++) {
    const x = i * s * 44 + s * 12;
    rollers +=
      disc(x, y + s * 13, s * 8.5, brush.local('#C9B49A')) +
      disc(x, y + s * 13, s * 3.4, brush.local('#6A5560'));
    if (i % 3 === 1) legs += roundRect(x - s * 6, y + s * 20, s * 12, s * 74, 3);
  }
  const boxes = [0.12, 0.47, 0.72]
    .map((share) => brush.side(share) + s * brush.between(-14, 14))
    .map((x, i) =>
      crate(
        brush,
        x,
        y + s * 2,
        s * brush.between(34, 44),
        brush.local(['#D3A066', '#C08A5C', '#DDB176'][i] ?? '#D3A066'),
      ),
    )
    .join('');
  return (
    form(brush, legs, shift(belt, -0.04), { edge: [s * 3, 1], reach: s * 4 }) +
    boxes +
    form(brush, roundRect(-30, y, width + 60, s * 26, s * 13), belt, {
      edge: [0, s * 5],
      reach: 0,
      rim: brush.lit(shift(belt, 0.1), 0.5),
    }) +
    rollers
  );
}

/** Pipes that rise on the left and run along the wall, with a valve wheel. */
function pipes(brush: Brush): string {
  const s = brush.s(1);
  const x = (share: number) => n(brush.x(share));
  const y = (share: number) => n(brush.land(share));
  const copper = brush.local('#B9744E');
  const steel = brush.local('#7B93A0');
  const low = `M${n(-30)} ${y(0.62)}H${x(0.3)}Q${x(0.35)} ${y(0.62)} ${x(0.35)} ${y(0.69)}T${x(0.4)} ${y(0.76)}H${n(brush.stage.width + 30)}`;
  const rise = `M${x(0.62)} ${n(brush.stage.height + 20)}V${y(0.66)}Q${x(0.62)} ${y(0.585)} ${x(0.68)} ${y(0.585)}H${x(0.82)}Q${x(0.88)} ${y(0.585)} ${x(0.88)} ${y(0.5)}V${y(0.3)}`;
  const wheelX = brush.x(0.18);
  const wheelY = brush.land(0.62);
  const rim = ellipse(wheelX, wheelY - s * 30, s * 19);
  const spokes = `M${n(wheelX - s * 19)} ${n(wheelY - s * 30)}h${n(s * 38)}M${n(wheelX)} ${n(wheelY - s * 49)}V${n(wheelY - s * 8)}`;
  return (
    pipe(brush, rise, s * 22, steel) +
    flange(brush, brush.x(0.75), brush.land(0.585), s * 22, steel, false) +
    flange(brush, brush.x(0.88), brush.land(0.42), s * 22, steel, true) +
    pipe(brush, low, s * 28, copper) +
    flange(brush, brush.x(0.06), wheelY, s * 28, copper, false) +
    flange(brush, brush.x(0.27), wheelY, s * 28, copper, false) +
    flange(brush, brush.x(0.52), brush.land(0.76), s * 28, copper, false) +
    flange(brush, brush.x(0.86), brush.land(0.76), s * 28, copper, false) +
    line(spokes, brush.local('#8E3F44'), s * 4.5) +
    line(rim, brush.local('#C25A52'), s * 6.5) +
    disc(wheelX, wheelY - s * 30, s * 5, brush.lit(brush.local('#C25A52'), 0.5))
  );
}

/** The floor of iron plates. */
function floor(brush: Brush): string {
  const { width, height } = brush.stage;
  const s = brush.s(1);
  const iron = brush.local('#65707F');
  let seams = '';
  let rivets = '';
  for (let i = 1; i < 5; i++) {
    const y = brush.land(0.42 + i * 0.13);
    seams += `M0 ${n(y)}H${n(width)}`;
    for (let k = 0; k < 5; k++) {
      const x = width * ((k + (i % 2) * 0.5) / 4.6) + s * 10;
      seams += `M${n(x)} ${n(y)}l${n(-s * 10)} ${n(brush.land(0.13) - brush.land(0))}`;
      rivets += `M${n(x + s * 8)} ${n(y + s * 8)}h.1M${n(x - s * 12)} ${n(y + s * 8)}h.1`;
    }
  }
  return (
    land(brush, ridge(brush, brush.land(0.25), s * 2, 'flat'), iron, {
      depth: height * 0.4,
      marks: 130,
      foot: mix(iron, brush.day.ink, 0.2),
    }) +
    line(seams, shift(iron, -0.07), s * 2.2, 0.7) +
    line(rivets, brush.lit(shift(iron, 0.06), 0.4), s * 4, 0.8)
  );
}

/** Gears, chimneys and pipes of a cheerful factory. */
export const works: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.74, y: 0.6, radius: 64 });
    board.back('streaks', (brush) =>
      brush.stage.calm
        ? ''
        : streak(brush, brush.x(0.5), brush.sky(brush.between(0.2, 0.3)), brush.s(150), brush.s(5)),
    );
    board.back('far', (brush) =>
      land(brush, ridge(brush, brush.sky(0.97), brush.s(18)), brush.far('#8FA58E', 0.55), {
        mist: 0.7,
        size: 0.7,
        marks: 60,
      }),
    );
    board.back('stacks', stacks);
    board.back('mist', (brush) => mist(brush, brush.land(0.08), brush.s(110), 0.5));
    board.back('hall-chimney', (brush) => {
      const x = brush.x(0.36);
      const top = brush.sky(0.52);
      return (
        smoke(brush, x, top, brush.s(17)) +
        chimney(brush, x, brush.land(0.1), brush.s(40), brush.land(0.1) - top, brush.far('#A0727A', 0.14))
      );
    });
    board.back('hall', hall);
    board.back('tank', tank);
    board.back('floor', floor);
    board.back('train', train);
    board.back('conveyor', conveyor);
    board.back('pipes', pipes);
    closeBack(board, light);
    board.near('edge', (brush) => {
      const { width, height } = brush.stage;
      const s = brush.s(1);
      const iron = mix(brush.local('#4A5464'), brush.day.ink, 0.15);
      const left = `M-10 ${n(height * 0.885)}H${n(width * 0.3)}q${n(s * 20)} 0 ${n(s * 26)} ${n(s * 24)}T${n(width * 0.42)} ${n(height * 0.945)}H${n(width * 0.68)}q${n(s * 22)} 0 ${n(s * 28)} ${n(-s * 16)}T${n(width * 0.8)} ${n(height * 0.905)}H${n(width + 10)}V${n(height + 10)}H-10Z`;
      let rivets = '';
      for (let i = 0; i < 9; i++) rivets += `M${n(width * ((i + 0.5) / 9))} ${n(height * 0.972)}h.1`;
      return (
        form(brush, left, iron, {
          edge: [s * 5, s * 7],
          reach: 0,
          rim: brush.lit(shift(iron, 0.14), 0.35),
          on: specks(
            brush,
            { x: 0, y: height * 0.89, width, height: height * 0.11 },
            90,
            shift(iron, -0.1),
            0.55,
            2.8,
          ),
        }) + line(rivets, brush.lit(shift(iron, 0.1), 0.3), s * 7, 0.8)
      );
    });
  },
};

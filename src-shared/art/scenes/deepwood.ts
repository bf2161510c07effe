import { fromLch, lch, mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { linear, radial } from '../drawing/gradient';
import { n } from '../drawing/number';
import { ellipse, ribbon, type Point } from '../drawing/path';
import { disc, line, rect } from '../drawing/shape';
import { specks } from '../drawing/specks';
import { heightAt, land, nearLand, nearRidge, ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { mushroom, tufts } from '../scenery/plants';
import { shafts, wash, type Light } from '../scenery/sky';
import type { Brush } from '../scenery/stage';
import type { TimeOfDay } from '../times';
import type { Scene } from './scene';

/** What the hour does to leaves and moss: under the trees there is no sky to tell it. */
const HUES: Readonly<Record<TimeOfDay, readonly [colour: string, share: number]>> = {
  morning: ['#BFE0B0', 0.1],
  noon: ['#2F8F6E', 0.16],
  gold: ['#D98A3A', 0.46],
  dusk: ['#A4568E', 0.4],
  night: ['#26366F', 0.12],
  deep: ['#1F6E93', 0.4],
  cave: ['#5B3A43', 0.5],
};

/** A colour of the wood at this hour. */
function wood(brush: Brush, colour: string): string {
  const [hue, share] = HUES[brush.stage.timeOfDay];
  const { l, c, h } = lch(hue);
  // The hue turns, light and dark stay: the wood keeps its depth.
  const own = lch(colour).l;
  return brush.local(mix(colour, fromLch({ l: own + (l - own) * 0.3, c, h }), share));
}

/** The glow between the trunks, with no horizon to be seen. */
function depths(brush: Brush, light: Light): string {
  const { width, height } = brush.stage;
  const glade = brush.day.moon
    ? mix('#9FC6C0', brush.day.light, 0.4)
    : mix(wood(brush, '#EFF2BE'), brush.day.sun, 0.4);
  const air = linear(brush, [
    [0, wood(brush, '#24404A')],
    [0.5, wood(brush, '#4F8468')],
    [1, wood(brush, '#BFD394')],
  ]);
  const glow = radial(brush, [
    [0, glade, 0.9],
    [0.45, glade, 0.42],
    [1, glade, 0],
  ]);
  return (
    air.definition +
    rect(0, 0, width, height, air.paint) +
    glow.definition +
    disc(light.x, light.y, height * 0.5, glow.paint)
  );
}

/** A trunk from the canopy down to `foot`, flaring at both ends; `half` is half its width. */
function trunk(brush: Brush, x: number, half: number, foot: number, colour: string): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const bend = brush.s(brush.between(-12, 12));
  for (let i = 0; i <= 7; i++) {
    const t = i / 7;
    const flare = (1 + Math.max(0, t - 0.62) ** 2 * 7) * (1 + 0.3 * (1 - t) ** 3);
    const middle = x + bend * Math.sin(t * 3.1);
    left.push([middle - half * flare + brush.s(brush.between(-2, 2)), -12 + (foot + 12) * t]);
    right.push([middle + half * flare + brush.s(brush.between(-2, 2)), -12 + (foot + 12) * t]);
  }
  let bark = '';
  const count = Math.round(half * 0.5);
  for (let i = 0; i < count; i++) {
    const y = foot * brush.between(0.08, 0.85);
    bark += `M${n(x + half * brush.between(-0.6, 0.3))} ${n(y)}q${n(brush.s(3))} ${n(brush.s(12))} ${n(brush.s(brush.between(-2, 2)))} ${n(brush.s(brush.between(18, 40)))}`;
  }
  return form(brush, ribbon(left, right), colour, {
    edge: [half * 0.18 + 3, 2],
    reach: half * 0.62,
    rim: mix(colour, brush.day.moon ? brush.day.light : brush.day.sun, 0.42),
    on:
      specks(
        brush,
        { x: x - half, y: 0, width: half * 1.3, height: foot },
        half,
        shift(colour, -0.1),
        0.5,
        2.6,
      ) + line(bark, shift(colour, -0.07), brush.s(2.2), 0.6),
  });
}

/** The roof of leaves along the top edge, with a few vines. */
function canopy(brush: Brush, colour: string): string {
  let leaves = '';
  for (let i = 0; i < 11; i++) {
    const x = brush.x((i + 0.5) / 11) + brush.s(brush.between(-18, 18));
    leaves += ellipse(
      x,
      brush.s(brush.between(-34, 14)),
      brush.s(brush.between(40, 68)),
      brush.s(brush.between(32, 52)),
    );
  }
  let vines = '';
  for (let i = 0; i < 4; i++) {
    const x = brush.x(brush.between(0.28, 0.9));
    const length = brush.sky(brush.between(0.3, 0.5));
    vines += `M${n(x)} ${n(brush.s(20))}Q${n(x + brush.s(brush.between(-14, 14)))} ${n(length * 0.6)} ${n(x + brush.s(brush.between(-10, 10)))} ${n(length)}`;
  }
  return (
    line(vines, colour, brush.s(3.6)) +
    form(brush, leaves, colour, {
      edge: [brush.s(3), -brush.s(4)],
      reach: brush.s(10),
      rim: shift(colour, 0.07),
    })
  );
}

/** Ferns: fans of leafy fronds. */
function fern(brush: Brush, x: number, y: number, size: number, colour: string): string {
  let fronds = '';
  let leaves = '';
  for (let k = -2; k <= 2; k++) {
    const tipX = x + k * size * 0.42;
    const tipY = y - size * (0.9 - Math.abs(k) * 0.2);
    fronds += `M${n(x)} ${n(y)}Q${n(x + k * size * 0.08)} ${n(y - size * 0.6)} ${n(tipX)} ${n(tipY)}`;
    for (let j = 1; j <= 4; j++) {
      const t = j / 4.6;
      const px = x + (tipX - x) * t * t * 0.9;
      const py = y + (tipY - y) * t;
      const l = size * 0.2 * (1.1 - t);
      leaves += `M${n(px)} ${n(py)}l${n(-l)} ${n(-l * 0.5)}M${n(px)} ${n(py)}l${n(l)} ${n(-l * 0.7)}`;
    }
  }
  return line(fronds, colour, size * 0.05) + line(leaves, colour, size * 0.075);
}

/** Old trunks, shafts of light, a light in a hollow, toadstools. */
export const deepwood: Scene = {
  draw(board) {
    const light: Light = board.plan('light', (brush) => ({
      x: brush.x(brush.random.pick([0.58, 0.64, 0.7])),
      y: brush.sky(brush.random.pick([0.62, 0.74, 0.84])),
      radius: brush.s(50),
    }));
    const floor = board.plan('floor-crest', (brush) => ridge(brush, brush.land(0.26), brush.s(16)));
    const near = board.plan('near-crest', (brush) => nearRidge(brush, 0.88));
    board.back('depths', (brush) => depths(brush, light));
    board.back('far-trunks', (brush) => {
      let drawn = '';
      const count = brush.random.whole(6, 8);
      for (let i = 0; i < count; i++) {
        const x = brush.x((i + brush.between(0.2, 0.8)) / count);
        const colour = mix(wood(brush, '#6FA07C'), light.x === 0 ? brush.air : wood(brush, '#CFE0A0'), 0.36);
        drawn += trunk(brush, x, brush.s(brush.between(5, 9)), brush.land(brush.between(0.12, 0.24)), colour);
      }
      return drawn;
    });
    board.back('shafts', (brush) =>
      shafts(brush, brush.x(0.8), -brush.s(20), 5, brush.stage.height * 1.05, 0.24),
    );
    board.back('middle-trunks', (brush) =>
      [0.47, 0.78]
        .map((share) =>
          trunk(
            brush,
            brush.x(share + brush.between(-0.03, 0.03)),
            brush.s(brush.between(11, 15)),
            brush.land(0.42),
            wood(brush, '#5A8B6C'),
          ),
        )
        .join(''),
    );
    board.back('floor', (brush) => land(brush, floor, wood(brush, '#5A9164'), { rim: 0.12, mist: 0.05 }));
    board.back('ferns', (brush) =>
      [0.08, 0.4, 0.62, 0.88]
        .map((share) => {
          const x = brush.side(share) + brush.s(brush.between(-16, 16));
          return fern(
            brush,
            x,
            heightAt(floor, x) + brush.s(brush.between(14, 40)),
            brush.s(brush.between(26, 40)),
            wood(brush, '#3F7A58'),
          );
        })
        .join(''),
    );
    board.back('great-trunks', (brush) => {
      const x = brush.x(0.27);
      const hollow = brush.sky(0.94);
      const bark = wood(brush, '#3E6A5A');
      return (
        trunk(brush, brush.x(0.95), brush.s(34), brush.land(0.74), wood(brush, '#3A6456')) +
        trunk(brush, x, brush.s(31), brush.land(0.7), bark) +
        form(brush, ellipse(x + brush.s(4), hollow, brush.s(15), brush.s(23)), wood(brush, '#1D3540'), {
          rim: shift(bark, 0.1),
          edge: [brush.s(3), brush.s(3)],
          reach: 0,
        }) +
        lamp(brush, x + brush.s(4), hollow + brush.s(3), 8)
      );
    });
    board.back('front-floor', (brush) =>
      land(brush, ridge(brush, brush.land(0.6), brush.s(9)), wood(brush, '#44795A'), {
        rim: 0.1,
        foot: mix(wood(brush, '#3C7054'), brush.day.ink, 0.1),
      }),
    );
    board.back('canopy', (brush) => canopy(brush, wood(brush, '#1F3F45')));
    board.back('wash', (brush) => wash(brush, light));
    board.near('near', (brush) => nearLand(brush, near, wood(brush, '#234C45')));
    board.near('mushrooms', (brush) =>
      (
        [
          [0.1, 34],
          [0.17, 22],
          [0.86, 27],
        ] as const
      )
        .map(([share, size]) => {
          const x = brush.side(share);
          return mushroom(brush, x, heightAt(near, x) + brush.s(12), brush.s(size), brush.local('#D9694F'));
        })
        .join(''),
    );
    board.near('tufts', (brush) => tufts(brush, near, 10, wood(brush, '#153836'), [22, 44]));
  },
};

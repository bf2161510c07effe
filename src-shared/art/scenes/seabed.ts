import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { ellipse, ribbon, type Point } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import { heightAt, land, nearLand, nearRidge, ridge, type Ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { shafts, sky, wash, type Light } from '../scenery/sky';
import { rock } from '../scenery/stones';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

/** A swaying blade of weed. */
function weed(brush: Brush, x: number, y: number, height: number, colour: string): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const sway = brush.between(0, 6.28);
  for (let k = 0; k <= 7; k++) {
    const t = k / 7;
    const half = brush.s((1 - t) * 7 + 1.5);
    const middle = x + Math.sin(t * 5 + sway) * brush.s(4 + 9 * t);
    left.push([middle - half, y - height * t]);
    right.push([middle + half, y - height * t]);
  }
  return form(brush, ribbon(left, right), colour, {
    edge: [brush.s(3), 2],
    reach: 0,
    rim: brush.lit(shift(colour, 0.09), 0.2),
  });
}

/** A sunken gate of stone, its middle at x. */
function arch(brush: Brush, x: number, y: number): string {
  const s = brush.s(1);
  const stone = brush.far('#86BBBE', 0.14);
  const outline =
    `M${n(x - s * 76)} ${n(y)}v${n(-s * 92)}a${n(s * 75)} ${n(s * 75)} 0 0 1 ${n(s * 150)} 0v${n(s * 92)}h${n(-s * 36)}v${n(-s * 86)}` +
    `a${n(s * 39)} ${n(s * 39)} 0 0 0 ${n(-s * 78)} 0v${n(s * 86)}Z`;
  let joints = '';
  for (let i = 0; i <= 6; i++) {
    const angle = Math.PI + (i / 6) * Math.PI;
    const px = (r: number) => n(x - s + r * s * Math.cos(angle));
    const py = (r: number) => n(y - s * 92 + r * s * Math.sin(angle));
    joints += `M${px(42)} ${py(42)}L${px(73)} ${py(73)}`;
  }
  joints += `M${n(x - s * 74)} ${n(y - s * 46)}h${n(s * 32)}M${n(x + s * 40)} ${n(y - s * 46)}h${n(s * 32)}`;
  return (
    form(brush, outline, stone, {
      edge: [s * 6, s * 5],
      reach: s * 18,
      rim: brush.lit(stone, 0.5),
      shade: shift(stone, -0.14),
      on:
        specks(
          brush,
          { x: x - s * 76, y: y - s * 165, width: s * 110, height: s * 165 },
          34,
          shift(stone, -0.2),
          0.5,
          2.8,
        ) + line(joints, shift(stone, -0.12), s * 2.2, 0.7),
    }) + lamp(brush, x - s * 2, y - s * 62, 8)
  );
}

/** Fans of branching coral on the near sand. */
function coral(brush: Brush, x: number, y: number, colour: string): string {
  let path = '';
  for (let k = -2; k <= 2; k++) {
    const lean = k * 0.34;
    const h = brush.s(brush.between(34, 62));
    const tipX = x + brush.s(k * 7) + lean * h * 0.8;
    const tipY = y - h;
    path += `M${n(x + brush.s(k * 3))} ${n(y)}Q${n(x + brush.s(k * 5))} ${n(y - h * 0.5)} ${n(tipX)} ${n(tipY)}`;
    path += `M${n(x + brush.s(k * 5) + lean * h * 0.3)} ${n(y - h * 0.5)}q${n(brush.s(9))} ${n(-h * 0.06)} ${n(brush.s(11))} ${n(-h * 0.28)}`;
  }
  return (
    line(path, shift(colour, -0.07), brush.s(11)) +
    `<g transform="translate(${n(brush.s(1.6))} ${n(-brush.s(1.6))})">${line(path, colour, brush.s(7.5))}</g>` +
    `<g transform="translate(${n(brush.s(3))} ${n(-brush.s(2.4))})">${line(path, brush.lit(shift(colour, 0.1), 0.3), brush.s(2.2))}</g>`
  );
}

function bubbles(brush: Brush): string {
  let drawn = '';
  for (let i = 0; i < 12; i++) {
    const x = brush.x(brush.between(0.05, 0.95));
    const y = brush.sky(brush.between(0.15, 1.05));
    const r = brush.s(brush.between(3, 9.5));
    drawn += disc(x, y, r, brush.day.sun, 0.26) + disc(x + r * 0.3, y - r * 0.32, r * 0.28, '#ffffff', 0.85);
  }
  return drawn;
}

/** A little shoal swimming left, high up where no figure stands. */
function shoal(brush: Brush): string {
  const colour = mix(brush.day.sun, brush.day.sky[0], 0.15);
  const x0 = brush.x(brush.between(0.5, 0.6));
  const y0 = brush.sky(brush.between(0.24, 0.36));
  let fish = '';
  for (let i = 0; i < 7; i++) {
    const x = x0 + brush.s((i % 4) * 27 + brush.between(-8, 8));
    const y = y0 + brush.s(Math.floor(i / 4) * 22 + brush.between(-6, 6) + (i % 4) * 5);
    const s = brush.s(brush.between(0.8, 1.1));
    fish += `M${n(x)} ${n(y)}q${n(9 * s)} ${n(-9 * s)} ${n(20 * s)} 0l${n(8 * s)} ${n(-6 * s)}v${n(12 * s)}l${n(-8 * s)} ${n(-6 * s)}q${n(-11 * s)} ${n(9 * s)} ${n(-20 * s)} 0Z`;
  }
  return fill(fish, colour, 0.72);
}

/** Ripples of light on the sand. */
function ripples(brush: Brush, crest: Ridge): string {
  let path = '';
  for (let i = 0; i < 9; i++) {
    const x = brush.x(brush.between(0.02, 0.9));
    const y = heightAt(crest, x) + brush.s(brush.between(16, 40));
    path += `M${n(x)} ${n(y)}q${n(brush.s(16))} ${n(-brush.s(6))} ${n(brush.s(30))} 0t${n(brush.s(26))} 0`;
  }
  return line(path, brush.lit(brush.local('#E9D7AA'), 0.4), brush.s(2.6), 0.7);
}

/** The sea floor: a sunken gate, weed, coral and shafts of light. */
export const seabed: Scene = {
  draw(board) {
    const light: Light = board.plan('light', (brush) => ({
      x: brush.x(brush.random.pick([0.68, 0.74, 0.8])),
      y: -brush.s(30),
      radius: brush.s(60),
    }));
    const middle = board.plan('middle-crest', (brush) => ridge(brush, brush.land(0.2), brush.s(24)));
    const near = board.plan('near-crest', (brush) => nearRidge(brush, 0.89));
    const blue = (brush: Brush, depth: number) =>
      mix(mix(brush.day.sky[1], '#1B5E86', 0.45), brush.day.ink, depth);
    board.back('water', sky);
    board.back('shafts', (brush) =>
      shafts(brush, light.x + brush.s(60), light.y, 5, brush.stage.height * 0.95, 0.42),
    );
    board.back('far-rocks', (brush) =>
      land(
        brush,
        ridge(brush, brush.sky(0.88), brush.s(40), 'peak', 30),
        mix(blue(brush, 0), brush.day.sky[0], 0.3),
        { size: 0.8, rim: 0.05, marks: 90 },
      ),
    );
    board.back('rocks', (brush) =>
      land(brush, ridge(brush, brush.land(0.02), brush.s(30)), blue(brush, 0.02), { rim: 0.06, marks: 110 }),
    );
    board.back('shoal', shoal);
    board.back('middle', (brush) =>
      land(brush, middle, mix(blue(brush, 0.08), '#2A8A88', 0.3), { rim: 0.09 }),
    );
    board.back('weed', (brush) => {
      let drawn = '';
      for (let i = 0; i < 8; i++) {
        const x = brush.x((i + brush.between(0.1, 0.9)) / 8);
        const colour = mix(brush.local('#45B58E'), brush.local('#1F6E86'), brush.random.next());
        drawn += weed(brush, x, heightAt(middle, x) + brush.s(10), brush.s(brush.between(70, 170)), colour);
      }
      return drawn;
    });
    board.back('arch', (brush) => {
      const x = brush.x(brush.between(0.29, 0.34));
      return arch(brush, x, heightAt(middle, x) + brush.s(26));
    });
    board.back('arch-weed', (brush) => {
      const x = brush.x(0.2);
      const colour = brush.local('#57B88E');
      return [0, 14, 30]
        .map((dx) =>
          weed(
            brush,
            x + brush.s(dx),
            heightAt(middle, x) + brush.s(30),
            brush.s(brush.between(40, 90)),
            colour,
          ),
        )
        .join('');
    });
    board.back('stones', (brush) =>
      [0.46, 0.62, 0.93]
        .map((share) => {
          const x = brush.side(share);
          return rock(
            brush,
            x,
            heightAt(middle, x) + brush.s(brush.between(30, 60)),
            brush.s(brush.between(14, 26)),
            brush.local('#6E98A0'),
          );
        })
        .join(''),
    );
    board.back('bubbles', bubbles);
    board.back('wash', (brush) => wash(brush, light));
    board.near('near', (brush) => nearLand(brush, near, mix(brush.local('#E8D3A0'), '#DCC594', 0.5)));
    board.near('ripples', (brush) => ripples(brush, near));
    board.near('coral', (brush) =>
      (
        [
          [0.05, '#E88A72'],
          [0.17, '#F0B08A'],
          [0.81, '#D9688A'],
          [0.91, '#F2C46D'],
          [0.985, '#E88A72'],
        ] as const
      )
        .map(([share, colour]) => {
          const x = brush.x(share);
          return coral(brush, x, heightAt(near, x) + brush.s(16), mix(colour, brush.local(colour), 0.4));
        })
        .join(''),
    );
    board.near('shells', (brush) => {
      const x = brush.side(0.44);
      const y = heightAt(near, x) + brush.s(18);
      return (
        rock(brush, x, y, brush.s(20), brush.local('#8C9DA0')) +
        fill(ellipse(x + brush.s(34), y + brush.s(4), brush.s(7), brush.s(5)), '#F3DFCB')
      );
    });
  },
};

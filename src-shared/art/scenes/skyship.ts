import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { ellipse, roundRect } from '../drawing/path';
import { fill, line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import { cloudBank } from '../scenery/banks';
import { flag } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import { crest, land } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { tufts } from '../scenery/plants';
import { cloud, mist, streak } from '../scenery/sky';
import type { Brush } from '../scenery/stage';
import { crag, needles } from './crag';
import type { Scene } from './scene';

/** Mast, boom, a filled sail and its ropes. */
function rigging(brush: Brush, foot: number): string {
  const s = brush.s(1);
  const x = brush.x(0.3);
  const top = brush.sky(0.12);
  const tall = foot - top;
  const wood = brush.local('#5E4258');
  const cloth = mix(brush.local('#F0D3AE'), '#F0D3AE', brush.day.moon ? 0.25 : 0.55);
  const mast = `M${n(x - s * 4)} ${n(top)}h${n(s * 8)}L${n(x + s * 9)} ${n(foot + s * 30)}h${n(-s * 18)}Z`;
  const sail = `M${n(x - s * 2)} ${n(top + tall * 0.07)}C${n(x - s * 92)} ${n(top + tall * 0.3)} ${n(x - s * 128)} ${n(top + tall * 0.52)} ${n(x - s * 132)} ${n(top + tall * 0.68)}Q${n(x - s * 60)} ${n(top + tall * 0.76)} ${n(x - s * 4)} ${n(top + tall * 0.7)}Q${n(x - s * 24)} ${n(top + tall * 0.38)} ${n(x - s * 2)} ${n(top + tall * 0.07)}Z`;
  const jib = `M${n(x + s * 8)} ${n(top + tall * 0.14)}Q${n(x + s * 78)} ${n(top + tall * 0.34)} ${n(x + s * 92)} ${n(top + tall * 0.62)}Q${n(x + s * 44)} ${n(top + tall * 0.66)} ${n(x + s * 10)} ${n(top + tall * 0.58)}Q${n(x + s * 22)} ${n(top + tall * 0.34)} ${n(x + s * 8)} ${n(top + tall * 0.14)}Z`;
  const seams = [0.3, 0.5]
    .map(
      (t) =>
        `M${n(x - s * (30 + 130 * t))} ${n(top + tall * (0.12 + t))}Q${n(x - s * 50)} ${n(top + tall * (0.2 + t))} ${n(x - s * 10)} ${n(top + tall * (0.12 + t))}`,
    )
    .join('');
  const ropes =
    `M${n(x)} ${n(top + s * 4)}L${n(x - s * 190)} ${n(foot)}M${n(x)} ${n(top + s * 4)}L${n(x + s * 128)} ${n(foot + s * 8)}` +
    `M${n(x - s * 132)} ${n(top + tall * 0.68)}L${n(x - s * 96)} ${n(foot)}M${n(x + s * 92)} ${n(top + tall * 0.62)}L${n(x + s * 108)} ${n(foot)}`;
  const look = {
    edge: [s * 7, s * 4] as const,
    rim: brush.lit(cloth, 0.6),
    shade: mix(cloth, brush.local('#9A7396'), 0.5),
  };
  const boom = `M${n(x - s * 136)} ${n(top + tall * 0.69)}L${n(x + s * 16)} ${n(top + tall * 0.73)}`;
  return (
    line(ropes, wood, s * 1.6, 0.6) +
    form(brush, jib, mix(cloth, brush.air, 0.2), { ...look, reach: s * 20 }) +
    form(brush, mast, wood, { edge: [s * 3, 0], reach: s * 5, rim: brush.lit(wood, 0.4) }) +
    form(brush, sail, cloth, {
      ...look,
      reach: s * 42,
      on:
        line(seams, shift(cloth, -0.09), s * 2.2, 0.6) +
        specks(
          brush,
          { x: x - s * 130, y: top + tall * 0.2, width: s * 90, height: tall * 0.5 },
          18,
          shift(cloth, -0.14),
          0.4,
          2.4,
        ),
    }) +
    line(boom, wood, s * 6) +
    flag(brush, x, top + s * 4, s * 32, brush.local('#D3594E'))
  );
}

/** Planks, a rail on turned posts, and a lantern on the rail's right end. */
function deck(brush: Brush, y: number): string {
  const { width, height } = brush.stage;
  const s = brush.s(1);
  const wood = brush.local('#A5706A');
  const edgeAt = (x: number) => y + s * (22 * Math.sin((x / width) * Math.PI) - 10 * (x / width));
  const shape = `M-20 ${n(edgeAt(-20))}Q${n(width * 0.5)} ${n(edgeAt(width * 0.5) + s * 20)} ${n(width + 20)} ${n(edgeAt(width + 20))}V${n(height + 10)}H-20Z`;
  let planks = '';
  for (let i = 0; i < 7; i++) {
    const py = y + s * (30 + i * 15 + i * i * 6);
    planks += `M-5 ${n(py)}Q${n(width * 0.5)} ${n(py + s * 18)} ${n(width + 5)} ${n(py - s * 8)}`;
    for (let k = 0; k < 3; k++) {
      const kx = width * brush.between(0.05, 0.95);
      planks += `M${n(kx)} ${n(py + s * 8)}v${n(s * (9 + i * 4))}`;
    }
  }
  const drawn = form(brush, shape, wood, {
    edge: [0, s * 8],
    reach: 0,
    rim: brush.lit(wood, 0.55),
    on:
      specks(brush, { x: 0, y: y + s * 10, width, height: height - y }, 120, shift(wood, -0.16), 0.5, 2.8) +
      line(planks, shift(wood, -0.14), s * 2.6, 0.6),
  });
  return drawn + rail(brush, edgeAt);
}

function rail(brush: Brush, edgeAt: (x: number) => number): string {
  const { width } = brush.stage;
  const s = brush.s(1);
  const wood = brush.local('#80525E');
  let drawn = '';
  const posts = 10;
  for (let i = 0; i < posts; i++) {
    const x = (width * (i + 0.5)) / posts;
    const foot = edgeAt(x) + s * 16;
    drawn +=
      form(brush, roundRect(x - s * 5.5, foot - s * 56, s * 11, s * 58, 4), wood, {
        edge: [s * 2.6, 0],
        reach: s * 4,
        rim: brush.lit(wood, 0.5),
      }) + fill(ellipse(x, foot - s * 30, s * 8, s * 5), shift(wood, 0.02));
  }
  const top = (x: number, dy: number) => `${n(x)} ${n(edgeAt(x) + s * (dy - 42))}`;
  const beam = `M${top(-10, 0)}Q${top(width * 0.5, 13)} ${top(width + 10, 0)}L${top(width + 10, 14)}Q${top(width * 0.5, 27)} ${top(-10, 14)}Z`;
  const hand = mix(wood, brush.local('#D09578'), 0.5);
  const x = width * 0.95;
  return (
    drawn +
    form(brush, beam, hand, { edge: [0, s * 4], reach: 0, rim: brush.lit(hand, 0.5) }) +
    line(`M${top(x, -2)}v${n(-s * 16)}`, wood, s * 4) +
    lamp(brush, x, edgeAt(x) - s * 66, 8)
  );
}

/** The deck of a ship in the evening air; cloud below. */
export const skyship: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.68, y: 0.7, radius: 76, stars: 46 });
    const far = (brush: Brush, share: number) =>
      mix(mix(brush.air, '#ffffff', brush.day.moon ? 0.02 : 0.12), brush.day.sky[1], share);
    board.back('clouds', (brush) => {
      if (brush.stage.calm) return '';
      return (
        streak(brush, brush.x(0.52), brush.sky(0.28), brush.s(140), brush.s(5), brush.air, 0.4) +
        (
          [
            [0.13, 0.82, 56],
            [0.5, 0.92, 70],
            [0.88, 0.86, 62],
          ] as const
        )
          .map(([x, y, size]) =>
            cloud(
              brush,
              brush.side(x),
              brush.sky(y + brush.between(-0.03, 0.03)),
              brush.s(size),
              far(brush, 0.36),
            ),
          )
          .join('')
      );
    });
    board.back('mist', (brush) => mist(brush, brush.land(0.04), brush.s(120), 0.6));
    board.back('bank', (brush) =>
      cloudBank(brush, {
        y: brush.land(0.17),
        radius: brush.s(46),
        scatter: brush.s(18),
        count: 8,
        colour: far(brush, 0.12),
        shade: mix(far(brush, 0.5), brush.local('#8A6A9A'), 0.3),
      }),
    );
    if (board.stage.props.has('crag')) {
      board.back('needles', needles);
      board.back('crag', (brush) => crag(brush, brush.land(0.36)));
    } else {
      board.back('rigging', (brush) => rigging(brush, brush.land(0.34)));
      board.back('deck', (brush) => deck(brush, brush.land(0.32)));
    }
    closeBack(board, light);
    board.near('edge', (brush) => {
      const { width, height } = brush.stage;
      const wood = mix(brush.local('#5E3F52'), brush.day.ink, 0.15);
      if (brush.stage.props.has('crag')) {
        const rim = crest([
          [-60, height * 0.88],
          [width * 0.3, height * 0.93],
          [width * 0.7, height * 0.92],
          [width + 60, height * 0.87],
        ]);
        return (
          land(brush, rim, mix(brush.local('#5F4A5E'), brush.day.ink, 0.2)) +
          tufts(brush, rim, 8, brush.local('#4A3C46'))
        );
      }
      const d = `M-10 ${n(height * 0.915)}Q${n(width * 0.5)} ${n(height * 0.955)} ${n(width + 10)} ${n(height * 0.905)}V${n(height + 10)}H-10Z`;
      let rope = '';
      for (let i = 0; i < 8; i++) {
        const x = (width * i) / 7;
        rope += `M${n(x)} ${n(height * 0.925)}q${n(width / 14)} ${n(brush.s(26))} ${n(width / 7)} 0`;
      }
      return (
        form(brush, d, wood, {
          edge: [0, brush.s(6)],
          reach: 0,
          rim: brush.lit(shift(wood, 0.05), 0.35),
          on: specks(
            brush,
            { x: 0, y: height * 0.93, width, height: height * 0.07 },
            50,
            shift(wood, -0.1),
            0.5,
          ),
        }) + line(rope, brush.lit(brush.local('#B99878'), 0.2), brush.s(3.4), 0.75)
      );
    });
  },
};

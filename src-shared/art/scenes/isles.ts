import { mix } from '../drawing/colour';
import { linear } from '../drawing/gradient';
import { rect } from '../drawing/shape';
import { cloudBank } from '../scenery/banks';
import { doorAt, house } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import { crest, nearLand } from '../scenery/ground';
import { island } from '../scenery/islands';
import { lamp } from '../scenery/lamp';
import { flowers, tree, tufts } from '../scenery/plants';
import { cloud, mist, streak } from '../scenery/sky';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

function homeIsland(brush: Brush, x: number, y: number): string {
  const s = brush.s(1);
  const size = s * 46;
  return (
    island(brush, x, y, s * 112, 0.06) +
    tree(brush, x - s * 62, y - s * 10, s * 112, brush.local('#4C9A5E')) +
    tree(brush, x + s * 62, y - s * 8, s * 78, brush.local('#5AA866')) +
    house(brush, x + s * 6, y - s * 12, size, brush.local('#F6E3C2'), brush.local('#D9694F')) +
    doorAt(x + s * 12, y - s * 10, s * 12, s * 22, brush.local('#7A4E48')) +
    lamp(brush, x - s * 6, y - s * 28, 5)
  );
}

/** The sea under the islands (prop `water`): bands of light on it. */
function sea(brush: Brush, lightX: number): string {
  const { width, height } = brush.stage;
  const top = brush.land(0.3);
  const deep = linear(brush, [
    [0, mix(brush.far('#5FAFC4', 0.3), brush.day.light, 0.2)],
    [1, brush.local('#2F7F9E')],
  ]);
  let drawn = deep.definition + rect(0, top, width, height - top, deep.paint);
  for (let i = 0; i < 16; i++) {
    const depth = brush.between(0, 1);
    const x = i < 7 ? lightX + brush.s(brush.between(-50, 50) * (0.5 + depth)) : brush.x(brush.between(0, 1));
    drawn += streak(
      brush,
      x,
      top + brush.s(6) + (height - top) * depth * 0.7,
      brush.s(20 + 60 * depth),
      brush.s(1.4 + 2 * depth),
      brush.day.sun,
      0.5,
    );
  }
  return drawn;
}

/** Islands in the air, one of them with a house. */
export const isles: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.78, y: 0.26, radius: 32 });
    const near = board.plan('near-crest', (brush) => {
      const height = brush.stage.height;
      const at = (x: number, y: number) => [brush.x(x), height * y + brush.s(brush.between(-4, 4))] as const;
      return crest([at(-0.1, 0.87), at(0.2, 0.9), at(0.5, 0.945), at(0.8, 0.9), at(1.1, 0.86)]);
    });
    board.back('clouds', (brush) => {
      if (brush.stage.calm) return '';
      return (
        cloud(brush, brush.x(brush.between(0.4, 0.5)), brush.sky(0.3), brush.s(42), undefined, 0.85) +
        cloud(brush, brush.side(0.1), brush.sky(brush.between(0.74, 0.84)), brush.s(48), undefined, 0.8) +
        cloud(brush, brush.side(0.93), brush.sky(brush.between(0.86, 0.95)), brush.s(42), undefined, 0.8)
      );
    });
    board.back('far-isles', (brush) => {
      const x = brush.x(brush.between(0.6, 0.68));
      const y = brush.sky(brush.between(0.66, 0.76));
      const small = brush.s(brush.between(20, 28));
      return (
        island(brush, brush.side(0.12), brush.sky(0.56), small, 0.55) +
        island(brush, x, y, brush.s(52), 0.42) +
        tree(brush, x - brush.s(8), y - brush.s(5), brush.s(56), brush.far('#57A065', 0.36))
      );
    });
    board.back('under', (brush) => {
      if (brush.stage.props.has('water')) return sea(brush, light.x);
      const white = mix(brush.local('#F8FBF6'), brush.air, 0.3);
      return (
        mist(
          brush,
          brush.land(0.34),
          brush.s(180),
          0.7,
          mix(brush.air, '#ffffff', brush.day.moon ? 0 : 0.4),
        ) +
        cloudBank(brush, {
          y: brush.land(0.68),
          radius: brush.s(44),
          scatter: brush.s(16),
          count: 9,
          colour: white,
          shade: mix(white, brush.day.sky[1], 0.5),
        })
      );
    });
    board.back('home', (brush) => homeIsland(brush, brush.x(brush.between(0.29, 0.35)), brush.sky(0.98)));
    board.back('right-isle', (brush) => {
      const x = brush.x(brush.between(0.88, 0.94));
      const y = brush.land(0.1);
      return (
        island(brush, x, y, brush.s(74), 0.16) +
        tree(brush, x + brush.s(12), y - brush.s(10), brush.s(70), brush.far('#5AA866', 0.12))
      );
    });
    closeBack(board, light);
    board.near('near', (brush) => nearLand(brush, near, brush.local('#4A9460')));
    board.near('tufts', (brush) => tufts(brush, near, 12, brush.local('#2F6E4A')));
    board.near('flowers', (brush) => flowers(brush, near, 5, ['#F7E7C4', '#E9B7C8']));
  },
};

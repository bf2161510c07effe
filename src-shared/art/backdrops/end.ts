import { closeBack, openSky } from '../scenery/frame';
import { heightAt, land, ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { pine } from '../scenery/plants';
import { mist } from '../scenery/sky';
import type { Board } from '../scenery/stage';
import { planet } from '../scenes/nightsky';

/** A night sky with moon and planet; the left stays calm for the winner's name. */
export function drawEnd(board: Board): void {
  const light = openSky(board, { x: 0.73, y: 0.36, radius: 44, stars: 150 });
  board.back('planet', (brush) => planet(brush, brush.x(0.9), brush.sky(0.42), brush.s(38)));
  board.back('peaks', (brush) =>
    land(brush, ridge(brush, brush.sky(0.92), brush.s(24), 'peak', 30), brush.far('#7F88C0', 0.4), {
      mist: 0.6,
      size: 0.7,
      marks: 70,
    }),
  );
  board.back('mist', (brush) => mist(brush, brush.sky(0.98), brush.s(70), 0.4));
  const hill = board.plan('hill-crest', (brush) => ridge(brush, brush.land(0.16), brush.s(12)));
  board.back('hill', (brush) => land(brush, hill, brush.local('#6D74B0'), { mist: 0.2, size: 0.9 }));
  board.back('pines', (brush) =>
    [0.02, 0.05, 0.55, 0.58, 0.97]
      .map((share) => {
        const x = brush.x(share);
        return pine(
          brush,
          x,
          heightAt(hill, x) + brush.s(6),
          brush.s(brush.between(36, 56)),
          brush.local('#4A5F94'),
        );
      })
      .join(''),
  );
  board.back('lamp', (brush) => {
    return lamp(brush, brush.x(0.3), brush.sky(0.8), 6);
  });
  closeBack(board, light);
}

import { hashText } from '../drawing/random';
import { Pen } from '../drawing/pen';
import { linear } from '../drawing/gradient';
import { roundRect } from '../drawing/path';
import { disc, fill } from '../drawing/shape';
import { tone } from '../tone';
import type { FestivalPicture } from './choice';
import { drawThing } from './things';
import { CLOTH_TONES } from './tones';

/**
 * A thing on a small square of its cloth, as a whole SVG of 64 × 64 with round corners: what stands for a ceremony
 * where its card is too large. Pure; ids begin with what it shows, so that many may stand in one document.
 */
export function festivalMark({ tone: toneName, thing }: FestivalPicture): string {
  const { cloth, lit, shade } = CLOTH_TONES[toneName];
  const id = `m${hashText(`${toneName}/${thing}`).toString(36)}`;
  const pen = new Pen({ id, seed: thing, layer: 'mark', grain: 0 });
  const ground = linear(
    pen,
    [
      [0, lit],
      [0.5, cloth],
      [1, shade],
    ],
    'x1=".85" y1="0" x2=".2" y2="1"',
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    tone(
      ground.definition + fill(roundRect(0, 0, 64, 64, 15), ground.paint) + disc(32, 32, 25, '#FFF1CF', 0.13),
    ) +
    `<g transform="translate(5 5) scale(.27)">${drawThing({ name: thing, seed: thing, grain: 0, id: `${id}t` })}</g>` +
    '</svg>'
  );
}

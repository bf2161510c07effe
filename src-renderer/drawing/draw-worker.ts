import { drawScene } from '@shared/art';
import { cardPicture } from '@shared/card-face';
import type { DrawAnswer, DrawRequest, Drawing } from './drawing';

/** A wide place for the top of a screen, as a whole SVG. */
function backdrop({ scene, time, seed, width, height }: Extract<Drawing, { what: 'backdrop' }>): string {
  const { back, near } = drawScene({ scene, palette: time, seed, width, height, horizon: 0.62, calm: true });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${back}${near}</svg>`;
}

const draw = (drawing: Drawing): string =>
  drawing.what === 'card' ? cardPicture(drawing.card, { face: drawing.face }) : backdrop(drawing);

self.addEventListener('message', ({ data }: MessageEvent<DrawRequest>) => {
  const answer = ((): DrawAnswer => {
    try {
      return { number: data.number, svg: draw(data.drawing) };
    } catch (problem) {
      return { number: data.number, problem: String(problem) };
    }
  })();
  self.postMessage(answer);
});

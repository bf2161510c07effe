import { drawBackdrop } from '@shared/art/backdrop';
import { cardPicture } from '@shared/card-face/card-picture';
import type { DrawAnswer, DrawRequest, Drawing } from './drawing';

const draw = (drawing: Drawing): string =>
  drawing.what === 'card'
    ? cardPicture(drawing.card, { face: drawing.face })
    : drawBackdrop(drawing.name, drawing.options);

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

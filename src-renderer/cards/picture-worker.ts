import type { PlayedCard } from '@shared/abilities/card';
import { cardPicture } from '@shared/card-face';
import type { Face } from './faces';

/** What the worker is asked for, and what it answers under the same number. */
export interface PictureOrder {
  readonly number: number;
  readonly card: PlayedCard;
  readonly face: Face;
}
export type PictureAnswer =
  { readonly number: number; readonly svg: string } | { readonly number: number; readonly problem: string };

self.addEventListener('message', ({ data }: MessageEvent<PictureOrder>) => {
  const { number, card, face } = data;
  const answer = ((): PictureAnswer => {
    try {
      return { number, svg: cardPicture(card, { face }) };
    } catch (problem) {
      return { number, problem: String(problem) };
    }
  })();
  self.postMessage(answer);
});

import type { CopytoruCard } from '@shared/abilities';
import { type BackKind, drawBack } from './back';
import { enemyFrame, type FrameOptions, kirbyFrame } from './frame';
import { CARD_FONT } from './markup';
import { drawOther } from './other';
import { CARD_HEIGHT, CARD_WIDTH } from './outline';

export type CardFrameOptions = FrameOptions;

// Spacing set on the page around a card would push its words out of their places.
const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" font-family="${CARD_FONT}" ` +
  `letter-spacing="0" word-spacing="0" direction="ltr" text-rendering="geometricPrecision">${inner}</svg>`;

/**
 * A card's frame as a whole SVG: window, hill, number, ribbon and words. It is see-through where the picture lies
 * below it in the same box ({@link cardPicture}). Without ids, so that many may stand in one document; everything a
 * person wrote is escaped. Number, rules and blank cards are whole cards and need no picture.
 */
export function cardFrame(card: CopytoruCard, options: CardFrameOptions): string {
  switch (card.type) {
    case 'kirby':
      return svg(kirbyFrame(card, options));
    case 'enemy':
      return svg(enemyFrame(card, options));
    case 'number':
    case 'rules':
    case 'blank':
      return svg(drawOther(card, options.face, options.language));
  }
}

/** The back of a card as a whole SVG, the same for every card of its deck. */
export const cardBack = (kind: BackKind): string => svg(drawBack(kind));

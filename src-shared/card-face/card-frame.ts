import { isPlayed } from '@shared/cards/card';
import type { Language, LocalText } from '@shared/cards/words';
import type { HouseCard } from '@shared/vocabularies';
import { type BackKind, drawBack } from './back';
import { drawBlankCeremony } from './blank-ceremony';
import { ceremonyFrame } from './ceremony-frame';
import { enemyFrame, type FrameOptions, kirbyFrame } from './frame';
import { CARD_FONT } from './markup';
import { drawOther } from './other';
import { windowPicture } from './card-picture';
import { type Bleed, CARD_HEIGHT, CARD_WIDTH } from './outline';
import type { OwnPicture } from './own-picture';

export type CardFrameOptions = FrameOptions;

// A name with a digit at the start of a word is only read in quotes.
// Spacing set on the page around a card would push its words out of their places.
const svg = (inner: string, bleed = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-bleed} ${-bleed} ${CARD_WIDTH + 2 * bleed} ` +
  `${CARD_HEIGHT + 2 * bleed}" font-family="'${CARD_FONT}'" ` +
  `letter-spacing="0" word-spacing="0" direction="ltr" text-rendering="geometricPrecision">${inner}</svg>`;

function frame(card: HouseCard, options: FrameOptions): string {
  switch (card.type) {
    case 'kirby':
      return kirbyFrame(card, options);
    case 'enemy':
      return enemyFrame(card, options);
    case 'ceremony':
    case 'kokopelli':
      return ceremonyFrame(card, options);
    case 'number':
    case 'rules':
    case 'blank':
      return drawOther(card, options.face, options.language, options.bleed);
  }
}

/**
 * A card's frame as a whole SVG: window, hill, number, ribbon and words. It is see-through where the picture lies
 * below it in the same box ({@link cardPicture}). Without ids, so that many may stand in one document; everything a
 * person wrote is escaped. Number, rules and blank cards are whole cards and need no picture.
 */
export const cardFrame = (card: HouseCard, options: CardFrameOptions): string => svg(frame(card, options));

/** A ceremony nobody has filled in yet, as a whole card: a pencil's sketch with its name. */
export const blankCeremony = (name: LocalText, language: Language): string =>
  svg(drawBlankCeremony(name, language));

/** The back of a card as a whole SVG, the same for every card of its deck. */
export const cardBack = (kind: BackKind): string => svg(drawBack(kind));

/** How a whole card is drawn. */
export interface PrintedCardOptions extends Omit<CardFrameOptions, 'face' | 'signs'> {
  /** The picture of a card whose art is a file; without it a scene stands in. */
  readonly image?: OwnPicture;
}

/**
 * A whole card as one SVG: picture, frame and words of the full face. With a `bleed` (even 0) it is for paper that is
 * cut square: frame colour and hills run past the cut by so many units, and the view box is larger by them on every
 * side. Without one it has round corners and its edge line, like a card on the screen.
 *
 * Drawn of path, circle, ellipse, rect, g, text, image, clipPath, linearGradient and radialGradient alone, with
 * presentation attributes. Words are `text` elements in the font family of the root, weight 500 or 800.
 */
export function printedCard(card: HouseCard, options: PrintedCardOptions): string {
  const { image, variant, bleed } = options;
  const below = isPlayed(card)
    ? windowPicture(card, {
        face: 'full',
        ...(variant === undefined ? {} : { variant }),
        ...(image === undefined ? {} : { image }),
      })
    : '';
  // Places name their moving parts for the screen; paper knows no classes.
  return svg(below.replace(/ class="[a-z-]+"/g, '') + frame(card, { ...options, face: 'full' }), bleed);
}

/** A back for paper, with its ground and hills running past the cut; see {@link printedCard}. */
export const printedBack = (kind: BackKind, { bleed }: { readonly bleed?: Bleed } = {}): string =>
  svg(drawBack(kind, bleed), bleed);

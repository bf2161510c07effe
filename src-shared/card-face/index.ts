/** Cards as drawings: a picture without words that may be cached, and above it a light frame with everything said. */
export { cardBack, cardFrame, type CardFrameOptions } from './card-frame';
export { cardPicture, type CardPictureOptions, pictureWindow } from './card-picture';
export type { BackKind } from './back';
export { CARD_HEIGHT, CARD_WIDTH } from './outline';
export { FACES, type Face } from './index-part';
export { CARD_COLORS, type CardColors } from './palette';

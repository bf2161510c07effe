/** Cards as drawings: a picture without words that may be cached, and above it a light frame with everything said. */
export { blankCeremony, cardBack, cardFrame, printedBack, printedCard } from './card-frame';
export { type BackKind, backGround, backKindOf } from './back';
export { cardPicture, pictureWindow } from './card-picture';
export { ceremonyMark, festivalPicture } from './ceremony-picture';
export { coveringPlace, type Crop, type OwnPicture } from './own-picture';
export { FACES } from './index-part';
export { CARD_FONT } from './markup';
export { partsOfName } from './parts';
export { fits, type Unfitting, type WordedPart } from './fits';

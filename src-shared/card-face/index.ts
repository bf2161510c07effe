/** Cards as drawings: a picture without words that may be cached, and above it a light frame with everything said. */
export { cardBack, cardFrame } from './card-frame';
export { cardPicture } from './card-picture';
export { FACES } from './index-part';

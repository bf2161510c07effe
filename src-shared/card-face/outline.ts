import { n } from '@shared/art/drawing/number';

/** A card's grid: one unit is 0.1 mm. */
export const CARD_WIDTH = 630;
export const CARD_HEIGHT = 880;
/** Corner of the card. */
const CARD_CORNER = 36;

/** A rectangle with round corners, true arcs as a card's edge needs them. */
export const card = (x: number, y: number, width: number, height: number, corner: number): string =>
  `M${n(x + corner)} ${n(y)}H${n(x + width - corner)}a${corner} ${corner} 0 0 1 ${corner} ${corner}` +
  `V${n(y + height - corner)}a${corner} ${corner} 0 0 1 -${corner} ${corner}` +
  `H${n(x + corner)}a${corner} ${corner} 0 0 1 -${corner} -${corner}` +
  `V${n(y + corner)}a${corner} ${corner} 0 0 1 ${corner} -${corner}Z`;

/** The whole card. */
export const CARD_OUTLINE = card(0, 0, CARD_WIDTH, CARD_HEIGHT, CARD_CORNER);

/** Closes a line that reached the right edge: down, around both lower corners and back up to where it began. */
const CARD_FOOT = 'V844a36 36 0 0 1 -36 36H36a36 36 0 0 1 -36 -36Z';

/** The frame: the card without its window, so that a picture lying below shows through. */
export const windowFrame = (height: number, color: string): string =>
  `<path fill-rule="evenodd" d="${CARD_OUTLINE}${card(18, 18, 594, height, 22)}" fill="${color}"/>`;

/** The thin darker line that keeps a card's edge on any ground. */
export const EDGE =
  `<rect x="1.5" y="1.5" width="627" height="877" rx="34.5" fill="none" stroke="#2B2033" ` +
  'stroke-opacity=".28" stroke-width="3"/>';

/** A Kirby card's hill, `y` its height at the middle; `swell` lifts its left half. */
export const kirbyHill = (y: number, swell: number): string =>
  `M0 ${y + 26}C120 ${y - 34 - swell} 260 ${y - 30 - swell} 400 ${y + 2}S560 ${y + 16} 630 ${y - 18}${CARD_FOOT}`;

/** An enemy's hill. */
export const enemyHill = (y: number): string =>
  `M0 ${y + 10}C140 ${y - 40} 300 ${y - 40} 430 ${y - 8}S580 ${y + 24} 630 ${y + 6}${CARD_FOOT}`;

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

/**
 * How far a card's ground and hills run past the cut, in card units (0.1 mm). Absent: the card stands alone on a
 * screen, with round corners and a line around it; a number, even 0, means paper that will be cut square.
 */
export type Bleed = number | undefined;

/** The ground of a card. */
export const cardOutline = (bleed?: Bleed): string =>
  bleed === undefined
    ? CARD_OUTLINE
    : `M${n(-bleed)} ${n(-bleed)}H${n(CARD_WIDTH + bleed)}V${n(CARD_HEIGHT + bleed)}H${n(-bleed)}Z`;

/** Closes a line that reached the right edge: down, around both lower corners and back up to where it began. */
const CARD_FOOT = 'V844a36 36 0 0 1 -36 36H36a36 36 0 0 1 -36 -36Z';

/**
 * Closes a line across the card to what lies below it. Past the cut it runs on as straight as it arrives.
 * @param start height of the line at the left edge, `climb` what it rises by there for each unit to the right
 * @param curve from the left edge to the right, absolute
 * @param end height at the right edge, and its climb there
 */
export function hillOutline(
  start: { readonly y: number; readonly climb: number },
  curve: string,
  end: { readonly y: number; readonly climb: number },
  bleed?: Bleed,
): string {
  if (bleed === undefined) return `M0 ${n(start.y)}${curve}${CARD_FOOT}`;
  return (
    `M${n(-bleed)} ${n(start.y + start.climb * bleed)}L0 ${n(start.y)}${curve}` +
    `L${n(CARD_WIDTH + bleed)} ${n(end.y - end.climb * bleed)}V${n(CARD_HEIGHT + bleed)}H${n(-bleed)}Z`
  );
}

/** The frame: the card without its window, so that a picture lying below shows through. */
export const windowFrame = (height: number, color: string, bleed?: Bleed): string =>
  `<path fill-rule="evenodd" d="${cardOutline(bleed)}${card(18, 18, 594, height, 22)}" fill="${color}"/>`;

/** The thin darker line that keeps a card's edge on any ground; paper is cut there instead. */
export const edgeLine = (bleed?: Bleed): string =>
  bleed === undefined
    ? `<rect x="1.5" y="1.5" width="627" height="877" rx="34.5" fill="none" stroke="#2B2033" ` +
      'stroke-opacity=".28" stroke-width="3"/>'
    : '';

/** A Kirby card's hill, `y` its height at the middle; `swell` lifts its left half. */
export const kirbyHill = (y: number, swell: number, bleed?: Bleed): string =>
  hillOutline(
    { y: y + 26, climb: (60 + swell) / 120 },
    `C120 ${y - 34 - swell} 260 ${y - 30 - swell} 400 ${y + 2}S560 ${y + 16} 630 ${y - 18}`,
    { y: y - 18, climb: 34 / 70 },
    bleed,
  );

/** An enemy's hill. */
export const enemyHill = (y: number, bleed?: Bleed): string =>
  hillOutline(
    { y: y + 10, climb: 50 / 140 },
    `C140 ${y - 40} 300 ${y - 40} 430 ${y - 8}S580 ${y + 24} 630 ${y + 6}`,
    { y: y + 6, climb: 18 / 50 },
    bleed,
  );

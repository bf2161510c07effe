import { fill } from '@shared/art/drawing/shape';
import { inLanguage, type Language } from '@shared/cards/words';
import { printedCard } from './card-frame';
import { CARD_FONT, textLine } from './markup';
import { CARD_HEIGHT, CARD_WIDTH } from './outline';
import { INK, PAPER, QUIET_INK } from './palette';
import type { SheetCell, SheetSection, SheetTitle } from './sheet-sections';

const COLUMNS = 8;
const GAP = 40;
const CAPTION = 92;
const MARGIN = 60;
const HEADING = 130;

/** A sheet leaves the program, and the card's typeface need not be where it is looked at. */
const FONTS = `'${CARD_FONT}', 'M PLUS 1p', 'Hiragino Maru Gothic ProN', Arial, sans-serif`;

/** One cell's card as a whole SVG with its full face, to be looked at outside the program. */
export const sheetCard = ({ card, variant }: SheetCell, language: Language): string =>
  printedCard(card, { language, ...(variant === undefined ? {} : { variant }) }).replace(
    `font-family="${CARD_FONT}"`,
    `font-family="${FONTS}"`,
  );

/** What stands below a cell beside its id. */
function captionOf({ card, variant, copies }: SheetCell, language: Language): string {
  const name = inLanguage(variant?.name ?? card.name, language);
  return copies > 1 ? `${name} ×${copies}` : name;
}

function drawCell(cell: SheetCell, language: Language, x: number, y: number): string {
  const card = sheetCard(cell, language).replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" `,
  );
  return (
    card +
    textLine(cell.id, { x: x + 8, y: y + CARD_HEIGHT + 42, size: 34, weight: 800, color: INK }) +
    textLine(captionOf(cell, language), { x: x + 8, y: y + CARD_HEIGHT + 80, size: 30, color: QUIET_INK })
  );
}

/**
 * All cells on one sheet as an SVG, eight to a row, with their ids beneath; one unit is 0.1 mm. Pure: the same sets,
 * language and titles give the same text.
 *
 * @param heading the words above a section, with the number of its cards
 */
export function contactSheet(
  sections: readonly SheetSection[],
  language: Language,
  heading: (title: SheetTitle, count: number) => string,
): string {
  const pitch = CARD_WIDTH + GAP;
  const width = MARGIN * 2 + COLUMNS * pitch - GAP;
  let y = MARGIN;
  let drawn = '';
  for (const { title, cells, count } of sections) {
    drawn += textLine(heading(title, count), { x: MARGIN, y: y + 76, size: 64, weight: 800, color: INK });
    y += HEADING;
    cells.forEach((cell, i) => {
      const row = Math.floor(i / COLUMNS);
      const at = y + row * (CARD_HEIGHT + CAPTION + GAP);
      drawn += drawCell(cell, language, MARGIN + (i % COLUMNS) * pitch, at);
    });
    y += Math.ceil(cells.length / COLUMNS) * (CARD_HEIGHT + CAPTION + GAP);
  }
  const height = y + MARGIN - GAP;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width / 10}mm" ` +
    `height="${height / 10}mm" font-family="'${CARD_FONT}'">` +
    `${fill(`M0 0H${width}V${height}H0Z`, PAPER)}${drawn}</svg>`
  );
}

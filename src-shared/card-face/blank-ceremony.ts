import { polygon } from '@shared/art/drawing/path';
import { fill, line } from '@shared/art/drawing/shape';
import { inLanguage, type Language, type LocalText } from '@shared/cards/words';
import { dashed, hatch, hillLine, PENCIL, pencil, pencilTool } from './blank';
import { fitName, nameLines } from './name';
import { cardOutline, edgeLine } from './outline';
import { INK, PAPER } from './palette';
import { paperGrain } from './paper-grain';

const HILL = 500;

/** Paper flags on a string, as one draws them first. */
function flags(): string {
  let shapes = '';
  for (let i = 0; i < 7; i++) {
    const x = 78 + i * 79;
    const y = 62 + 26 * (1 - ((i - 3) / 3.6) ** 2);
    shapes += polygon(
      [
        [x - 30, y],
        [x + 30, y],
        [x + (i % 2 === 0 ? 3 : -3), y + 68],
      ],
      4,
    );
  }
  return pencil('M30 50Q315 122 600 50', 5, 0.95) + pencil(shapes, 4.4, 0.75);
}

/** A basket sketched in a few lines, waiting for what will be in it. */
const basket =
  pencil('M212 300C212 176 418 176 418 300') +
  pencil('M190 300H440L416 426Q412 442 396 442H234Q218 442 214 426Z') +
  pencil('M198 340q20 14 40 0t40 0t40 0t40 0t40 0t34 0M206 386q18 14 38 0t38 0t38 0t38 0t38 0t26 0', 4, 0.6) +
  pencil('M236 466Q315 480 420 462', 4, 0.4);

/**
 * A ceremony as a sketch of what it is to become, full face: dashed window, paper flags, a thing, a pencil hill and
 * where its words will stand. The pencil lies ready. The box of Kokopelli holds no such card.
 */
export function drawBlankCeremony(name: LocalText, language: Language): string {
  const words = fitName(inLanguage(name, language), { width: 520, size: 50, least: 36 });
  const rows = [0, 1]
    .map((row) => line(`M112 ${HILL + 164 + row * 52}H${540 - row * 90}`, PENCIL, 3.6, 0.42))
    .join('');
  return (
    fill(cardOutline(), PAPER) +
    dashed(`M36 ${HILL}V58a22 22 0 0 1 22 -22H572a22 22 0 0 1 22 22V${HILL - 14}`) +
    flags() +
    basket +
    pencil(hillLine(HILL), 6, 0.95) +
    pencil(
      `M60 ${HILL - 6}C160 ${HILL - 46} 280 ${HILL - 34} 384 ${HILL - 6}M430 ${HILL + 8}Q520 ${HILL + 22} 584 ${HILL + 2}`,
      4,
      0.6,
    ) +
    hatch('blank-ceremony', HILL, 6) +
    paperGrain('blank-ceremony', HILL + 60, 860, 40, '#D9CBB8') +
    nameLines(words, { x: 56, y: HILL + 100, color: INK, anchor: 'start' }) +
    pencil(`M62 ${HILL + 142}h22v28h-22Z`, 3.6, 0.7) +
    rows +
    pencilTool(false, 'full') +
    edgeLine()
  );
}

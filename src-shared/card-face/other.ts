import type { OtherCard } from '@shared/abilities';
import { mix } from '@shared/art/drawing/colour';
import { star } from '@shared/art/drawing/path';
import { disc, fill } from '@shared/art/drawing/shape';
import { placedMark } from '@shared/art/marks';
import { inLanguage, type Language } from '@shared/cards/words';
import { type Face, heartOutline } from './index-part';
import { textLine } from './markup';
import { textWidth } from './measure';
import { fitName, nameLines } from './name';
import { type Bleed, cardOutline, edgeLine, kirbyHill } from './outline';
import { INK, PAPER } from './palette';
import { paperGrain } from './paper-grain';

const PLUM = '#5B3A5E';
const PALE_PLUM = '#EADFE8';
const PENCIL = '#8A7F93';

/** Numbers a number card's own name speaks of, at most the two sides of one card. */
function numbersOf(card: OtherCard): readonly string[] {
  const digits = inLanguage(card.name, 'en').match(/\d+/g) ?? card.id.match(/\d+/g) ?? [];
  return digits.slice(0, 2);
}

function bigNumbers(numbers: readonly string[], y: number): string {
  const text = numbers.join('·');
  const size = Math.min(250, 300 / (textWidth(text, 1, 800) || 1));
  return textLine(text, { x: 315, y: y + size * 0.36, size, weight: 800, color: PLUM, anchor: 'middle' });
}

/** A first-turn flag, or an open book of rules. */
function rulesSign(card: OtherCard, y: number): string {
  if (/first|turn/i.test(card.id)) {
    const flag = `M236 ${y - 140}C300 ${y - 170} 350 ${y - 100} 430 ${y - 132}V${y + 2}C350 ${y + 34} 300 ${y - 36} 236 ${y - 6}Z`;
    return (
      `<path d="M236 ${y - 150}V${y + 150}" stroke="${PLUM}" stroke-width="22" stroke-linecap="round"/>` +
      fill(flag, PLUM) +
      fill(star(330, y - 68, 42, { waist: 0.54 }), PAPER)
    );
  }
  const page = (mirror: 1 | -1): string => {
    const x = (dx: number): number => 315 + dx * mirror;
    return (
      fill(
        `M${x(-6)} ${y - 96}C${x(-50)} ${y - 128} ${x(-120)} ${y - 130} ${x(-170)} ${y - 112}V${y + 96}` +
          `C${x(-120)} ${y + 78} ${x(-50)} ${y + 84} ${x(-6)} ${y + 116}Z`,
        PLUM,
      ) +
      [-50, -6, 38]
        .map(
          (dy) =>
            `<path d="M${x(-136)} ${y + dy - 12}Q${x(-86)} ${y + dy - 22} ${x(-40)} ${y + dy}" stroke="${PAPER}" ` +
            'stroke-width="13" stroke-linecap="round" fill="none"/>',
        )
        .join('')
    );
  };
  return page(1) + page(-1);
}

/** A window to be filled: dashes, a pencil's hill, and the shape of the number to be written. */
function blankWindow(card: OtherCard): string {
  const dashes = 'stroke-dasharray="20 17" stroke-linecap="round"';
  const stroke = `fill="none" stroke="${PENCIL}" stroke-width="6"`;
  const spot =
    card.design === 'enemy'
      ? `<path d="${heartOutline(104, 108, 76)}" fill="${PAPER}" stroke="${PENCIL}" stroke-width="6" ${dashes}/>`
      : `<circle cx="104" cy="102" r="76" fill="${PAPER}" stroke="${PENCIL}" stroke-width="6" ${dashes}/>`;
  return (
    `<rect x="36" y="36" width="558" height="560" rx="22" ${stroke} ${dashes}/>` +
    `<path d="M40 560C140 500 270 508 400 540S550 560 590 530M120 590C240 552 330 570 420 584" ${stroke} stroke-linecap="round" opacity=".7"/>` +
    `<path d="M40 574l16 -10M64 560l18 -12M92 548l18 -12M124 538l18 -10" ${stroke} stroke-linecap="round" opacity=".45"/>` +
    spot +
    placedMark('ability:normal', mix(PENCIL, PAPER, 0.4), 255, 220, 150)
  );
}

/** Number, rules and blank cards: cream, one large sign in plum on a paper hill, and none of the five colours. */
export function drawOther(card: OtherCard, face: Face, language: Language, bleed?: Bleed): string {
  const blank = card.type === 'blank';
  const hill = face === 'token' ? 760 : 610;
  const middle = face === 'token' ? 420 : 330;
  const sign = card.type === 'number' ? bigNumbers(numbersOf(card), middle) : rulesSign(card, middle);
  const name = fitName(inLanguage(card.name, language), {
    width: 520,
    size: face === 'full' ? 52 : 64,
    least: face === 'full' ? 36 : 44,
  });
  return (
    fill(cardOutline(bleed), PAPER) +
    (blank
      ? blankWindow(card)
      : disc(315, middle, 226, PALE_PLUM, 0.55) + disc(315, middle, 172, PALE_PLUM) + sign) +
    (blank ? '' : fill(kirbyHill(hill - 14, 4, bleed), PALE_PLUM)) +
    fill(kirbyHill(hill + 14, 0, bleed), PAPER) +
    paperGrain(card.id, hill + 70, 860, 40, '#D9CBB8') +
    (face === 'token' ? '' : nameLines(name, { x: 315, y: hill + 132, color: INK, anchor: 'middle' })) +
    edgeLine(bleed)
  );
}

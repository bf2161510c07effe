import type { OtherCard } from '@shared/abilities';
import { mix } from '@shared/art/drawing/colour';
import { polygon, smooth, star } from '@shared/art/drawing/path';
import { fill, line } from '@shared/art/drawing/shape';
import { inLanguage, type Language } from '@shared/cards/words';
import { drawBlank } from './blank';
import type { Face } from './index-part';
import { textLine } from './markup';
import { fitName, nameLines } from './name';
import { type Bleed, edgeLine, kirbyHill, windowFrame } from './outline';
import { INK, PAPER } from './palette';
import { paperGrain } from './paper-grain';
import { PALE_PLUM, PLUM, PLUM_LIT, PLUM_SHADE, plumHills, type Stand, standShadow } from './plum-hills';

/** Numbers a number card's own name speaks of, at most the two sides of one card. */
function numbersOf(card: OtherCard): readonly string[] {
  const digits = inLanguage(card.name, 'en').match(/\d+/g) ?? card.id.match(/\d+/g) ?? [];
  return digits.slice(0, 2);
}

/** A digit cut from plum paper, standing on a hill, lit from the upper right. */
function standingNumber(text: string, { x, y }: Stand, size: number, color: string): string {
  const style = { size, weight: 800, anchor: 'middle' } as const;
  const edge = size * 0.022;
  return (
    standShadow(x, y + 6, size * 0.3 * Math.max(1, text.length * 0.8)) +
    textLine(text, { ...style, x: x + edge, y: y - edge, color: mix(color, PAPER, 0.36) }) +
    textLine(text, { ...style, x, y, color })
  );
}

/** An open book of paper, its foot on the hill; `half` is the width of one page. */
function book({ x, y }: Stand, half: number): string {
  const page = (mirror: 1 | -1): string => {
    const at = (dx: number, up: number): string => `${x + dx * half * mirror} ${y - up * half}`;
    const sheet = (lift: number): string =>
      `M${at(0, 0.1 + lift)}C${at(0.3, 0.34 + lift)} ${at(0.7, 0.36 + lift)} ${at(1, 0.22 + lift)}` +
      `V${y - (1.2 + lift) * half}C${at(0.7, 1.34 + lift)} ${at(0.3, 1.32 + lift)} ${at(0, 1.08 + lift)}Z`;
    const words = [1, 0.78, 0.56]
      .map((up) => `M${at(0.2, up + 0.14)}Q${at(0.5, up + 0.26)} ${at(0.8, up + 0.16)}`)
      .join('');
    return (
      fill(sheet(-0.07), PLUM_SHADE) +
      fill(sheet(0), mirror > 0 ? PAPER : '#EFE3EA') +
      line(words, mirror > 0 ? PLUM : PLUM_LIT, half * 0.075)
    );
  };
  const cover = `M${x - half * 1.1} ${y - half * 1.1}V${y - half * 0.06}Q${x - half * 0.5} ${y + half * 0.02} ${x} ${y + half * 0.04}Q${x + half * 0.5} ${y + half * 0.02} ${x + half * 1.1} ${y - half * 0.06}V${y - half * 1.1}Z`;
  return (
    standShadow(x, y + 6, half * 1.16) +
    fill(cover, PLUM) +
    page(-1) +
    page(1) +
    line(`M${x} ${y - half * 0.1}V${y - half * 1.06}`, PLUM_SHADE, half * 0.05) +
    fill(
      polygon(
        [
          [x + half * 0.62, y - half * 1.3],
          [x + half * 0.8, y - half * 1.27],
          [x + half * 0.8, y - half * 1.6],
          [x + half * 0.71, y - half * 1.5],
          [x + half * 0.62, y - half * 1.6],
        ],
        4,
      ),
      PLUM_LIT,
    )
  );
}

/** A flag planted on the hill, blown to the left, away from the light's side; `size` is its pole's height. */
function flag({ x, y }: Stand, size: number): string {
  const at = (dx: number, up: number): readonly [number, number] => [x + dx * size, y - up * size];
  const cloth = smooth(
    [at(0.02, 0.98), at(0.26, 1.02), at(0.46, 0.9), at(0.72, 0.95), at(0.66, 0.72), at(0.74, 0.5)].concat([
      at(0.48, 0.44),
      at(0.26, 0.56),
      at(0.02, 0.52),
    ]),
    true,
  );
  const [starX, starY] = at(0.36, 0.73);
  return (
    standShadow(x, y + 6, size * 0.22) +
    line(`M${x} ${y - size * 1.06}V${y}`, PLUM_SHADE, size * 0.06) +
    line(`M${x + size * 0.012} ${y - size * 1.05}V${y - size * 0.04}`, PLUM_LIT, size * 0.016) +
    `<g transform="translate(5 -5)">${fill(cloth, PLUM_LIT)}</g>` +
    fill(cloth, PLUM) +
    fill(star(starX, starY, size * 0.15, { waist: 0.54 }), PAPER)
  );
}

/** What stands on the hills of a card. `scale` is 1 on the full face. */
function signs(card: OtherCard, foot: number, scale: number): string {
  const hills = plumHills(foot, card.id);
  const on = (far: string, near: string): string => hills.far + far + hills.near + near;
  if (card.type === 'rules') {
    const { x, y } = hills.nearStand;
    return /first|turn/i.test(card.id)
      ? on('', flag({ x: x - 36 * scale, y: y + 2 }, 370 * scale))
      : on('', book({ x: 315, y: y + 8 }, 186 * scale));
  }
  const [near = '', far] = numbersOf(card);
  const size = (digits: string, most: number): number => (most * scale) / Math.max(1, digits.length * 0.8);
  const nearNumber = standingNumber(near, hills.nearStand, size(near, 400), PLUM);
  // The seven's other side is a page of rules, as the card's own source says.
  return far === undefined
    ? on(book({ x: hills.farStand.x + 20, y: hills.farStand.y }, 96 * scale), nearNumber)
    : on(standingNumber(far, hills.farStand, size(far, 250), mix(PLUM, '#CAB3CC', 0.3)), nearNumber);
}

const FOOT: Readonly<Record<Face, number>> = { full: 610, table: 610, token: 800 };

/**
 * A number, rules or blank card, whole: none of the five colours, no ids, so that many may stand in one document.
 * Number and rules cards are plum paper hills with large signs on them: a number card's two sides stand on two hills,
 * the nearer row in front. Blank cards are a pencil's sketch of the card they are to become.
 *
 * @param bleed runs ground and hills past the cut for paper, see {@link Bleed}
 */
export function drawOther(card: OtherCard, face: Face, language: Language, bleed?: Bleed): string {
  if (card.type === 'blank') return drawBlank(card, face, language, bleed);
  const foot = FOOT[face];
  const words = face !== 'token';
  const name = fitName(inLanguage(card.name, language), {
    width: 520,
    size: face === 'full' ? 54 : 68,
    least: face === 'full' ? 36 : 44,
  });
  return (
    signs(card, foot, face === 'token' ? 1.22 : 1) +
    windowFrame(foot + 40, PAPER, bleed) +
    fill(kirbyHill(foot - 16, 8, bleed), mix(PLUM_LIT, PALE_PLUM, 0.45)) +
    fill(kirbyHill(foot - 4, 5, bleed), PLUM) +
    fill(kirbyHill(foot + 20, 0, bleed), PAPER) +
    (words ? paperGrain(card.id, foot + 76, 860, 50, '#D9CBB8') : '') +
    (words ? nameLines(name, { x: 315, y: foot + 150, color: INK, anchor: 'middle' }) : '') +
    edgeLine(bleed)
  );
}

import { fill } from '@shared/art/drawing/shape';
import { star } from '@shared/art/drawing/path';
import { placedMark } from '@shared/art/marks';
import type { EnemyCard, KirbyCard, Variant } from '@shared/abilities';
import { inLanguage, type Language } from '@shared/cards/words';
import { balanceLines, cutToWidth, keepLines } from './break';
import { drawGlyphs } from './glyphs';
import { drawIndex, type Face } from './index-part';
import { textLine } from './markup';
import { textWidth } from './measure';
import { fitName, nameLines } from './name';
import { type Bleed, edgeLine, enemyHill, kirbyHill, windowFrame } from './outline';
import { CARD_COLORS, FOOT_CREAM, FOOT_INK, INK, PAPER, QUIET_INK, rimOf, STAR_GOLD } from './palette';
import { paperGrain } from './paper-grain';
import { reachOf, sentencesOf } from './sentences';
import { drawSteps, setSteps, stepsEnd } from './steps';
import { mix } from '@shared/art/drawing/colour';

/** How a card's frame is to be drawn. */
export interface FrameOptions {
  readonly face: Face;
  readonly language: Language;
  /** Show the printed card's name where it is known, instead of ours. */
  readonly printedName?: boolean;
  /** Readings above kanji on the full face (Japanese). */
  readonly furigana?: boolean;
  /** Another look for the same card: its name and flavour are shown instead. */
  readonly variant?: Variant;
  /** False leaves out the step signs of the table face, as in Easy Battle. */
  readonly signs?: boolean;
  /** For paper: how far frame and hills run past the cut. */
  readonly bleed?: Bleed;
}

/** The name a card shows. */
function shownName(card: KirbyCard | EnemyCard, { language, printedName, variant }: FrameOptions): string {
  const ours = variant?.name ?? card.name;
  return inLanguage(printedName && card.printed ? card.printed.name : ours, language);
}

const colorLetter = (card: KirbyCard | EnemyCard): string => (card.color[0] ?? '').toUpperCase();

/** The place, made smaller before it is cut, and the card's colour and number. */
function foot(
  card: KirbyCard | EnemyCard,
  language: Language,
  number: number,
  y: number,
  color: string,
): string {
  const size = card.type === 'kirby' ? 24 : 23;
  const place = card.field ? inLanguage(card.field, language).trim() : '';
  const room = 450;
  const fitted = Math.max(18, Math.min(size, Math.floor((room / (textWidth(place, 1, 500) || 1)) * 2) / 2));
  return (
    (place === ''
      ? ''
      : textLine(cutToWidth(place, room, { size: fitted, weight: 500 }), { x: 55, y, size: fitted, color })) +
    textLine(`${colorLetter(card)} ${number}`, { x: 575, y, size, color, anchor: 'end' })
  );
}

const KIRBY_HILL: Readonly<Record<Face, number>> = { full: 544, table: 588, token: 800 };

function flavor(text: string, y: number, room: number): string {
  const settings = [
    { size: 33, pitch: 44, most: 2 },
    { size: 29, pitch: 38, most: 3 },
    { size: 25, pitch: 32, most: 4 },
  ];
  for (const [i, { size, pitch, most }] of settings.entries()) {
    const font = { size, weight: 500 } as const;
    const lines = balanceLines(text, 520, font);
    const last = i === settings.length - 1;
    if ((lines.length > most && !last) || (most - 1) * pitch > room) continue;
    return keepLines(lines, most, 520, font)
      .map((line, at) => textLine(line, { x: 56, y: y + at * pitch, size, color: QUIET_INK }))
      .join('');
  }
  return '';
}

function kirbyFull(card: KirbyCard, options: FrameOptions): { words: string; rise: number } {
  const { language } = options;
  const colors = CARD_COLORS[card.color];
  const block = setSteps(sentencesOf(card.effects, language), options.furigana ?? false);
  const hill = KIRBY_HILL.full - block.rise;
  const reach = reachOf(card.effects);
  const name = fitName(shownName(card, options), { width: reach ? 430 : 520, size: 52, least: 36 });
  const end = stepsEnd(block);
  const flavorAt = card.effects.length === 0 ? 698 : end + 54;
  // Below steps a flavour line stands only where two lines of it have room.
  const line = options.variant?.flavor ?? card.flavor;
  const flavored = line !== undefined && (card.effects.length === 0 || flavorAt + 44 <= 812);
  return {
    rise: block.rise,
    words:
      nameLines(name, { x: 56, y: hill + 94, color: INK, anchor: 'start' }) +
      (reach
        ? `<rect x="500" y="${hill + 44}" width="78" height="62" rx="18" fill="${colors.tint}"/>` +
          placedMark(reach, colors.deep, 516, hill + 52, 46)
        : '') +
      drawSteps(block, colors.ink) +
      (flavored && line ? flavor(inLanguage(line, language), flavorAt, 812 - flavorAt) : '') +
      foot(card, language, card.power, 846, FOOT_INK),
  };
}

function kirbyTable(card: KirbyCard, options: FrameOptions): string {
  const hill = KIRBY_HILL.table;
  const name = fitName(shownName(card, options), { width: 530, size: 62, least: 44 });
  return (
    nameLines(name, { x: 54, y: hill + 100, color: INK, anchor: 'start' }) +
    (options.signs === false
      ? ''
      : drawGlyphs(card.effects, CARD_COLORS[card.color].deep, { x: 54, y: hill + 138, width: 524 }))
  );
}

/** A Kirby card's frame: cream, with hill, words and index. */
export function kirbyFrame(card: KirbyCard, options: FrameOptions): string {
  const { face, bleed } = options;
  const full = face === 'full' ? kirbyFull(card, options) : undefined;
  const words = full?.words ?? (face === 'table' ? kirbyTable(card, options) : '');
  const y = KIRBY_HILL[face] - (full?.rise ?? 0);
  const { band } = CARD_COLORS[card.color];
  return (
    windowFrame(y + 40, PAPER, bleed) +
    fill(kirbyHill(y - 30, 10, bleed), rimOf(card.color, 'kirby')) +
    fill(kirbyHill(y - 20, 6, bleed), band) +
    fill(kirbyHill(y + 14, 0, bleed), PAPER) +
    (face === 'token' ? '' : paperGrain(card.id, y + 60, 860, 46, '#D9CBB8')) +
    words +
    drawIndex({ shape: 'disc', number: card.power, color: card.color, ability: card.ability }, face) +
    edgeLine(bleed)
  );
}

const ENEMY_HILL: Readonly<Record<Face, number>> = { full: 662, table: 690, token: 690 };

function stars(points: number, y: number, face: Face): string {
  const radius = face === 'full' ? 23 : 28;
  const pitch = face === 'full' ? 45 : 53;
  const pause = points > 5 ? 10 : 0;
  const count = Math.max(0, Math.min(10, points));
  const first = 315 - ((count - 1) * pitch + pause) / 2;
  return Array.from({ length: count }, (_, i) =>
    fill(star(first + i * pitch + (i > 4 ? pause : 0), y, radius, { waist: 0.54 }), STAR_GOLD),
  ).join('');
}

const tokenPoints = (points: number, hill: number): string =>
  fill(star(points > 9 ? 205 : 236, hill + 106, 48, { waist: 0.54 }), STAR_GOLD) +
  textLine(String(points), {
    x: points > 9 ? 270 : 306,
    y: hill + 152,
    size: 130,
    weight: 800,
    color: PAPER,
  });

function enemyWords(card: EnemyCard, options: FrameOptions): string {
  const { face, language } = options;
  const hill = ENEMY_HILL[face];
  if (face === 'token') return tokenPoints(card.points, hill);
  const full = face === 'full';
  const name = fitName(shownName(card, options), {
    width: 540,
    size: full ? 52 : 60,
    least: full ? 36 : 42,
  });
  return (
    nameLines(name, { x: 315, y: hill + (full ? 74 : 80), color: PAPER, anchor: 'middle' }) +
    stars(card.points, hill + (full ? 132 : 142), face) +
    (full ? foot(card, language, card.life, 848, FOOT_CREAM) : '')
  );
}

/** An enemy's frame: dark in its deep colour, with heart, name and stars. */
export function enemyFrame(card: EnemyCard, options: FrameOptions): string {
  const { face, bleed } = options;
  const { deep } = CARD_COLORS[card.color];
  const y = ENEMY_HILL[face];
  return (
    fill(enemyHill(y - 20), rimOf(card.color, 'enemy')) +
    fill(enemyHill(y), deep) +
    windowFrame(y + 40, deep, bleed) +
    (face === 'token' ? '' : paperGrain(card.id, y + 20, 856, 46, mix(deep, '#FFFFFF', 0.3))) +
    enemyWords(card, options) +
    drawIndex({ shape: 'heart', number: card.life, color: card.color, ability: card.ability }, face) +
    edgeLine(bleed)
  );
}

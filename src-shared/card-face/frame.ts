import { mix } from '@shared/art/drawing/colour';
import { star } from '@shared/art/drawing/path';
import { fill } from '@shared/art/drawing/shape';
import type { EnemyCard, KirbyCard } from '@shared/abilities';
import { drawFoot } from './foot';
import { drawGlyphs } from './glyphs';
import { drawIndex, type Face } from './index-part';
import { drawKirbyWords, FULL_HILL, setKirbyWords } from './kirby-words';
import { textLine } from './markup';
import { fitName, fitNarrowName, type NameBox, nameLines, nameRise, nameUp } from './name';
import { type Bleed, CARD_WIDTH, edgeLine, enemyHill, kirbyHill, windowFrame } from './outline';
import { CARD_COLORS, FOOT_CREAM, INK, PAPER, rimOf, STAR_GOLD } from './palette';
import { paperGrain } from './paper-grain';
import { shownName, type ShownWords } from './shown';

/** How a card's frame is to be drawn. */
export interface FrameOptions extends ShownWords {
  readonly face: Face;
  /** Readings above kanji on the full face (Japanese). */
  readonly furigana?: boolean;
  /** False leaves out the step signs of the table face, as in Easy Battle. */
  readonly signs?: boolean;
  /**
   * On the table face: the share of the card, from its left, that the next card of a fan does not cover, from 0 to 1.
   * The name of a card of the hand keeps within it.
   */
  readonly clear?: number;
  /** For paper: how far frame and hills run past the cut. */
  readonly bleed?: Bleed;
}

const KIRBY_HILL: Readonly<Record<Face, number>> = { full: FULL_HILL, table: 588, token: 800 };

/** Where a card in a fan has its name: from here to where the next card begins. */
export const FAN_NAME_LEFT = 42;

/** The room of a name in a fan, if the next card covers any of the usual one. */
export const fanNameWidth = (clear: number | undefined, usual: number): number | null => {
  const width = (clear ?? 1) * CARD_WIDTH - FAN_NAME_LEFT;
  return width < usual ? width : null;
};

interface TableWords {
  readonly words: string;
  /** How much higher than usual the hill stands. */
  readonly rise: number;
}

function kirbyTable(card: KirbyCard, options: FrameOptions): TableWords {
  const hill = KIRBY_HILL.table;
  const shown = shownName(card, options);
  const box = { width: 530, size: 62, least: 44 };
  const narrow = fanNameWidth(options.clear, box.width);
  const signs =
    options.signs === false
      ? ''
      : drawGlyphs(card.effects, CARD_COLORS[card.color].deep, { x: 54, y: hill + 138, width: 524 });
  if (narrow === null) {
    const at = { x: 54, y: hill + 100, color: INK, anchor: 'start' } as const;
    return { words: nameLines(fitName(shown, box), at) + signs, rise: 0 };
  }
  const name = fitNarrowName(shown, { width: narrow, size: 62, least: 52 });
  return {
    words: nameUp(name, { x: FAN_NAME_LEFT, y: hill + 104, color: INK }) + signs,
    rise: nameRise(name),
  };
}

/** A Kirby card's frame: cream, with hill, words and index. */
export function kirbyFrame(card: KirbyCard, options: FrameOptions): string {
  const { face, bleed } = options;
  const full = face === 'full' ? setKirbyWords(card, options) : undefined;
  const table = face === 'table' ? kirbyTable(card, options) : undefined;
  const words = full ? drawKirbyWords(card, full, options) : (table?.words ?? '');
  const y = KIRBY_HILL[face] - (full?.rise ?? table?.rise ?? 0);
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

/** Where an enemy's name may stand. */
export const ENEMY_NAME: Readonly<Record<Exclude<Face, 'token'>, NameBox>> = {
  full: { width: 540, size: 52, least: 36 },
  table: { width: 540, size: 60, least: 42 },
};

function enemyWords(card: EnemyCard, options: FrameOptions): string {
  const { face, language } = options;
  const hill = ENEMY_HILL[face];
  if (face === 'token') return tokenPoints(card.points, hill);
  const full = face === 'full';
  const name = fitName(shownName(card, options), ENEMY_NAME[face]);
  return (
    nameLines(name, { x: 315, y: hill + (full ? 74 : 80), color: PAPER, anchor: 'middle' }) +
    stars(card.points, hill + (full ? 132 : 142), face) +
    (full ? drawFoot(card, language, 848, FOOT_CREAM) : '')
  );
}

/** An enemy's frame: dark in its deep colour, with heart, name and stars. */
export function enemyFrame(card: EnemyCard, options: FrameOptions): string {
  const { face, bleed } = options;
  const { deep } = CARD_COLORS[card.color];
  const y = ENEMY_HILL[face];
  return (
    fill(enemyHill(y - 20, bleed), rimOf(card.color, 'enemy')) +
    fill(enemyHill(y, bleed), deep) +
    windowFrame(y + 40, deep, bleed) +
    (face === 'token' ? '' : paperGrain(card.id, y + 20, 856, 46, mix(deep, '#FFFFFF', 0.3))) +
    enemyWords(card, options) +
    drawIndex({ shape: 'heart', number: card.life, color: card.color, ability: card.ability }, face) +
    edgeLine(bleed)
  );
}

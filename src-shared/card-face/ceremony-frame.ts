import { mix } from '@shared/art/drawing/colour';
import { fill } from '@shared/art/drawing/shape';
import { CLOTH_TONES } from '@shared/art/festival';
import { toneColour } from '@shared/art/tone';
import type { KokopelliCard } from '@shared/ceremonies';
import { festivalPicture } from './ceremony-picture';
import { drawCeremonyWords, setCeremonyWords } from './ceremony-words';
import { FAN_NAME_LEFT, fanNameWidth, type FrameOptions } from './frame';
import type { Face } from './index-part';
import { fitName, fitNarrowName, nameLines, nameRise, nameUp, type NameBox } from './name';
import { edgeLine, kirbyHill, windowFrame } from './outline';
import { INK, PAPER } from './palette';
import { paperGrain } from './paper-grain';
import { shownName } from './shown';

const HILL: Readonly<Record<Exclude<Face, 'full'>, number>> = { table: 664, token: 806 };
const TABLE_NAME: NameBox = { width: 566, size: 76, least: 58 };

/** The name on the table, and how much higher than usual the hill stands for it. */
function tableName(card: KokopelliCard, options: FrameOptions): { words: string; rise: number } {
  const shown = shownName(card, options);
  const y = HILL.table + 138;
  const narrow = fanNameWidth(options.clear, TABLE_NAME.width);
  if (narrow === null)
    return {
      words: nameLines(fitName(shown, TABLE_NAME), { x: 315, y, color: INK, anchor: 'middle' }),
      rise: 0,
    };
  const name = fitNarrowName(shown, { ...TABLE_NAME, width: narrow });
  return { words: nameUp(name, { x: FAN_NAME_LEFT, y, color: INK }), rise: nameRise(name) };
}

/** The frame of a card of Kokopelli: cream, with the hill and its words on the paper below. */
export function ceremonyFrame(card: KokopelliCard, options: FrameOptions): string {
  const { face, bleed, variant } = options;
  const { lit, shade } = CLOTH_TONES[festivalPicture(card, { variant }).tone];
  const full = face === 'full' ? setCeremonyWords(card, options) : undefined;
  const table = face === 'table' ? tableName(card, options) : undefined;
  const y = full?.hill ?? HILL[face === 'token' ? 'token' : 'table'] - (table?.rise ?? 0);
  const words = full ? drawCeremonyWords(full, mix(toneColour(shade), INK, 0.35)) : (table?.words ?? '');
  const band = toneColour(lit);
  return (
    windowFrame(y + 40, PAPER, bleed) +
    fill(kirbyHill(y - 12, 8, bleed), mix(band, PAPER, 0.5)) +
    fill(kirbyHill(y - 2, 4, bleed), mix(band, PAPER, 0.18)) +
    fill(kirbyHill(y + 14, 0, bleed), PAPER) +
    (face === 'token' ? '' : paperGrain(card.id, y + 60, 860, 40, '#D9CBB8')) +
    words +
    edgeLine(bleed)
  );
}

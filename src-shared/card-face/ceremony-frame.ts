import { mix } from '@shared/art/drawing/colour';
import { fill } from '@shared/art/drawing/shape';
import { CLOTH_TONES } from '@shared/art/festival';
import { toneColour } from '@shared/art/tone';
import type { KokopelliCard } from '@shared/ceremonies';
import { festivalPicture } from './ceremony-picture';
import { drawCeremonyWords, setCeremonyWords } from './ceremony-words';
import type { FrameOptions } from './frame';
import type { Face } from './index-part';
import { fitName, nameLines, type NameBox } from './name';
import { edgeLine, kirbyHill, windowFrame } from './outline';
import { INK, PAPER } from './palette';
import { paperGrain } from './paper-grain';
import { shownName } from './shown';

const HILL: Readonly<Record<Exclude<Face, 'full'>, number>> = { table: 664, token: 806 };
const TABLE_NAME: NameBox = { width: 566, size: 76, least: 58 };

function tableName(card: KokopelliCard, options: FrameOptions): string {
  const name = fitName(shownName(card, options), TABLE_NAME);
  return nameLines(name, { x: 315, y: HILL.table + 138, color: INK, anchor: 'middle' });
}

/** The frame of a card of Kokopelli: cream, with the hill and its words on the paper below. */
export function ceremonyFrame(card: KokopelliCard, options: FrameOptions): string {
  const { face, bleed, variant } = options;
  const { lit, shade } = CLOTH_TONES[festivalPicture(card, { variant }).tone];
  const full = face === 'full' ? setCeremonyWords(card, options) : undefined;
  const y = full?.hill ?? HILL[face === 'token' ? 'token' : 'table'];
  const words = full
    ? drawCeremonyWords(full, mix(toneColour(shade), INK, 0.35))
    : face === 'table'
      ? tableName(card, options)
      : '';
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

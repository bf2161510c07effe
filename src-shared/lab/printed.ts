import { z } from 'zod';
import { COLORS, type Color } from '@shared/cards/vocabulary';
import { COPYTORU_BOX, KOKOPELLI_BOX } from '@shared/games/box';
import { contentHash } from '@shared/table/canonical';
import { measurable, playsAs, type LabCard, type LabEntry, type LabHouse, type LabType } from './card';
import { figuresOf, type LabFigures } from './figures';
import { makeLab } from './lab';
import type { Measured, Moments } from './moments';
import ofKokopelli from './printed-kokopelli.json';
import ofCopytoru from './printed.json';

/** The card that is measured. */
export interface LabSubject {
  /** `set-id/card-id`. */
  readonly card: string;
  readonly type: LabType;
  /** Only of Kirby cards and enemies. */
  readonly color?: Color;
  /** Power or life; 0 for a ceremony, which has neither. */
  readonly rank: number;
}

const measured = z.object({ value: z.number(), low: z.number(), high: z.number() });

const printedCard = z.object({
  /** `set-id/card-id`. */
  card: z.string(),
  type: z.enum(['kirby', 'enemy', 'ceremony']),
  /** Only of Kirby cards and enemies. */
  color: z.exactOptional(z.enum(COLORS)),
  /** Power or life; 0 for a ceremony. */
  rank: z.number().int(),
  change: measured,
  taken: measured,
  played: measured,
  stars: measured,
  /** Only of ceremonies. */
  rounds: z.exactOptional(measured),
});
/** A printed card, measured in the same way as designs are. */
export type PrintedCard = z.infer<typeof printedCard>;

const printedTable = z.object({
  /** Names the rules, the players and the way to measure: {@link labDigest}. */
  digest: z.string(),
  /** Pairs of matches played for each card. */
  pairs: z.number().int(),
  cards: z.array(printedCard),
});
/** Every card of a box as it was measured by `tefuda lab --printed`. */
export type PrintedTable = z.infer<typeof printedTable>;

/** The box whose cards are measured in the same way as a type of card. */
export const BOX_OF: Readonly<Record<LabType, string>> = {
  kirby: COPYTORU_BOX,
  enemy: COPYTORU_BOX,
  ceremony: KOKOPELLI_BOX,
};

const FILES: Readonly<Record<string, unknown>> = {
  [COPYTORU_BOX]: ofCopytoru,
  [KOKOPELLI_BOX]: ofKokopelli,
};
const tables = new Map<string, PrintedTable>();

/** The cards of the box that a type of card belongs to, as they were measured when this version was made. */
export function printedCards(type: LabType): PrintedTable {
  const box = BOX_OF[type];
  const table = tables.get(box) ?? printedTable.parse(FILES[box]);
  tables.set(box, table);
  return table;
}

/** What a measurement says of its card. */
export const subjectOf = ({ ref, card }: LabEntry): LabSubject => ({
  card: ref,
  type: card.type,
  ...(card.type !== 'ceremony' && { color: card.color }),
  rank: rankOf(card),
});

/** Power or life; 0 for a ceremony. */
function rankOf(card: LabCard): number {
  if (card.type === 'ceremony') return 0;
  return card.type === 'kirby' ? card.power : card.life;
}

/** The cards of the box that are to be measured: of those that play alike only the first. */
export function distinctCards({ box }: LabHouse): LabEntry[] {
  const known = new Set<string>();
  return measurable(box).filter(({ card }) => {
    const plays = contentHash(playsAs(card));
    const fresh = !known.has(plays);
    known.add(plays);
    return fresh;
  });
}

/** A card of the box with what its pairs of matches came to, as the table of printed cards holds it. */
export function printedRow(entry: LabEntry, moments: Moments): PrintedCard {
  const { change, taken, played, stars, rounds }: LabFigures = figuresOf(entry.card.type, moments);
  return {
    ...subjectOf(entry),
    change: rounded(change, 2),
    taken: rounded(taken, 3),
    played: rounded(played, 3),
    stars: rounded(stars, 2),
    ...(rounds !== undefined && { rounds: rounded(rounds, 2) }),
  };
}

function rounded({ value, low, high }: Measured, digits: number): Measured {
  const short = (number: number): number => Number(number.toFixed(digits));
  return { value: short(value), low: short(low), high: short(high) };
}

/**
 * A name for everything the table of printed cards follows from: what one pair of matches of every card comes
 * to. When rules, players or the way to measure change, so do some of these matches.
 */
export const labDigest = (house: LabHouse): string =>
  contentHash(
    distinctCards(house).map((entry, index) => makeLab(house, entry, 'digest').play(index, index + 1).sums),
  );

import { z } from 'zod';
import { COLORS, type Color } from '@shared/cards/vocabulary';
import type { CardInPlay } from '@shared/games/copytoru/faces';
import { contentHash } from '@shared/table/canonical';
import type { LabHouse } from './arm';
import { figuresOf, type LabFigures } from './figures';
import { makeLab } from './lab';
import type { Measured, Moments } from './moments';
import table from './printed.json';

/** The card that is measured. */
export interface LabSubject {
  /** `set-id/card-id`. */
  readonly card: string;
  readonly type: 'kirby' | 'enemy';
  readonly color: Color;
  /** Power or life. */
  readonly rank: number;
}

const measured = z.object({ value: z.number(), low: z.number(), high: z.number() });

const printedCard = z.object({
  /** `set-id/card-id`. */
  card: z.string(),
  type: z.enum(['kirby', 'enemy']),
  color: z.enum(COLORS),
  /** Power or life. */
  rank: z.number().int(),
  change: measured,
  taken: measured,
  played: measured,
  stars: measured,
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
/** Every card of the box as it was measured by `tefuda lab --printed`. */
export type PrintedTable = z.infer<typeof printedTable>;

let read: PrintedTable | null = null;

/** The cards of the box as they were measured when this version was made. */
export const printedCards = (): PrintedTable => (read ??= printedTable.parse(table));

/** What a measurement says of its card. */
export const subjectOf = (entry: CardInPlay): LabSubject => ({
  card: entry.ref,
  type: entry.card.type,
  color: entry.card.color,
  rank: rankOf(entry),
});

/** Power or life. */
const rankOf = ({ card }: CardInPlay): number => (card.type === 'kirby' ? card.power : card.life);

/** The cards of the box that are to be measured: of those that play alike only the first. */
export function distinctCards(box: readonly CardInPlay[]): CardInPlay[] {
  const known = new Set<string>();
  return box.filter((entry) => {
    const { card } = entry;
    const worth = card.type === 'kirby' ? card.effects : card.points;
    const plays = contentHash([card.type, card.color, rankOf(entry), worth]);
    const fresh = !known.has(plays);
    known.add(plays);
    return fresh;
  });
}

/** A card of the box with what its pairs of matches came to, as the table of printed cards holds it. */
export function printedRow(entry: CardInPlay, moments: Moments): PrintedCard {
  const { change, taken, played, stars }: LabFigures = figuresOf(entry.card.type, moments);
  return {
    ...subjectOf(entry),
    change: rounded(change, 2),
    taken: rounded(taken, 3),
    played: rounded(played, 3),
    stars: rounded(stars, 2),
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
    distinctCards(house.box).map(
      (entry, index) => makeLab(house, entry, 'digest').play(index, index + 1).sums,
    ),
  );

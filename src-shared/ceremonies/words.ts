import { wide } from '@shared/cards/japanese';

/** `1 point`, `2 points`. */
export const points = (count: number): string => `${count} point${count === 1 ? '' : 's'}`;

/** `1 card`, `2 cards`. */
export const cards = (count: number): string => `${count} card${count === 1 ? '' : 's'}`;

/** Points in Japanese, with the reading. */
export const pointsJa = (count: number): string => `${wide(count)}点《てん》`;

/** Points in Japanese, for short forms. */
export const shortPointsJa = (count: number): string => `${wide(count)}点`;

/** Cards in Japanese. */
export const cardsJa = (count: number): string => `${wide(count)}まい`;

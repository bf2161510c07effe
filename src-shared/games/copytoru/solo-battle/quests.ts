/** One quest of Solo Battle. */
export interface Quest {
  /** 1 … 10. */
  readonly quest: number;
  /** N: Copy Ability cards in the row, and enemies on the table in total. */
  readonly cards: number;
  /** R: rows in which enemies stand; row 1 is the nearest. */
  readonly rows: number;
  /** Stars that win it. */
  readonly target: number;
  /** Hits that can be taken (CT-S1). */
  readonly life: number;
}

/** The ten quests. */
export const QUESTS: readonly Quest[] = [
  { quest: 1, cards: 4, rows: 4, target: 30, life: 6 },
  { quest: 2, cards: 4, rows: 4, target: 50, life: 5 },
  { quest: 3, cards: 4, rows: 4, target: 70, life: 4 },
  { quest: 4, cards: 4, rows: 3, target: 50, life: 4 },
  { quest: 5, cards: 4, rows: 3, target: 70, life: 3 },
  { quest: 6, cards: 4, rows: 3, target: 40, life: 4 },
  { quest: 7, cards: 4, rows: 3, target: 60, life: 3 },
  { quest: 8, cards: 4, rows: 3, target: 80, life: 2 },
  { quest: 9, cards: 3, rows: 2, target: 60, life: 4 },
  { quest: 10, cards: 3, rows: 2, target: 80, life: 3 },
];

/**
 * Hits that can be taken without losing (CT-S1): as many as the quest's life where it must be exceeded, one
 * fewer where reaching it loses.
 */
export const bearableHits = (life: number, lossWhen: 'exceeds' | 'reaches'): number =>
  lossWhen === 'reaches' ? life - 1 : life;

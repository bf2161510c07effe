import { z } from 'zod';

/** The games that can be played, as records name them. */
export const gameId = z.enum(['easy-battle', 'copy-ability-battle', 'solo-battle', 'kokopelli']);
export type GameId = z.infer<typeof gameId>;

/** The four levels a person can choose from, from the weakest. */
export const LEVELS = ['beginner', 'greedy', 'skilled', 'master'] as const;

/**
 * Who sits at a seat: a person, a computer of one of four levels, or one of those that only simulations
 * use: picks at random, or a search of so many iterations.
 */
export const playerName = z.union([
  z.enum(['human', ...LEVELS, 'random']),
  z.templateLiteral(['search:', z.number().int().min(1).max(10_000_000)]),
]);
export type PlayerName = z.infer<typeof playerName>;

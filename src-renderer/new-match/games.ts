import type { GameId } from '@shared/contract/players';

/** A card of the showcase, by the row it lies in and its place there. */
export interface PicturedCard {
  readonly row: 'enemies' | 'hand' | 'ceremonies';
  readonly place: number;
}

/** What a person should know of a game before choosing it, and what can be set up for it. */
export interface GameFacts {
  readonly id: GameId;
  readonly seats: { readonly least: number; readonly most: number };
  /** How long a match takes, about. */
  readonly minutes: number;
  /** The age it is meant for, and up. */
  readonly age: number;
  /** Whether seats can begin with stars. */
  readonly headStart: boolean;
  /** How many quests there are to choose from; 0 in a game without. */
  readonly quests: number;
  /** How many types of ceremony it is played with; 0 in a game without. */
  readonly types: number;
  /** What its score is counted in. */
  readonly scored: 'stars' | 'points';
  /** Whether there are attacks, one of which is the best. */
  readonly attacks: boolean;
  /** Two cards that stand for it. */
  readonly pictured: readonly [PicturedCard, PicturedCard];
}

/** Every game, as New match lists them. A test holds seats, minutes and age to the games' own. */
export const GAMES: readonly GameFacts[] = [
  {
    id: 'copy-ability-battle',
    seats: { least: 2, most: 4 },
    minutes: 15,
    age: 7,
    headStart: true,
    quests: 0,
    types: 0,
    scored: 'stars',
    attacks: true,
    pictured: [
      { row: 'hand', place: 3 },
      { row: 'enemies', place: 2 },
    ],
  },
  {
    id: 'easy-battle',
    seats: { least: 2, most: 6 },
    minutes: 10,
    age: 6,
    headStart: true,
    quests: 0,
    types: 0,
    scored: 'stars',
    attacks: true,
    pictured: [
      { row: 'hand', place: 0 },
      { row: 'enemies', place: 0 },
    ],
  },
  {
    id: 'solo-battle',
    seats: { least: 1, most: 1 },
    minutes: 15,
    age: 7,
    headStart: false,
    quests: 10,
    types: 0,
    scored: 'stars',
    attacks: true,
    pictured: [
      { row: 'enemies', place: 1 },
      { row: 'enemies', place: 4 },
    ],
  },
  {
    id: 'kokopelli',
    seats: { least: 2, most: 4 },
    minutes: 45,
    age: 10,
    headStart: false,
    quests: 0,
    types: 10,
    scored: 'points',
    attacks: false,
    pictured: [
      { row: 'ceremonies', place: 0 },
      { row: 'ceremonies', place: 1 },
    ],
  },
];

/** What the score of a match is counted in; `game` is what a record says. */
export const scoredIn = (game: string): GameFacts['scored'] =>
  GAMES.find(({ id }) => id === game)?.scored ?? 'stars';

/** The facts of one game. */
export function gameFacts(id: GameId): GameFacts {
  const facts = GAMES.find((game) => game.id === id);
  if (!facts) throw new Error(`no facts of ${id}`);
  return facts;
}

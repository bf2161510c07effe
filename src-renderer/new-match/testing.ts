import type { NewMatch } from '@shared/contract/calls';
import type { GameId } from '@shared/contract/players';
import { openDraft } from './draft';
import type { Chair, DraftWorld, MatchDraft } from './draft';

/** A world in which these matches were started, the last one last. Every design is known. */
export const worldWith = (...matches: NewMatch[]): DraftWorld => ({
  remembered: {
    last: matches.at(-1) ?? null,
    byGame: new Map(matches.map((match): [GameId, NewMatch] => [match.game, match])),
  },
  pool: ['Moon', 'Kite', 'Bell', 'Shell', 'Cup', 'Bird'],
  person: undefined,
  knowsDesign: () => true,
  knowsType: () => true,
  starters: [],
});

/** A match of these seats, by the printed rules unless options say otherwise. */
export const matchOf = (
  game: GameId,
  seats: readonly (readonly [string, NewMatch['seats'][number]['player']])[],
  options: NewMatch['options'] = {},
): NewMatch => ({
  game,
  seats: seats.map(([name, player]) => ({ name, player, handicap: 0 })),
  options,
});

/** A draft of these seats for the printed rules. */
export const draftWith = (
  seats: readonly (readonly [string, Chair])[],
  game: GameId = 'copy-ability-battle',
): MatchDraft => ({
  ...openDraft(worldWith()),
  game,
  seats: seats.map(([name, player], key) => ({ key, name, player, handicap: 0, away: false })),
});

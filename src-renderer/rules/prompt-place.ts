import type { GameId } from '@shared/contract/players';
import type { ViewDecision } from '@shared/contract/view';
import { placeOf, type Place } from './book';

/** Which section speaks of a decision, by game and kind; `other` while nothing is asked. */
const TURNS = {
  play: 'play',
  target: 'attack',
  'discard-hand': 'abilities',
  'discard-enemies': 'abilities',
  'keep-enemy': 'abilities',
  'keep-copy': 'abilities',
  get: 'get',
  'get-after': 'more',
  'hand-limit': 'limit',
} as const;

const SECTIONS: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  'easy-battle': {
    play: 'turn',
    target: 'target',
    'challenge-discard': 'challenge',
    'lose-enemy': 'challenge',
  },
  'copy-ability-battle': TURNS,
  'solo-battle': TURNS,
  kokopelli: { action: 'turn', card: 'play', space: 'play', order: 'exchange', excess: 'limit' },
};

/** Prompts that ask the same kind of thing in a special case of its own. */
const PROMPTS: Readonly<Record<string, string>> = {
  'prompts.play-again': 'again',
  'prompts.get-or-reset': 'reset',
  'prompts.get-more': 'more',
  'prompts.kokopelli.card-open': 'open',
  'prompts.kokopelli.space-open': 'open',
  'prompts.kokopelli.card-more': 'ceremonies',
  'prompts.kokopelli.space-cancel': 'cancel',
};

/** How cards are played and got is told once, for the two games that are played so. */
const TOLD_IN: Readonly<Record<GameId, GameId>> = {
  'easy-battle': 'easy-battle',
  'copy-ability-battle': 'copy-ability-battle',
  'solo-battle': 'copy-ability-battle',
  kokopelli: 'kokopelli',
};

/** The section that explains what is asked now; the game's turn while nothing is. */
export function placeForPrompt(game: GameId, decision: Pick<ViewDecision, 'kind' | 'prompt'> | null): Place {
  const section =
    decision === null ? undefined : (PROMPTS[decision.prompt.key] ?? SECTIONS[game][decision.kind]);
  return placeOf(section === undefined ? `${game}.turn` : `${TOLD_IN[game]}.${section}`);
}

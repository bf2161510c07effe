import type { Step } from '@shared/abilities';
import type { Board } from './board';

/** How well a card of the row shows what abilities are, most telling first. */
const TELLING: readonly ((step: Step) => boolean)[] = [
  (step) => 'targets' in step && typeof step.targets === 'number',
  (step) => 'action' in step,
  (step) => 'get' in step,
  (step) => 'power' in step,
];

function tellingOf(board: Board, option: string): number {
  const card = board.card(option);
  if (card?.type !== 'kirby') return TELLING.length + 1;
  const rank = TELLING.findIndex((tells) => card.effects.some(tells));
  return rank < 0 ? TELLING.length : rank;
}

/** The first of the highest worth; nothing where there is nothing. */
function best(options: readonly string[], worth: (option: string) => number): readonly string[] {
  const sorted = options.toSorted((a, b) => worth(b) - worth(a));
  return sorted.slice(0, 1);
}

/** The card that wins the most stars now; of several the weakest, so that the strong ones are kept. */
const winningCard = (board: Board): readonly string[] =>
  best(board.offeredIn(`hand:${board.mine}`), (id) => {
    const power = board.powerOf(id);
    return board.bestStars(power) * 100 - power;
  });

/** Every enemy that would fall, those with the most stars first, as many as may be chosen. */
const winningEnemies = (board: Board): readonly string[] =>
  board.optionIds
    .filter((id) => board.succeeds(id))
    .toSorted((a, b) => board.enemy(b).stars - board.enemy(a).stars)
    .slice(0, board.decision?.max ?? 0);

/** What the guide may suggest: options of the open decision. Nobody has to follow. */
export const SUGGESTIONS = {
  'winning-card': winningCard,
  'able-card': (board) =>
    best(
      board.offeredIn(`hand:${board.mine}`).filter((id) => board.isAble(id)),
      (id) => -tellingOf(board, id),
    ),
  'winning-enemies': winningEnemies,
  'open-card': (board) =>
    best(board.offeredIn('offer'), (id) => {
      const card = board.card(id);
      return (card?.type === 'kirby' ? card.power : 0) - tellingOf(board, id) * 10;
    }),
  'action-card': (board) =>
    best(
      board.offeredIn(`hand:${board.mine}`).filter((id) => board.givesAction(id)),
      (id) => board.powerOf(id),
    ),
  'open-action': (board) =>
    best(
      board.offeredIn('offer').filter((id) => board.givesAction(id)),
      (id) => -tellingOf(board, id),
    ),
  normal: (board) => board.optionIds.filter((id) => id === 'draw-normal'),
  'strong-enemies': (board) => {
    const most = Math.max(0, ...board.offeredIn(`hand:${board.mine}`).map((id) => board.powerOf(id)));
    return best(
      board.enemies.filter((id) => board.enemy(id).life > most),
      (id) => board.enemy(id).life,
    );
  },
} as const satisfies Record<string, (board: Board) => readonly string[]>;

export type Suggestion = keyof typeof SUGGESTIONS;

import type { Board } from './board';

const hand = (board: Board): readonly string[] => board.offeredIn(`hand:${board.mine}`);
const mostPower = (board: Board): number => Math.max(0, ...hand(board).map((id) => board.powerOf(id)));

/** What a lesson may ask of the match before it comes up. Each looks only at what the person sees. */
export const CONDITIONS = {
  /** A hand card beats an enemy as it is. */
  'can-win': (board) => hand(board).some((id) => board.bestStars(board.powerOf(id)) > 0),
  /** No hand card beats any enemy as it is. */
  'cannot-win': (board) =>
    hand(board).length > 0 && hand(board).every((id) => board.bestStars(board.powerOf(id)) === 0),
  /** An enemy is out of reach of every hand card, and another is not. */
  'too-strong': (board) =>
    board.enemies.some((id) => board.enemy(id).life > mostPower(board)) &&
    board.bestStars(mostPower(board)) > 0,
  /** A chosen enemy would fall. */
  'can-succeed': (board) => board.optionIds.some((id) => board.succeeds(id)),
  /** None of the enemies would fall. */
  'cannot-succeed': (board) => !board.optionIds.some((id) => board.succeeds(id)),
  several: (board) => (board.decision?.max ?? 0) > 1,
  'has-ability': (board) => hand(board).some((id) => board.isAble(id)),
  /** A hand card gives another action. */
  'has-action': (board) => hand(board).some((id) => board.givesAction(id)),
  /** A card of the row that gives another action can be had. */
  'row-action': (board) => board.offeredIn('offer').some((id) => board.givesAction(id)),
  /** A card of the row can be had. */
  'row-open': (board) => board.offeredIn('offer').length > 0,
  'row-closed': (board) => board.offeredIn('offer').length === 0,
  'can-reset': (board) => board.optionIds.includes('reset'),
  'can-draw': (board) => board.optionIds.includes('draw-normal'),
  /** The first card was got; more may follow. */
  more: (board) => board.decision?.prompt.key === 'prompts.get-more',
  'first-get': (board) => board.decision?.prompt.key !== 'prompts.get-more',
  /** Another attack in the same turn. */
  again: (board) => board.decision?.prompt.key === 'prompts.play-again',
  'first-action': (board) => board.decision?.prompt.key === 'prompts.play',
  'last-round': (board) => board.round === board.lastRound,
} as const satisfies Record<string, (board: Board) => boolean>;

export type Condition = keyof typeof CONDITIONS;

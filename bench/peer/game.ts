import type { Game, Move } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { randomPick, type Choice } from '@main/cli/bench/random-picks';
import {
  carryOut,
  choiceOf,
  closeTurn,
  scoresOf,
  setUpBattle,
  type Asked,
  type Battle,
  type Option,
  type Scene,
} from './battle';

/** Whether only one pick is possible; the game takes it itself, as the core does. */
const isForced = ({ options, min }: Choice<Option>): boolean => options.length === min;

function isLegal({ options, min, max }: Choice<Option>, pick: readonly Option[]): boolean {
  if (pick.length < min || pick.length > max || new Set(pick).size !== pick.length) return false;
  return pick.every((option) => options.includes(option));
}

const take: Move<Battle> = ({ G, ctx, random, events }, pick: Option[]) => {
  const seat = Number(ctx.currentPlayer);
  if (!isLegal(choiceOf(G, seat), pick)) return INVALID_MOVE;
  const scene: Scene = { G, seat, seats: ctx.numPlayers, shuffle: (cards) => random.Shuffle(cards) };
  if (!goOn(scene, pick)) return undefined;
  if (G.asked !== 'over') events.endTurn();
  return undefined;
};

/** Carries out a pick and the forced ones after it. True when the turn has passed on, or all is over. */
function goOn(scene: Scene, pick: readonly Option[]): boolean {
  let turnOver = carryOut(scene, pick);
  while (!turnOver) {
    const choice = choiceOf(scene.G, scene.seat);
    if (!isForced(choice)) return false;
    turnOver = carryOut(scene, choice.options);
  }
  if (!closeTurn(scene)) return true;
  // The next seat may have nothing to choose either; its forced picks belong to this move.
  return true;
}

/** The same rules as a boardgame.io game: state as plain objects, a move for each decision. */
export const battleGame: Game<Battle> = {
  name: 'copy-ability-battle',
  setup: ({ ctx, random }) =>
    setUpBattle(ctx.numPlayers, (cards) => random.Shuffle(cards), random.Die(ctx.numPlayers) - 1),
  turn: {
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin: ({ G, ctx, random, events }) => {
      const seat = Number(ctx.currentPlayer);
      const choice = choiceOf(G, seat);
      if (!isForced(choice)) return;
      const scene: Scene = { G, seat, seats: ctx.numPlayers, shuffle: (cards) => random.Shuffle(cards) };
      if (goOn(scene, choice.options) && G.asked !== 'over') events.endTurn();
    },
  },
  moves: {
    play: take,
    discardHand: take,
    discardEnemies: take,
    keepEnemy: take,
    keepCopy: take,
    target: take,
    get: take,
    handLimit: take,
    getAfter: take,
  },
  endIf: ({ G }) => (G.asked === 'over' ? { scores: scoresOf(G) } : undefined),
  disableUndo: true,
};

/** A match on boardgame.io's local client, as its users run it: without the debug panel, built for production. */
export function startPeer(seats: number, seed: string) {
  const client = Client({ game: { ...battleGame, seed }, numPlayers: seats, debug: false });
  const look = () => {
    const state = client.getState();
    if (state === null) throw new Error('The client has no state.');
    return { G: state.G, seat: Number(state.ctx.currentPlayer), over: state.ctx.gameover !== undefined };
  };
  return { look, take: (asked: Asked, pick: readonly Option[]) => client.moves[asked]?.(pick) };
}

/** One random match through boardgame.io's local client. Gives the number of picks and the points. */
export function playPeer(
  seats: number,
  seed: string,
  below: (below: number) => number,
): { picks: number; scores: readonly number[] } {
  const { look, take: pick } = startPeer(seats, seed);
  let picks = 0;
  for (;;) {
    const { G, seat, over } = look();
    if (over) return { picks, scores: scoresOf(G) };
    pick(G.asked, randomPick(choiceOf(G, seat), below));
    picks += 1;
  }
}

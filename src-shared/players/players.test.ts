import { describe, expect, it } from 'vitest';
import { prepareCopyAbilityBattle } from '@shared/games/copytoru/copy-ability-battle';
import { BOX, boxCards } from '@shared/games/copytoru/testing/box';
import { refusalOf } from '@shared/table/decision';
import { startMatch, takePick, type Match } from '@shared/table/match';
import { copyTable, knownTo, zoneCards, type Table } from '@shared/table/table';
import { seatBit } from '@shared/table/layout';
import { seenBy } from '@shared/table/seen';
import { makePlayer, playerRandom, type ComputerName, type Player } from './index';

function seat(names: readonly ComputerName[], options: Record<string, unknown> = {}) {
  const prepared = prepareCopyAbilityBattle({ cards: boxCards, box: BOX, seats: names.length, options });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  const seating = { rules: prepared.rules, cards: boxCards, options: prepared.options };
  return { rules: prepared.rules, players: names.map((name) => makePlayer(name, seating)) };
}

/** Plays a match to its end, looking at every decision before it is answered. */
function play(
  match: Match,
  players: readonly Player[],
  look: (match: Match, pick: readonly number[]) => void = () => undefined,
): Match {
  const rng = playerRandom(match.seed);
  while (match.decision !== null) {
    const { seat: asked } = match.decision;
    const player = players[asked];
    if (player === undefined) throw new Error(`Nobody sits at seat ${asked}.`);
    const pick = player.decide(seenBy(match.table, asked), match.decision, { rng });
    look(match, pick);
    const refusal = takePick(match, pick);
    if (refusal !== null) throw new Error(`${player.name} was refused: ${refusal}.`);
  }
  return match;
}

/** The same state with every card the seat cannot know changed for another that lies just as hidden. */
function withOtherSecrets(table: Table, viewer: number): Table {
  const other = copyTable(table);
  const { layout } = table;
  const hidden = layout.zones.flatMap((_, zone) =>
    zoneCards(table, zone).flatMap((card, index) => {
      const known = knownTo(table, card);
      return (known & seatBit(viewer)) === 0 ? [{ card, zone, index, known }] : [];
    }),
  );
  const cards = hidden.map(({ card }) => card);
  const moved = [...cards.slice(1), ...cards.slice(0, 1)];
  hidden.forEach(({ zone, index, known }, at) => {
    const card = moved[at] ?? 0;
    other.cells[(layout.slotStart[zone] ?? 0) + index] = card;
    other.cells[layout.zoneOfStart + card] = zone;
    other.cells[layout.knownStart + card] = known;
  });
  return other;
}

describe('computer players', () => {
  it.each(['random', 'greedy'] as const)('pick only what is legal (%s)', (name) => {
    for (const seats of [2, 3, 4]) {
      const { rules, players } = seat(Array.from({ length: seats }, () => name));
      for (let index = 0; index < 10; index += 1) {
        play(startMatch(rules, `legal ${index}`), players, ({ decision }, pick) => {
          expect(decision === null ? 'over' : refusalOf(decision, pick)).toBeNull();
        });
      }
    }
  });

  it('play the same match for the same seed', () => {
    const { rules, players } = seat(['random', 'greedy', 'random']);
    const run = (): number[] => {
      const picks: number[] = [];
      play(startMatch(rules, 'again'), players, (_, pick) => picks.push(...pick));
      return picks;
    };
    expect(run()).toEqual(run());
  });

  it('greedy beats random in at least 95 of 100 matches, from either seat', () => {
    let won = 0;
    for (const names of [['greedy', 'random'] as const, ['random', 'greedy'] as const]) {
      const { rules, players } = seat(names);
      for (let index = 0; index < 50; index += 1) {
        const match = play(startMatch(rules, `duel ${index}`), players);
        if (rules.result(match.table).places[names.indexOf('greedy')] === 1) won += 1;
      }
    }
    expect(won).toBeGreaterThanOrEqual(95);
  });

  it('decide the same whatever the cards are that they cannot see', () => {
    const { rules, players } = seat(['greedy', 'greedy', 'greedy']);
    let compared = 0;
    for (let index = 0; index < 10; index += 1) {
      play(startMatch(rules, `secrets ${index}`), players, ({ table, decision }, pick) => {
        if (decision === null) return;
        const view = seenBy(withOtherSecrets(table, decision.seat), decision.seat);
        const tools = { rng: playerRandom('unused') };
        expect(players[decision.seat]?.decide(view, decision, tools)).toEqual(pick);
        compared += 1;
      });
    }
    expect(compared).toBeGreaterThan(300);
  });
});

import { describe, expect, it } from 'vitest';
import { makeBelow } from '@shared/table/testing/generator';
import { permuteHidden } from '@shared/table/testing/invariants';
import { seenBy } from '@shared/table/seen';
import { PLAYER_NAMES, makePlayer, playerRandom, readComputerName, type ComputerName } from './index';
import { checkedFor, NAMED_TABLES, playMatch, seatingFor, type TableSetting } from './testing/tables';

const LEVELS = [...PLAYER_NAMES, 'search:5'] as const;
const budget = { iterations: 6 };
/** Comparisons of one table that are made in close succession. */
const OFTEN = 12;
const battle: TableSetting = { game: 'copy-ability-battle', seats: 2, options: {} };

const playersFor = (table: TableSetting, name: ComputerName) => {
  const seating = seatingFor(table);
  const player = makePlayer(name, seating);
  return { seating, players: Array.from({ length: table.seats }, () => player) };
};

describe('computer players', () => {
  it.each(NAMED_TABLES)('pick only what is legal at every level: %s', (name, table) => {
    for (const level of ['random', 'beginner', 'greedy', 'master'] as const) {
      const { seating, players } = playersFor(table, level);
      const match = playMatch(seating, `${name} ${level}`, players, { budget });
      expect(match.decision).toBeNull();
    }
  });

  it.each(NAMED_TABLES)('decide the same whatever the cards are that they cannot see: %s', (_name, table) => {
    let compared = 0;
    for (const level of ['beginner', 'greedy', 'master'] as const) {
      const { seating, players } = playersFor(table, level);
      const checked = checkedFor(table);
      const below = makeBelow('secrets');
      let pickNumber = 0;
      playMatch(seating, 'secrets', players, { budget }, (match, _pick) => {
        pickNumber += 1;
        // Long matches are looked at less often later on.
        if (match.decision === null || pickNumber % (compared < OFTEN ? 4 : 25) !== 0) return;
        const { seat } = match.decision;
        const other = permuteHidden(match, seat, checked, below);
        const answers = [match, other].map(({ table: cards, decision }) => {
          if (decision === null) throw new Error('The decision went with the secrets.');
          return players[seat]?.decide(seenBy(cards, seat), decision, { rng: playerRandom('same'), budget });
        });
        expect(answers[1]).toEqual(answers[0]);
        compared += 1;
      });
    }
    expect(compared).toBeGreaterThan(3);
  });

  it.each(LEVELS)('play the same match for the same seed: %s', (level) => {
    const run = (): number[] => {
      const { seating, players } = playersFor(battle, level);
      const picks: number[] = [];
      playMatch(seating, 'again', players, { budget: { iterations: 20 } }, (_, pick) => picks.push(...pick));
      return picks;
    };
    expect(run()).toEqual(run());
  });

  it.each([battle, { game: 'kokopelli', seats: 2, options: {} }])(
    'greedy beats random in at least 95 of 100 matches of $game, from either seat',
    (table) => {
      const seating = seatingFor(table);
      const [greedy, random] = [makePlayer('greedy', seating), makePlayer('random', seating)];
      let won = 0;
      for (let deal = 0; deal < 50; deal += 1) {
        for (const players of [
          [greedy, random],
          [random, greedy],
        ]) {
          const { table } = playMatch(seating, `duel ${deal}`, players);
          if (seating.rules.result(table).places[players.indexOf(greedy)] === 1) won += 1;
        }
      }
      expect(won).toBeGreaterThanOrEqual(95);
    },
  );
});

describe('names', () => {
  it('are read strictly', () => {
    expect(readComputerName('master')).toBe('master');
    expect(readComputerName('search:1000')).toBe('search:1000');
    for (const wrong of [
      'human',
      'Greedy',
      'search',
      'search:',
      'search:0',
      'search:01',
      'search:-5',
      'search:1.5',
      'search:99999999999',
    ]) {
      expect(readComputerName(wrong), wrong).toBeNull();
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { LogLine } from '@shared/contract/view';
import { CARDS, decisionOf, targetDecision, viewOf } from '../testing/fixture';
import { summarise } from './attack';
import { logTurns } from './logTurns';
import { inPlay, onlyComputers, otherSeats, ownSeat, wonByColor } from './seating';

describe('who sits where', () => {
  it('puts the viewer at the lower edge and the others in turn order after them', () => {
    const seats = ['A', 'B', 'C', 'D'].map((name) => ({ name, player: 'random' as const, handicap: 0 }));
    const view = viewOf({ seats, viewer: 2 });
    expect(ownSeat(view)).toBe(2);
    expect(otherSeats(view)).toEqual([3, 0, 1]);
    expect(onlyComputers(view)).toBe(true);
    expect(onlyComputers(viewOf())).toBe(false);
  });

  it('shows the seat a curtain waits for, and the first while watching', () => {
    expect(ownSeat(viewOf({ viewer: null, curtain: { seat: 1, since: [] } }))).toBe(1);
    expect(ownSeat(viewOf({ viewer: null }))).toBe(0);
  });

  it('counts defeated enemies by colour, all five in order', () => {
    expect(wonByColor(viewOf(), 0, (id) => CARDS[id])).toEqual([
      { color: 'white', count: 0 },
      { color: 'red', count: 1 },
      { color: 'blue', count: 0 },
      { color: 'yellow', count: 0 },
      { color: 'green', count: 0 },
    ]);
  });

  it('finds the card in play and its seat', () => {
    expect(inPlay(viewOf())).toBeNull();
    const view = viewOf();
    view.zones['played:1'] = { cards: [1], looks: 'all', owner: 1 };
    expect(inPlay(view)).toEqual({ card: 1, seat: 1 });
  });
});

describe('summing up an attack', () => {
  it('adds up what the game said of each chosen enemy', () => {
    expect(summarise(targetDecision(), ['c20', 'c21'], null)).toMatchObject({
      power: 5,
      succeeding: [20],
      failing: [21],
      stars: 3,
    });
  });

  it('shows the power before anything is chosen, and the pointed enemy alone', () => {
    expect(summarise(targetDecision(), [], null)).toMatchObject({ power: 5, succeeding: [], failing: [] });
    expect(summarise(targetDecision(), [], 'c21')).toMatchObject({ failing: [21], stars: 0 });
  });

  it('is nothing where the game shows no power', () => {
    expect(summarise(decisionOf('get', ['c10'], 1, 1), [], 'c10')).toBeNull();
  });
});

describe('the log by turns', () => {
  const line = (key: string, pick: number, round: number, seat?: number): LogLine => ({
    key,
    pick,
    round,
    ...(seat === undefined ? {} : { seat }),
  });

  it('puts the newest turn first and keeps the lines of a turn in order', () => {
    const turns = logTurns([
      line('log.set-up', 0, 1, 1),
      line('log.turn', 1, 1, 1),
      line('log.plays', 1, 1, 1),
      line('log.falls', 2, 1, 1),
      line('log.turn', 3, 1, 0),
      line('log.skips', 3, 1, 0),
    ]);
    expect(turns.map(({ round, seat, lines }) => [round, seat, lines.map(({ key }) => key)])).toEqual([
      [1, 0, ['log.skips']],
      [1, 1, ['log.plays', 'log.falls']],
      [0, null, ['log.set-up']],
    ]);
  });

  it('leaves out turns in which nothing was said yet', () => {
    expect(logTurns([line('log.turn', 1, 1, 0)])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { TableEvent } from './events';
import { tinyGame } from './testing/tiny-game';
import { logLines, viewEvents } from './view-events';

const rules = tinyGame(2);
const [DECK, DISCARD, , , HAND0] = [0, 1, 2, 3, 4];
const TURN = 0;
const moment = { pick: 7, round: 3 };

const drawn: TableEvent = { type: 'moved', card: 9, from: DECK, to: HAND0, known: 0b01 };

describe('events as a viewer sees them', () => {
  it('name a card that moved only to those who know it', () => {
    expect(viewEvents([drawn], rules, 0, moment)).toEqual([
      { type: 'moved', card: 9, from: 'deck', to: 'hand:0' },
    ]);
    for (const viewer of [1, null]) {
      expect(viewEvents([drawn], rules, viewer, moment)).toEqual([
        { type: 'moved', card: null, from: 'deck', to: 'hand:0' },
      ]);
    }
  });

  it('show every card to open eyes', () => {
    expect(viewEvents([drawn], rules, 'open', moment)).toMatchObject([{ card: 9 }]);
  });

  it('show to everybody what lies in the open', () => {
    const thrown: TableEvent = { type: 'moved', card: 9, from: HAND0, to: DISCARD, known: 0b11 };
    expect(viewEvents([thrown], rules, null, moment)).toMatchObject([{ card: 9 }]);
  });

  it('name zones and counters', () => {
    const events: TableEvent[] = [
      { type: 'shuffled', zone: DECK },
      { type: 'counted', counter: TURN, value: 4 },
      { type: 'revealed', card: 2 },
    ];
    expect(viewEvents(events, rules, 0, moment)).toEqual([
      { type: 'shuffled', zone: 'deck' },
      { type: 'counted', counter: 'turn', value: 4 },
      { type: 'revealed', card: 2 },
    ]);
  });
});

describe('lines of the log', () => {
  const said: TableEvent = { type: 'said', key: 'log.plays', seat: 1, card: 9, values: { n: 2 } };

  it('name cards by what they are, and the pick and round they belong to', () => {
    expect(logLines([drawn, said], rules, moment)).toEqual([
      {
        key: 'log.plays',
        pick: 7,
        round: 3,
        seat: 1,
        card: { instance: 9, id: 'tiny/card-1' },
        values: { n: 2 },
      },
    ]);
    expect(viewEvents([said], rules, null, moment)).toEqual([
      { type: 'said', line: logLines([said], rules, moment)[0] },
    ]);
  });

  it('stand in the round that was counted before them', () => {
    const rounds = { ...rules, layout: { ...rules.layout, counters: ['round', 'stage', 'held'] } };
    const next: TableEvent = { type: 'counted', counter: 0, value: 4 };
    expect(logLines([said, next, said], rounds, moment).map(({ round }) => round)).toEqual([3, 4]);
  });
});

import { describe, expect, it } from 'vitest';
import { messages } from '@shared/locales';
import { moveOf } from './moves';

const CARDS = { 3: 'box/red-5', 17: 'box/foe-4', 20: 'box/foe-9' };
const space = (cards: number[]) => ({ cards, looks: 'all' as const, owner: null });
/** A ceremony lies lowest in its space. */
const ZONES = { 'village:1:3': space([17, 3]), 'village:0:2': space([]) };

describe('a move in words', () => {
  it.each([
    ['play', ['c3'], 'play', ['box/red-5']],
    ['play', ['skip'], 'skip', []],
    ['play', ['challenge'], 'challenge', []],
    ['target', ['c17', 'c20'], 'target', ['box/foe-4', 'box/foe-9']],
    ['target', [], 'targetNone', []],
    ['discard-enemies', [], 'discardNone', []],
    ['keep-copy', ['c3'], 'keep', ['box/red-5']],
    ['get', ['draw-normal'], 'draw-normal', []],
    ['get', ['stop'], 'stop', []],
    ['lose-enemy', ['c17'], 'lose', ['box/foe-4']],
    ['something-new', ['c3'], 'other', ['box/red-5']],
    ['action', ['play'], 'lay', []],
    ['action', ['pass'], 'pass', []],
    ['card', ['stop'], 'layNoMore', []],
    ['card', ['c3'], 'other', ['box/red-5']],
    ['space', ['village:1:3'], 'space', ['box/foe-4']],
    ['space', ['village:0:2'], 'spaceFree', []],
    ['excess', ['c3', 'c20'], 'under', ['box/red-5', 'box/foe-9']],
  ])('%s %j is %s', (kind, pick, words, cards) => {
    expect(moveOf(kind, pick, { cards: CARDS, zones: ZONES })).toEqual({ words, cards });
    expect(messages.en.coach.moves).toHaveProperty([words]);
  });
});

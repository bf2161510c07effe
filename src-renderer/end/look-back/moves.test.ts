import { describe, expect, it } from 'vitest';
import { messages } from '@shared/locales';
import { moveOf } from './moves';

const CARDS = { 3: 'box/red-5', 17: 'box/foe-4', 20: 'box/foe-9' };

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
  ])('%s %j is %s', (kind, pick, words, cards) => {
    expect(moveOf(kind, pick, CARDS)).toEqual({ words, cards });
    expect(messages.en.coach.moves).toHaveProperty([words]);
  });
});

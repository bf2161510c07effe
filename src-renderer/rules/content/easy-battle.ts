import type { Chapter } from '../section';

/** The rules of Easy Battle. */
export const EASY_BATTLE: Chapter = {
  id: 'easy-battle',
  sections: [
    {
      id: 'goal',
      parts: [
        { say: 'text' },
        {
          picture: {
            kind: 'attack',
            game: 'easy-battle',
            card: 'red-5',
            enemies: ['enemy-red-4', 'enemy-white-3'],
          },
        },
        { say: 'plain' },
      ],
    },
    {
      id: 'setup',
      parts: [
        { steps: ['one', 'two', 'three', 'four'] },
        { picture: { kind: 'easy-numbers' } },
        { say: 'tefuda' },
        { why: ['CT-E7'] },
      ],
    },
    {
      id: 'turn',
      parts: [
        { say: 'text' },
        {
          picture: {
            kind: 'turn',
            parts: [
              ['play', 'step:getUntil'],
              ['challenge', 'step:refill'],
              ['gone', 'step:discardEnemies'],
            ],
          },
        },
        { say: 'open' },
        { why: ['CT-E8'] },
        { say: 'undo' },
        { why: ['CT-E9'] },
      ],
    },
    {
      id: 'target',
      parts: [
        { say: 'text' },
        {
          picture: {
            kind: 'attack',
            game: 'easy-battle',
            card: 'yellow-4',
            enemies: ['enemy-yellow-3', 'enemy-white-5', 'enemy-blue-2', 'enemy-red-4'],
          },
        },
        { say: 'white' },
        {
          picture: {
            kind: 'attack',
            game: 'easy-battle',
            card: 'normal-6',
            enemies: ['enemy-green-5', 'enemy-blue-6', 'enemy-white-4', 'enemy-red-7'],
          },
        },
      ],
    },
    {
      id: 'success',
      parts: [
        { say: 'text' },
        { say: 'fail' },
        {
          picture: {
            kind: 'attack',
            game: 'easy-battle',
            card: 'blue-5',
            enemies: ['enemy-blue-5', 'enemy-blue-7'],
          },
        },
        { say: 'one' },
        {
          picture: {
            kind: 'attack',
            game: 'easy-battle',
            card: 'red-1',
            enemies: ['enemy-red-8', 'enemy-white-8-king', 'enemy-green-8', 'enemy-red-2'],
          },
        },
        { why: ['CT-E3'] },
        { say: 'weak' },
        { why: ['CT-E4'] },
      ],
    },
    {
      id: 'challenge',
      parts: [
        { steps: ['one', 'two', 'three'] },
        { why: ['CT-E2'] },
        { say: 'miss' },
        { why: ['CT-E1'] },
        { say: 'must' },
        { why: ['CT-E5'] },
        { say: 'empty' },
        { why: ['CT-E6'] },
      ],
    },
    { id: 'sets', parts: [{ say: 'text' }, { say: 'even' }] },
    { id: 'end', parts: [{ say: 'text' }, { say: 'tie' }] },
    {
      id: 'house',
      parts: [{ say: 'text' }, { points: ['weak', 'miss', 'first', 'start', 'designs'] }],
    },
  ],
};

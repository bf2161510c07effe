import type { Chapter } from '../section';

/** The rules of Solo Battle. */
export const SOLO_BATTLE: Chapter = {
  id: 'solo-battle',
  sections: [
    {
      id: 'goal',
      parts: [
        { say: 'text' },
        {
          picture: {
            kind: 'hills',
            rows: 4,
            enemies: [
              { card: 'enemy-green-3', row: 4, lane: 1 },
              { card: 'enemy-yellow-2', row: 4, lane: 3 },
              { card: 'enemy-blue-5', row: 2, lane: 0 },
              { card: 'enemy-red-5', row: 1, lane: 2 },
            ],
          },
        },
        { say: 'same' },
      ],
    },
    { id: 'setup', parts: [{ steps: ['one', 'two', 'three'] }] },
    {
      id: 'turn',
      parts: [
        { say: 'text' },
        {
          picture: {
            kind: 'turn',
            parts: [
              ['attack', 'sign:heart'],
              ['get', 'step:get'],
              ['step', 'step:boost'],
              ['refill', 'step:refill'],
            ],
          },
        },
        { say: 'any' },
        { say: 'end' },
        { why: ['CT-S2'] },
        { say: 'get' },
        { why: ['CT-S9'] },
      ],
    },
    {
      id: 'hills',
      parts: [
        { say: 'text' },
        { say: 'time' },
        {
          picture: {
            kind: 'hills',
            rows: 3,
            enemies: [
              { card: 'enemy-white-3', row: 3, lane: 0 },
              { card: 'enemy-green-4', row: 2, lane: 2 },
            ],
          },
        },
        { why: ['CT-S8'] },
        { say: 'dealt' },
        { why: ['CT-S3'] },
      ],
    },
    {
      id: 'hits',
      parts: [
        { say: 'text' },
        {
          picture: {
            kind: 'hills',
            rows: 2,
            enemies: [
              { card: 'enemy-red-7', row: 1, lane: 1 },
              { card: 'enemy-blue-2', row: 2, lane: 0 },
            ],
          },
        },
        { why: ['CT-S6'] },
        { say: 'lost' },
        { why: ['CT-S1'] },
        { say: 'stuck' },
      ],
    },
    { id: 'win', parts: [{ say: 'text' }, { why: ['CT-S7'] }] },
    {
      id: 'refill',
      parts: [
        { say: 'text' },
        { say: 'abilities' },
        { why: ['CT-S4'] },
        { say: 'discard' },
        { why: ['CT-S5'] },
      ],
    },
    {
      id: 'quests',
      parts: [{ say: 'text' }, { picture: { kind: 'quest-numbers' } }, { why: ['CT-S10'] }],
    },
    {
      id: 'house',
      parts: [{ say: 'text' }, { points: ['lost', 'gentle', 'normals', 'designs'] }],
    },
  ],
};

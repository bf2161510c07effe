import type { Chapter } from '../section';

const ofTheBox = (id: string): string => `kokopelli-base/${id}`;

/** The rules of Kokopelli. */
export const KOKOPELLI: Chapter = {
  id: 'kokopelli',
  sections: [
    {
      id: 'goal',
      parts: [
        { say: 'text' },
        {
          picture: {
            kind: 'completing',
            host: 0,
            laid: [
              { card: 'open-basket', seat: 0 },
              { card: 'open-basket', seat: 1 },
              { card: 'kokopelli', seat: 2 },
              { card: 'open-basket', seat: 1 },
            ],
          },
        },
        { say: 'win' },
      ],
    },
    {
      id: 'card',
      parts: [
        { say: 'ceremony' },
        { picture: { kind: 'anatomy', card: ofTheBox('flute-host') } },
        { say: 'wild' },
        {
          picture: {
            kind: 'cards',
            cards: ['kokopelli', 'flute-host', 'good-guest', 'quick-beat', 'empty-bowl'].map(ofTheBox),
          },
        },
        { say: 'closer' },
      ],
    },
    {
      id: 'setup',
      parts: [
        { steps: ['one', 'two', 'three'] },
        { picture: { kind: 'deck' } },
        { why: ['KO-15'] },
        { say: 'own' },
        { say: 'tefuda' },
      ],
    },
    {
      id: 'village',
      parts: [
        { say: 'text' },
        { say: 'reach' },
        {
          picture: {
            kind: 'villages',
            seats: 4,
            stacks: [
              { space: 'village:0:2', cards: ['first-spark'] },
              { space: 'village:0:4', cards: ['empty-bowl', 'kokopelli'] },
              { space: 'village:1:4', cards: ['double-step', 'double-step'] },
              { space: 'village:2:1', cards: ['wide-porch'] },
              { space: 'village:3:2', cards: ['twin-flute'] },
            ],
          },
        },
        { say: 'three' },
        {
          picture: {
            kind: 'villages',
            seats: 3,
            stacks: [
              { space: 'village:0:1', cards: ['good-guest'] },
              { space: 'village:1:2', cards: ['quick-beat', 'kokopelli'] },
              { space: 'village:2:1', cards: ['flute-host'] },
            ],
          },
        },
        { say: 'two' },
        {
          picture: {
            kind: 'villages',
            seats: 2,
            stacks: [
              { space: 'village:0:5', cards: ['open-basket'] },
              { space: 'village:1:3', cards: ['empty-bowl', 'empty-bowl'] },
            ],
          },
        },
        { why: ['KO-4'] },
        { picture: { kind: 'village-numbers', rows: ['spaces', 'area'] } },
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
              ['action1', 'ceremony:play'],
              ['action2', 'ceremony:play'],
              ['limit', 'ceremony:hand'],
            ],
          },
        },
        { picture: { kind: 'acts' } },
        { say: 'must' },
        { why: ['KO-14'] },
        { say: 'open' },
        { why: ['KO-16'] },
      ],
    },
    { id: 'draw', parts: [{ say: 'text' }, { say: 'empty' }, { why: ['KO-10'] }] },
    { id: 'open', parts: [{ say: 'text' }, { say: 'bar' }, { why: ['KO-1'] }] },
    { id: 'play', parts: [{ say: 'text' }, { say: 'wild' }, { why: ['KO-7'] }] },
    { id: 'cancel', parts: [{ say: 'text' }, { why: ['KO-6'] }] },
    { id: 'exchange', parts: [{ say: 'text' }, { why: ['KO-5'] }] },
    { id: 'empty', parts: [{ say: 'text' }, { say: 'not' }] },
    { id: 'limit', parts: [{ say: 'text' }] },
    {
      id: 'effects',
      parts: [
        { say: 'text' },
        { picture: { kind: 'said', cards: ['open-basket', 'good-guest', 'flute-host'].map(ofTheBox) } },
        { say: 'twice' },
        { say: 'others' },
        { why: ['KO-13'] },
      ],
    },
    {
      id: 'complete',
      parts: [
        { say: 'text' },
        { picture: { kind: 'tiles', card: 'grand-finale' } },
        { say: 'host' },
        {
          picture: {
            kind: 'completing',
            host: 1,
            laid: [
              { card: 'empty-bowl', seat: 1 },
              { card: 'kokopelli', seat: 1 },
              { card: 'empty-bowl', seat: 0 },
              { card: 'kokopelli', seat: 0 },
            ],
          },
        },
        { say: 'clear' },
      ],
    },
    {
      id: 'order',
      parts: [
        { say: 'text' },
        { steps: ['one', 'two', 'three', 'four', 'five', 'six'] },
        { say: 'self' },
        { why: ['KO-8'] },
      ],
    },
    {
      id: 'end',
      parts: [
        { say: 'text' },
        { say: 'tile' },
        { why: ['KO-2'] },
        { picture: { kind: 'village-numbers', rows: ['end'] } },
        { why: ['KO-3'] },
      ],
    },
    {
      id: 'score',
      parts: [{ points: ['piles', 'running'] }, { why: ['KO-11'] }, { say: 'win' }, { why: ['KO-12'] }],
    },
    {
      id: 'ceremonies',
      parts: [
        { say: 'text' },
        { picture: { kind: 'ceremonies', of: 'starter' } },
        { say: 'others' },
        { picture: { kind: 'ceremonies', of: 'others' } },
        { say: 'ours' },
        { say: 'finer' },
        { points: ['beat', 'flute', 'road', 'riser'] },
        { why: ['KO-9'] },
      ],
    },
    { id: 'house', parts: [{ say: 'text' }, { points: ['types', 'tiles', 'bar', 'first'] }] },
  ],
};

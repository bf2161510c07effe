import type { Chapter } from '../section';

/** The rules of Copy Ability Battle. */
export const COPY_ABILITY_BATTLE: Chapter = {
  id: 'copy-ability-battle',
  sections: [
    {
      id: 'goal',
      parts: [
        { say: 'text' },
        {
          picture: {
            kind: 'attack',
            game: 'copy-ability-battle',
            card: 'normal-5',
            enemies: ['enemy-green-4', 'enemy-yellow-5', 'enemy-red-6'],
          },
        },
        { say: 'win' },
      ],
    },
    {
      id: 'setup',
      parts: [
        { steps: ['one', 'two', 'three'] },
        { picture: { kind: 'start', hand: ['normal-3', 'normal-4', 'normal-5'] } },
        { say: 'starting' },
        { say: 'four' },
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
              ['attack', 'sign:heart'],
              ['get', 'step:get'],
              ['refill', 'step:refill'],
            ],
          },
        },
        { say: 'open' },
        { why: ['CT-C20'] },
      ],
    },
    {
      id: 'play',
      parts: [
        { steps: ['one', 'two', 'three'] },
        { picture: { kind: 'said', cards: ['blue-5', 'red-5'] } },
        { say: 'skip' },
        { why: ['CT-C14'] },
      ],
    },
    {
      id: 'abilities',
      parts: [
        { say: 'must' },
        { why: ['CT-C2'] },
        { picture: { kind: 'said', cards: ['yellow-2', 'red-6', 'blue-7'] } },
        { say: 'boost' },
        { why: ['CT-C4'] },
        { say: 'hand' },
        { why: ['CT-C5'] },
        { say: 'count' },
        { why: ['CT-C17'] },
        { say: 'if' },
        { why: ['CT-C6'] },
        { say: 'keep' },
        { why: ['CT-C7', 'CT-C15'] },
      ],
    },
    {
      id: 'attack',
      parts: [
        { say: 'text' },
        { say: 'win' },
        {
          picture: {
            kind: 'attack',
            game: 'copy-ability-battle',
            card: 'normal-4',
            enemies: ['enemy-blue-4', 'enemy-white-3', 'enemy-green-6'],
          },
        },
        { say: 'several' },
        {
          picture: {
            kind: 'attack',
            game: 'copy-ability-battle',
            card: 'green-5',
            enemies: ['enemy-red-3', 'enemy-yellow-5', 'enemy-blue-6'],
          },
        },
        { why: ['CT-C1'] },
        { say: 'fewer' },
        { say: 'one' },
      ],
    },
    {
      id: 'again',
      parts: [
        { say: 'text' },
        { picture: { kind: 'said', cards: ['yellow-2', 'blue-3'] } },
        { say: 'refill' },
        { why: ['CT-C3'] },
      ],
    },
    {
      id: 'get',
      parts: [
        { say: 'text' },
        {
          picture: {
            kind: 'offer',
            defeated: ['yellow', 'white', 'blue'],
            offer: ['yellow-7', 'green-6', 'blue-6', 'red-4', 'yellow-2'],
          },
        },
        { say: 'ever' },
        { say: 'normal' },
        { say: 'must' },
        { why: ['CT-C11'] },
        { say: 'empty' },
        { why: ['CT-C10'] },
      ],
    },
    {
      id: 'reset',
      parts: [
        { say: 'text' },
        {
          picture: {
            kind: 'offer',
            defeated: ['green'],
            offer: ['yellow-1', 'red-3', 'blue-8', 'red-5', 'yellow-6'],
          },
        },
        { say: 'then' },
        { why: ['CT-C18'] },
      ],
    },
    {
      id: 'more',
      parts: [
        { say: 'get' },
        { say: 'until' },
        { picture: { kind: 'said', cards: ['blue-4', 'yellow-5'] } },
        { why: ['CT-C8'] },
        { say: 'color' },
        { why: ['CT-C12'] },
      ],
    },
    { id: 'limit', parts: [{ say: 'text' }, { why: ['CT-C13'] }] },
    {
      id: 'refill',
      parts: [{ say: 'text' }, { say: 'empty' }, { why: ['CT-C9'] }, { say: 'none' }, { why: ['CT-C16'] }],
    },
    { id: 'end', parts: [{ say: 'text' }, { say: 'tie' }, { why: ['CT-C19'] }] },
    {
      id: 'house',
      parts: [
        { say: 'text' },
        { points: ['rounds', 'offer', 'gentle', 'normals', 'first', 'start', 'designs'] },
      ],
    },
  ],
};

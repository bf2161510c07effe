import type { Chapter } from '../section';

/** How to read the cards. */
export const CARDS: Chapter = {
  id: 'cards',
  sections: [
    {
      id: 'parts',
      parts: [
        { say: 'yours' },
        { picture: { kind: 'anatomy', card: 'blue-5' } },
        { say: 'enemies' },
        { picture: { kind: 'anatomy', card: 'enemy-red-6' } },
        { say: 'closer' },
      ],
    },
    {
      id: 'colors',
      parts: [{ say: 'marks' }, { say: 'abilities' }, { picture: { kind: 'colors' } }],
    },
    {
      id: 'stars',
      parts: [
        { say: 'worth' },
        {
          picture: {
            kind: 'cards',
            cards: [1, 2, 3, 4, 5, 6, 7, 8].map((life) => `enemy-yellow-${life}`),
          },
        },
      ],
    },
    {
      id: 'signs',
      parts: [
        { say: 'lines' },
        { picture: { kind: 'signs', of: 'steps' } },
        { say: 'when' },
        { picture: { kind: 'signs', of: 'when' } },
        { say: 'numbers' },
        { picture: { kind: 'cards', cards: ['red-4', 'yellow-4', 'green-2', 'blue-6', 'red-7'] } },
      ],
    },
    {
      id: 'counting',
      parts: [
        { say: 'count' },
        { say: 'if' },
        { picture: { kind: 'said', cards: ['green-1', 'green-2', 'blue-5'] } },
      ],
    },
    {
      id: 'box',
      parts: [
        { say: 'kirby' },
        { say: 'enemies' },
        {
          picture: {
            kind: 'cards',
            cards: ['normal-8', 'yellow-6', 'blue-8', 'red-8', 'green-8', 'enemy-white-8-meta'],
          },
        },
        { say: 'designs' },
      ],
    },
  ],
};

import { describe, expect, it } from 'vitest';
import { QUESTS } from '@shared/games/copytoru/solo-battle/quests';
import { createFormatter } from '@shared/locales/format';
import { notesOf } from './notes';

const format = createFormatter('en');
const told = (quest: number, hits: number): string[] => {
  const found = QUESTS.find((each) => each.quest === quest);
  return found === undefined ? [] : notesOf(found, hits).map(({ key, values }) => format(key, values));
};

describe('what makes a quest hard', () => {
  it('always says what its rows mean', () => {
    expect(told(1, 6)[0]).toBe('4 rows: every enemy gives you 4 turns.');
    expect(told(4, 4)[0]).toBe('Only 3 rows: every enemy gives you 3 turns.');
    expect(told(9, 4)[0]).toBe('2 rows only: an enemy that comes today hits tomorrow.');
  });

  it('speaks of everything that stands out, and of nothing else', () => {
    expect(told(10, 3).slice(1)).toEqual([
      '3 enemies and 3 cards at a time, so there is less to choose from.',
      '80 stars are a long way.',
      'Only 3 hits are forgiven.',
    ]);
    expect(told(4, 4)).toHaveLength(1);
    expect(told(1, 6).slice(1)).toEqual([
      '30 stars are soon together.',
      '6 hits are forgiven, so there is room to learn.',
    ]);
  });

  it('follows the house rule that takes a heart away', () => {
    expect(told(8, 1)).toContain('A single hit is all you can take.');
  });

  it('has a sentence for every quest in Japanese too', () => {
    const japanese = createFormatter('ja');
    for (const quest of QUESTS) {
      for (const { key, values } of notesOf(quest, quest.life)) {
        expect(japanese(key, values)).not.toMatch(/quests\.|\{/);
      }
    }
  });
});

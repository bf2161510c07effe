import { describe, expect, it } from 'vitest';
import type { DesignsDraft, DraftCard } from '@shared/contract/drafts';
import { blankCard } from './cards';
import { withName } from './edits';
import { cleared, edit, EMPTY_HISTORY, redo, undo, type Desk, type EditPlace } from './history';
import { withCard, withChanged, withoutCard } from './sets';

const owl = blankCard('kirby', 'owl', { en: 'Owl' });
const fox = blankCard('enemy', 'fox', { en: 'Fox' });
const setOf = (id: string, ...cards: DraftCard[]): DesignsDraft => ({
  kind: 'designs',
  game: 'copytoru',
  id,
  name: { en: id },
  cards,
});
const deskOf = (...sets: DesignsDraft[]): Desk => ({
  sets: new Map(sets.map((set) => [set.id, set])),
  history: EMPTY_HISTORY,
});
const at = (set: string, card: string | null): EditPlace => ({ set, card });

/** Types a name into a card of set `a`. */
const typed = (desk: Desk, name: string, time: number, merge?: string): Desk =>
  edit(desk, [withChanged(desk.sets.get('a') ?? setOf('a'), 'owl', (card) => withName(card, 'en', name))], {
    from: at('a', 'owl'),
    to: at('a', 'owl'),
    merge,
    at: time,
  });
const nameIn = (desk: Desk | undefined): string | undefined => desk?.sets.get('a')?.cards[0]?.name.en;

describe('undo and redo', () => {
  it('take edits back one by one and make them again', () => {
    const desk = typed(typed(deskOf(setOf('a', owl, fox)), 'One', 0), 'Two', 10);
    const back = undo(desk);
    expect(nameIn(back?.desk)).toBe('One');
    expect(nameIn(undo(back?.desk ?? desk)?.desk)).toBe('Owl');
    expect(nameIn(redo(back?.desk ?? desk)?.desk)).toBe('Two');
    expect(undo(deskOf(setOf('a')))).toBeNull();
    expect(redo(desk)).toBeNull();
  });

  it('take a word typed in one go as one step', () => {
    let desk = deskOf(setOf('a', owl));
    'Barn owl'.split('').forEach((_letter, index) => {
      desk = typed(desk, 'Barn owl'.slice(0, index + 1), index * 100, 'name.en');
    });
    expect(nameIn(undo(desk)?.desk)).toBe('Owl');
  });

  it('begin a new step after a pause, in another field, and after an undo', () => {
    const first = typed(deskOf(setOf('a', owl)), 'One', 0, 'name.en');
    expect(nameIn(undo(typed(first, 'Two', 2001, 'name.en'))?.desk)).toBe('One');
    expect(nameIn(undo(typed(first, 'Two', 10, 'name.ja'))?.desk)).toBe('One');
    const back = undo(typed(first, 'Two', 5000, 'name.en'))?.desk ?? first;
    expect(nameIn(undo(typed(back, 'Three', 5001, 'name.en'))?.desk)).toBe('One');
  });

  it('give up what was undone when something else is done', () => {
    const desk = typed(typed(deskOf(setOf('a', owl)), 'One', 0), 'Two', 10);
    const other = typed(undo(desk)?.desk ?? desk, 'Else', 20);
    expect(redo(other)).toBeNull();
    expect(nameIn(undo(other)?.desk)).toBe('One');
  });

  it('bring a deleted card back to its place, and lead there', () => {
    const before = setOf('a', owl, fox);
    const desk = edit(deskOf(before), [withoutCard(before, 'owl')], {
      from: at('a', 'owl'),
      to: at('a', 'fox'),
      at: 0,
    });
    expect(desk.sets.get('a')?.cards).toEqual([fox]);
    const back = undo(desk);
    expect(back?.desk.sets.get('a')?.cards).toEqual([owl, fox]);
    expect(back?.place).toEqual(at('a', 'owl'));
    expect(redo(back?.desk ?? desk)?.place).toEqual(at('a', 'fox'));
  });

  it('take a move between sets back in both', () => {
    const [a, b] = [setOf('a', owl), setOf('b', fox)];
    const desk = edit(deskOf(a, b), [withoutCard(a, 'owl'), withCard(b, owl)], {
      from: at('a', 'owl'),
      to: at('b', 'owl'),
      at: 0,
    });
    expect(desk.sets.get('b')?.cards).toEqual([fox, owl]);
    const back = undo(desk)?.desk;
    expect(back?.sets.get('a')?.cards).toEqual([owl]);
    expect(back?.sets.get('b')?.cards).toEqual([fox]);
  });

  it('forget a set that is gone, and only that', () => {
    const other = edit(typed(deskOf(setOf('a', owl), setOf('b', fox)), 'One', 0), [setOf('b')], {
      from: at('b', 'fox'),
      to: at('b', null),
      at: 10,
    });
    const without = cleared(other, 'b');
    expect([...without.sets.keys()]).toEqual(['a']);
    expect(nameIn(undo(without)?.desk)).toBe('Owl');
    expect(undo(undo(without)?.desk ?? without)).toBeNull();
  });

  it('see no step in an edit that changes nothing', () => {
    const desk = deskOf(setOf('a', owl));
    expect(
      edit(desk, [desk.sets.get('a') ?? setOf('a')], { from: at('a', null), to: at('a', null), at: 0 }),
    ).toBe(desk);
  });

  it('stay cheap over a hundred thousand edits', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...fox, id: `fox-${index}` }));
    let desk = deskOf(setOf('a', owl, ...many));
    const untouched = desk.sets.get('a')?.cards[15];
    for (let count = 0; count < 100_000; count += 1) desk = typed(desk, `Owl ${count}`, count * 5000);
    expect(desk.sets.get('a')?.cards[15]).toBe(untouched);
    for (let count = 0; count < 100_000; count += 1) desk = undo(desk)?.desk ?? desk;
    expect(nameIn(desk)).toBe('Owl');
    expect(desk.history.past).toBeNull();
  }, 20_000);
});

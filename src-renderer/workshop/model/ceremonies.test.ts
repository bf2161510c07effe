import { describe, expect, it } from 'vitest';
import type { CeremonyCard } from '@shared/ceremonies';
import type { DesignsDraft, DraftCard, DraftCeremony } from '@shared/contract/drafts';
import { readDraft, setFileText } from '@shared/contract/set-file';
import { blankCard, designFrom, duplicateOf, playedFrom } from './cards';
import { withEffect, withFlavor, withName, withPlace } from './edits';
import { edit, EMPTY_HISTORY, undo, redo, type Desk } from './history';
import { gameOf, isDesignable, kindsOf } from './kinds';
import { cardProblems, isBarred } from './problems';
import { withChanged } from './sets';

const bowl: DraftCeremony = {
  type: 'ceremony',
  id: 'ceremony-bowl',
  name: { en: 'Deep Bowl', ja: 'ふかい おわん' },
  flavor: { en: 'Soup for all.' },
  effect: { hears: 'empty-hand', points: 3 },
  art: { scene: 'cloth', palette: 'slate', figure: 'bowl' },
};
const setOf = (...cards: DraftCard[]): DesignsDraft => ({
  kind: 'designs',
  game: 'kokopelli',
  id: 'feast',
  name: { en: 'Feast' },
  cards,
});

describe('a new ceremony', () => {
  it('belongs to Kokopelli and has nothing wrong with it', () => {
    const fresh = blankCard('ceremony', 'a', { en: 'A' });
    expect(gameOf(fresh)).toBe('kokopelli');
    expect(cardProblems(fresh)).toEqual([]);
    expect(kindsOf('kokopelli')).toEqual(['ceremony']);
    expect(kindsOf('copytoru')).toEqual(['kirby', 'enemy']);
  });

  it('can begin as a printed one, without being one of the starter ten', () => {
    const host: CeremonyCard = {
      type: 'ceremony',
      id: 'flute-host',
      copies: 3,
      name: { en: 'Flute Host' },
      effect: { hears: 'laid', card: 'kokopelli', by: 'anyone', where: 'home', points: 1 },
      starter: true,
      source: { en: 'list' },
    };
    expect(isDesignable(host)).toBe(true);
    const { starter: _starter, source: _source, copies: _copies, ...rest } = host;
    expect(designFrom(host, 'ceremony-x')).toEqual({ ...rest, id: 'ceremony-x' });
    expect(isDesignable({ type: 'kokopelli', id: 'kokopelli', copies: 6, name: { en: 'Kokopelli' } })).toBe(
      false,
    );
  });

  it('is three cards of each player’s deck, whatever its file says', () => {
    expect(playedFrom(bowl)).toEqual({ ...bowl, copies: 3 });
    expect(playedFrom(bowl)).toBe(playedFrom(bowl));
  });
});

describe('editing a ceremony', () => {
  it('changes its words and what it does, and nothing it has not', () => {
    const changed = [
      (card: DraftCard) => withName(card, 'en', 'Shallow Bowl'),
      (card: DraftCard) => withFlavor(card, 'ja', 'みんなの スープ。'),
      (card: DraftCard) => withEffect(card, { hears: 'draw', cards: 2 }),
      (card: DraftCard) => withPlace(card, 'en', 'Nowhere'),
    ].reduce<DraftCard>((card, change) => change(card), bowl);
    expect(changed).toEqual({
      ...bowl,
      name: { en: 'Shallow Bowl', ja: 'ふかい おわん' },
      flavor: { en: 'Soup for all.', ja: 'みんなの スープ。' },
      effect: { hears: 'draw', cards: 2 },
    });
  });

  it('leaves cards of the other game alone', () => {
    const owl = blankCard('kirby', 'owl', { en: 'Owl' });
    expect(withEffect(owl, { hears: 'draw', cards: 2 })).toBe(owl);
  });

  it('can be undone and done again', () => {
    const desk: Desk = { sets: new Map([['feast', setOf(bowl)]]), history: EMPTY_HISTORY };
    const place = { set: 'feast', card: bowl.id };
    const next = withChanged(setOf(bowl), bowl.id, (card) =>
      withEffect(card, { hears: 'exchange', cards: 2 }),
    );
    const edited = edit(desk, [next], { from: place, to: place, at: 0 });
    const back = undo(edited);
    expect(back?.desk.sets.get('feast')?.cards).toEqual([bowl]);
    expect(back && redo(back.desk)?.desk.sets.get('feast')).toEqual(next);
  });

  it('duplicates it with a number behind its name', () => {
    expect(duplicateOf(bowl, 'other', [bowl])).toEqual({
      ...bowl,
      id: 'other',
      name: { en: 'Deep Bowl 2', ja: 'ふかい おわん 2' },
    });
  });
});

describe('what is wrong with a ceremony', () => {
  it('is said with a path that begins inside it', () => {
    expect(cardProblems({ ...bowl, name: {} }).map(({ code, path }) => [code, path])).toEqual([
      ['no-language', 'name'],
    ]);
    const long = { ...bowl, flavor: { en: 'x'.repeat(301) } };
    expect(cardProblems(long).map(({ code, path }) => [code, path])).toEqual([
      ['text-too-long', 'flavor.en'],
    ]);
    expect(isBarred(setOf(bowl, long))).toBe(true);
    expect(isBarred(setOf(bowl))).toBe(false);
  });
});

describe('a set of ceremonies', () => {
  it('comes back from its file as it was', () => {
    const set = setOf(bowl, blankCard('ceremony', 'ceremony-plain', { ja: 'まつり' }));
    expect(readDraft(setFileText(set))).toEqual({ is: 'draft', draft: set });
  });
});

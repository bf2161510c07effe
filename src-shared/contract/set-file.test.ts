import { describe, expect, it } from 'vitest';
import { readCardSet } from '@shared/cards';
import { vocabularies } from '@shared/vocabularies';
import type { DraftSet } from './drafts';
import { readDraft, setFileText } from './set-file';

const HASH = 'a'.repeat(64);
const full: DraftSet = {
  kind: 'designs',
  game: 'copytoru',
  id: 'aois-garden',
  name: { ja: 'あおいの にわ', en: 'Aoi’s garden' },
  author: 'Aoi',
  cards: [
    {
      type: 'kirby',
      id: 'rain-dance',
      copies: 2,
      name: { en: 'Rain Dance' },
      flavor: { ja: 'いけが はくしゅ している。' },
      color: 'blue',
      ability: 'ice',
      field: { en: 'Pond', game: { en: 'Home' } },
      power: 4,
      effects: [{ discardHand: { upTo: 2 } }, { power: { per: 'discarded', times: 2 } }],
      art: { file: HASH, crop: { x: 0, y: 0.25, width: 1, height: 0.5 } },
    },
    {
      type: 'enemy',
      id: 'moth',
      copies: 1,
      name: { en: 'Moth' },
      color: 'white',
      life: 2,
      points: 2,
      art: { scene: 'meadow', props: ['lamp'] },
    },
  ],
};
const read = (text: string) => readCardSet({ text, file: 'f', vocabularies });

const ceremonies: DraftSet = {
  kind: 'designs',
  game: 'kokopelli',
  id: 'aois-feast',
  name: { en: 'Aoi’s feast' },
  cards: [
    {
      type: 'ceremony',
      id: 'rain-dance',
      name: { ja: 'あまごい' },
      effect: { hears: 'laid', card: 'kokopelli', by: 'others', where: 'home', points: 2 },
    },
    { type: 'ceremony', id: 'one-more', name: { en: 'One More' }, effect: { hears: 'exchange', cards: 1 } },
  ],
};

describe('a set as a file', () => {
  it('is read back as the same draft, and without a problem', () => {
    const text = setFileText(full);
    expect(readDraft(text)).toEqual({ is: 'draft', draft: full });
    expect(read(text).problems).toEqual([]);
  });

  it('has the same text when what the reader made of it is written again', () => {
    const { set } = read(setFileText(full));
    expect(set).not.toBeNull();
    expect(set === null ? '' : setFileText(set)).toBe(setFileText(full));
  });

  it('leaves out what means nothing', () => {
    const [kirby] = full.kind === 'designs' ? full.cards : [];
    if (kirby?.type !== 'kirby') throw new Error('The first card is a Kirby card.');
    const text = setFileText({
      ...full,
      author: '',
      cards: [{ ...kirby, copies: 1, effects: [], name: { en: '', ja: 'あめ' }, flavor: { en: '' } }],
    });
    expect(JSON.parse(text)).toEqual({
      format: 'tefuda-card-set/1',
      id: 'aois-garden',
      game: 'copytoru',
      kind: 'designs',
      name: full.name,
      cards: [
        {
          id: 'rain-dance',
          type: 'kirby',
          color: 'blue',
          power: 4,
          name: { ja: 'あめ' },
          ability: 'ice',
          field: { en: 'Pond', game: { en: 'Home' } },
          art: { file: HASH, crop: { x: 0, y: 0.25, width: 1, height: 0.5 } },
        },
      ],
    });
  });

  it('has no empty names and words in looks, so that they show those of their card', () => {
    const look = { id: 'x', of: 'copytoru-base/normal-1', art: { file: HASH } };
    const draft: DraftSet = {
      kind: 'variants',
      game: 'copytoru',
      id: 'mine',
      name: { en: 'Mine' },
      variants: [{ ...look, name: { en: '' }, flavor: { en: '', ja: '' }, source: {} }],
    };
    const text = setFileText(draft);
    expect(read(text).problems).toEqual([]);
    expect(readDraft(text)).toEqual({ is: 'draft', draft: { ...draft, variants: [look] } });
  });

  it('keeps what somebody else wrote into the file it takes the place of', () => {
    const before: unknown = JSON.parse(setFileText(full));
    if (typeof before !== 'object' || before === null) throw new Error('A set is an object.');
    const theirs = {
      ...before,
      $schema: './card-set.schema.json',
      league: { season: 3, name: '' },
      cards: [
        { id: 'moth', life: 7, power: 3, printed: { name: { en: 'Mumbies' }, basis: 'guess' }, color: 'red' },
        { id: 'gone', note: 'no such card any more' },
        null,
      ],
    };
    const text = setFileText(full, `\uFEFF${JSON.stringify(theirs)}`);
    const printed = { name: { en: 'Mumbies' }, basis: 'guess' };
    const [kirby, moth] = full.kind === 'designs' ? full.cards : [];
    expect(JSON.parse(text)).toEqual({
      ...before,
      $schema: './card-set.schema.json',
      league: { season: 3 },
      cards: JSON.parse(JSON.stringify([kirby, { ...moth, copies: undefined, printed }])),
    });
    // Saved once more over itself, nothing changes.
    expect(setFileText(full, text)).toBe(text);
    expect(readDraft(text)).toEqual({ is: 'draft', draft: full });
  });

  it('gives up what nobody could write again', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const before = setFileText(full).replace('"game"', `"deep": ${deep}, "game"`);
    expect(setFileText(full, before)).toBe(setFileText(full));
  });

  it('keeps its list and its name when they are empty', () => {
    const empty: DraftSet = { kind: 'variants', game: 'copytoru', id: 'looks', name: {}, variants: [] };
    expect(JSON.parse(setFileText(empty))).toMatchObject({ name: {}, variants: [] });
    expect(readDraft(setFileText(empty))).toEqual({ is: 'draft', draft: empty });
  });
});

describe('a set of ceremonies as a file', () => {
  it('is read back as the same draft, and without a problem', () => {
    const text = setFileText(ceremonies);
    expect(readDraft(text)).toEqual({ is: 'draft', draft: ceremonies });
    expect(read(text).problems).toEqual([]);
  });

  it('says nothing of copies, which the rules of its game tell, and its effect in one order', () => {
    const { set } = read(setFileText(ceremonies));
    expect(set?.cards.map(({ copies }) => copies)).toEqual([3, 3]);
    const text = set === null ? '' : setFileText(set);
    expect(text).toBe(setFileText(ceremonies));
    expect(text).toContain(`"type": "ceremony",
      "name": {
        "ja": "あまごい"
      },
      "effect": {
        "hears": "laid",
        "card": "kokopelli",
        "by": "others",
        "where": "home",
        "points": 2
      }`);
    // One is a number like any other where it does not count copies.
    expect(text).toContain('"cards": 1');
  });

  it.each([
    ['a card of the other game', { type: 'kirby', id: 'x', color: 'red', power: 1, name: {} }],
    ['the wild card', { type: 'kokopelli', id: 'kokopelli', name: { en: 'Kokopelli' } }],
    [
      'an effect nobody knows',
      { type: 'ceremony', id: 'x', name: { en: 'X' }, effect: { hears: 'sing', points: 1 } },
    ],
  ])('is closed to editors with %s', (_, card) => {
    const text = JSON.stringify({ ...ceremonies, format: 'tefuda-card-set/1', cards: [card] });
    expect(readDraft(text)).toEqual({ is: 'closed' });
  });
});

describe('a file as a draft', () => {
  it('may have texts that are too long or missing, to be mended', () => {
    const draft: DraftSet = {
      kind: 'designs',
      game: 'copytoru',
      id: 'long',
      name: { en: 'n'.repeat(900) },
      cards: [{ type: 'enemy', id: 'x', copies: 1, name: {}, color: 'red', life: 1, points: 2 }],
    };
    const text = setFileText(draft);
    expect(read(text).problems.map(({ code }) => code)).toEqual(['text-too-long', 'no-language']);
    expect(readDraft(text)).toEqual({ is: 'draft', draft });
  });

  it('may be written by hand: short, with a source in one word, with fields nobody knows', () => {
    const card = { id: 'x', type: 'kirby', color: 'red', power: 1, name: { en: 'X' }, source: 'me', new: 1 };
    const text = JSON.stringify({
      ...{ $schema: 'x', format: 'tefuda-card-set/1', id: 'hand', game: 'copytoru', kind: 'designs' },
      ...{ name: { en: 'By hand' }, cards: [card] },
    });
    expect(readDraft(`\uFEFF${text}`)).toMatchObject({
      is: 'draft',
      draft: { cards: [{ id: 'x', copies: 1, effects: [], source: { en: 'me' } }] },
    });
  });

  it('has looks without names where the file has, and gives the same file again', () => {
    const draft: DraftSet = {
      kind: 'variants',
      game: 'copytoru',
      id: 'mine',
      name: { en: 'Mine' },
      variants: [{ id: 'x', of: 'copytoru-base/normal-1', art: { file: 'a'.repeat(64) } }],
    };
    const text = setFileText(draft);
    expect(readDraft(text)).toEqual({ is: 'draft', draft });
    expect(read(text).problems).toEqual([]);
  });

  it.each([
    ['nothing', '', 'closed'],
    ['half a file', setFileText(full).slice(0, 300), 'closed'],
    ['a list', '[]', 'closed'],
    ['a format number of −1', setFileText(full).replace('set/1', 'set/-1'), 'closed'],
    ['no format', '{"id":"x"}', 'closed'],
    ['a newer format', setFileText(full).replace('set/1', 'set/2'), 'newer'],
    ['another game', setFileText(full).replace('"copytoru"', '"kokopelli"'), 'closed'],
    ['a base set', setFileText({ ...full, kind: 'base' }), 'closed'],
    ['a colour nobody knows', setFileText(full).replace('"white"', '"mauve"'), 'closed'],
  ])('%s: %s', (_name, text, is) => {
    expect(readDraft(text)).toEqual({ is });
  });
});

describe('found by feeding mutated sets:', () => {
  const head = {
    format: 'tefuda-card-set/1',
    id: 'garden',
    game: 'copytoru',
    kind: 'designs',
    name: { en: 'G' },
  };
  const kirby = { id: 'a', type: 'kirby', color: 'red', power: 3, name: { en: 'A' } };
  const file = (...cards: readonly object[]): string => JSON.stringify({ ...head, cards });
  const rewritten = (text: string): string => {
    const { set } = read(text);
    if (set === null) throw new Error('It could not be read.');
    return setFileText(set);
  };
  /** What a file looks like after it was saved in the workshop without a change. */
  const saved = (text: string): unknown => {
    const reading = readDraft(text);
    if (reading.is !== 'draft') throw new Error(`It is ${reading.is}.`);
    return JSON.parse(setFileText(reading.draft, text));
  };

  it('a picture with an empty scene, or an empty file, is still a picture when it was written', () => {
    expect(read(rewritten(file({ ...kirby, art: { scene: '', props: ['x'] } }))).set).not.toBeNull();
    const text = file({ ...kirby, art: { file: '', crop: { x: 0, y: 0, width: 1, height: 1 } } });
    expect(readDraft(JSON.stringify(saved(text))).is).toBe('draft');
  });

  it('a name that is empty in every language is no name, before and after it was written', () => {
    for (const broken of [{ name: { en: '' } }, { field: { en: '', game: { en: 'Home' } } }]) {
      const { set, problems } = read(file({ ...kirby, ...broken }));
      expect([set, problems.map(({ code }) => code)]).toEqual([null, ['no-language']]);
    }
  });

  it('a name of a time of day as long as any text opens in the workshop', () => {
    const text = file({ ...kirby, art: { scene: 'meadow', palette: 'x'.repeat(300) } });
    expect(read(text).set).not.toBeNull();
    expect(readDraft(text).is).toBe('draft');
  });

  it('a field of the other game’s cards goes on with the card that has it', () => {
    const effect = { hears: 'exchange', cards: 1 };
    expect(saved(file({ ...kirby, effect }))).toMatchObject({ cards: [{ id: 'a', effect }] });
    const feast = {
      ...head,
      game: 'kokopelli',
      cards: [{ id: 'b', type: 'ceremony', name: { en: 'B' }, effect, color: 'red' }],
    };
    expect(saved(JSON.stringify(feast))).toMatchObject({ cards: [{ id: 'b', color: 'red' }] });
  });

  it('an unknown field in what a card does closes no workshop, and stays until that is changed', () => {
    const effect = { hears: 'exchange', cards: 1, note: 'mine' };
    const feast = JSON.stringify({
      ...head,
      game: 'kokopelli',
      cards: [{ id: 'b', type: 'ceremony', name: { en: 'B' }, effect }],
    });
    expect(saved(feast)).toMatchObject({ cards: [{ effect }] });
    const text = file({ ...kirby, effects: [{ get: 2, note: 'mine' }, { action: 1 }] });
    expect(saved(text)).toMatchObject({ cards: [{ effects: [{ get: 2, note: 'mine' }, { action: 1 }] }] });
    const reading = readDraft(text);
    if (reading.is !== 'draft' || reading.draft.kind !== 'designs') throw new Error('It does not open.');
    const [card] = reading.draft.cards;
    if (card?.type !== 'kirby') throw new Error('It is another card.');
    expect(card.effects).toEqual([{ get: 2 }, { action: 1 }]);
    const changed = setFileText({ ...reading.draft, cards: [{ ...card, effects: [{ get: 3 }] }] }, text);
    expect(JSON.parse(changed)).toMatchObject({ cards: [{ effects: [{ get: 3 }] }] });
  });
});

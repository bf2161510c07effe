import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  COLORS,
  countCards,
  FIGURES,
  isPlayed,
  makeLibrary,
  PALETTES,
  playHash,
  POINTS_BY_LIFE,
  readCardSet,
  SCENES,
} from '@shared/cards';
import type { DrawnArt } from '@shared/cards/card';
import type { EnemyCard, KirbyCard } from './card';
import { copytoruVocabulary } from './effects';
import { PRINTED } from './testing/printed';

const readShipped = (id: string) => {
  const file = `cardsets/${id}/set.json`;
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return { file, ...readCardSet({ text, file, vocabularies: { copytoru: copytoruVocabulary } }) };
};
const library = makeLibrary([readShipped('copytoru-base'), readShipped('copytoru-promo')]);
const base = library.set('copytoru-base');
const promo = library.set('copytoru-promo');
if (base === undefined || promo === undefined) throw new Error('a shipped set cannot be read');

const kirby = base.cards.filter((card): card is KirbyCard => card.type === 'kirby');
const enemies = base.cards.filter((card): card is EnemyCard => card.type === 'enemy');
const played = base.cards.filter(isPlayed);

/** Every copy of some cards, one entry each. */
const copies = <Card extends { copies: number }>(cards: readonly Card[]): Card[] =>
  cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
const tally = (values: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const total = (cards: readonly EnemyCard[]): number => cards.reduce((sum, { points }) => sum + points, 0);

describe('the box', () => {
  it('is read without any problem', () => {
    expect(library.problems).toEqual([]);
  });

  it('holds 112 cards: 54 Kirby, 48 enemies, 10 others', () => {
    expect(countCards(base)).toEqual({ kirby: 54, enemy: 48, number: 4, rules: 2, blank: 4, variants: 0 });
    const blanks = copies(base.cards.filter(({ type }) => type === 'blank'));
    expect(tally(blanks.map((card) => ('design' in card ? (card.design ?? '') : '')))).toEqual({
      kirby: 2,
      enemy: 2,
    });
  });

  it('says how sure each printed name is: 5 are known, 14 inferred, 26 a guess', () => {
    const named = played.filter((card) => card.printed !== undefined);
    expect(tally(named.map((card) => card.printed?.basis ?? ''))).toEqual({
      known: 5,
      inferred: 14,
      guess: 26,
    });
    const known = named.filter((card) => card.printed?.basis === 'known').map(({ id }) => id);
    expect(known).toEqual([
      'enemy-white-1',
      'enemy-white-5',
      'enemy-white-6-whispy',
      'enemy-white-6-lololo',
      'enemy-white-8-meta',
    ]);
  });

  it('holds 22 Normal cards: 1 to 8 twice, and 3, 4, 5 twice more', () => {
    const normal = copies(kirby).filter(({ color }) => color === 'white');
    expect(tally(normal.map(({ power }) => power))).toEqual({
      1: 2,
      2: 2,
      3: 4,
      4: 4,
      5: 4,
      6: 2,
      7: 2,
      8: 2,
    });
  });

  it('holds 32 Copy Ability cards: 1 to 8 in four colours', () => {
    const copy = copies(kirby).filter(({ color }) => color !== 'white');
    const each = COLORS.slice(1).flatMap((color) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((power) => `${color} ${power}`),
    );
    expect(copy.map(({ color, power }) => `${color} ${power}`).sort()).toEqual(each.sort());
  });

  it('holds enemies 1 to 8, once in four colours and twice in white, 6 to 8 as two characters each', () => {
    expect(tally(copies(enemies).map(({ color }) => color))).toEqual({
      white: 16,
      red: 8,
      blue: 8,
      yellow: 8,
      green: 8,
    });
    for (const color of COLORS) {
      const lives = copies(enemies.filter((enemy) => enemy.color === color)).map(({ life }) => life);
      expect(tally(lives)).toEqual(
        Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((life) => [life, color === 'white' ? 2 : 1])),
      );
    }
    const white = enemies.filter(({ color, life }) => color === 'white' && life >= 6);
    expect(white.map(({ life, copies: count }) => `${life}×${count}`)).toEqual([
      '6×1',
      '6×1',
      '7×1',
      '7×1',
      '8×1',
      '8×1',
    ]);
  });

  it('is worth 38 points a suit, 228 in all, on the known scale', () => {
    for (const { life, points } of enemies) expect(points).toBe(POINTS_BY_LIFE[life]);
    for (const color of COLORS.slice(1))
      expect(total(enemies.filter((enemy) => enemy.color === color))).toBe(38);
    expect(total(copies(enemies))).toBe(228);
  });

  it('has 20 enemies that may lie in the first layout of Copy Ability Battle', () => {
    expect(copies(enemies).filter(({ color, life }) => color !== 'white' && life <= 5)).toHaveLength(20);
  });

  it('shows the first ability of its colour on odd powers and the second on even ones', () => {
    const pairs = {
      yellow: ['beam', 'cutter'],
      blue: ['bomb', 'ice'],
      red: ['fire', 'fighter'],
      green: ['sword', 'spark'],
    };
    for (const card of played) {
      const number = card.type === 'kirby' ? card.power : card.life;
      expect(card.ability).toBe(card.color === 'white' ? undefined : pairs[card.color][(number + 1) % 2]);
    }
  });

  it('carries the printed abilities, and none on 8 and on Normal cards', () => {
    const same: Readonly<Record<string, string>> = { B2: 'Y2', B3: 'Y3', B7: 'Y7', G7: 'R7' };
    for (const { color, power, effects } of kirby) {
      const name = `${color.charAt(0).toUpperCase()}${power}`;
      const none = color === 'white' || power === 8;
      expect(effects).toEqual(none ? [] : PRINTED[same[name] ?? name]);
    }
  });

  it('keeps its contents: a new hash would break every record', () => {
    expect(playHash(base)).toMatchInlineSnapshot(
      `"2bad4d0d4db91e561b58c01de2794250dff7dd5c6e0410a2cb12c7c0abfebf05"`,
    );
  });
});

describe('the promo cards', () => {
  it('are eight other looks for cards of the box', () => {
    expect(promo.variants.map(({ of }) => of.replace('copytoru-base/', '')).sort()).toEqual(
      ['normal-1', 'normal-3', 'normal-5', 'yellow-7', 'blue-8', 'red-7', 'green-8', 'enemy-white-1'].sort(),
    );
    expect(library.variants).toHaveLength(8);
  });

  it('have pictures that differ from their cards', () => {
    for (const { of, art } of promo.variants) expect(art).not.toEqual(library.card(of)?.art);
  });
});

describe('the words on the cards', () => {
  const all = [...base.cards, ...promo.variants];
  const lines = (text: string, width: number): string[] => {
    const wrapped = [''];
    for (const word of text.split(' ')) {
      const last = wrapped.at(-1) ?? '';
      const longer = last === '' ? word : `${last} ${word}`;
      if (longer.length <= width) wrapped[wrapped.length - 1] = longer;
      else wrapped.push(word);
    }
    return wrapped;
  };

  it.each(['en', 'ja'] as const)(
    'are there in %s, with names and flavour lines all different',
    (language) => {
      const names = all.map(({ name }) => name?.[language] ?? '');
      const flavors = [...played, ...promo.variants].map(({ flavor }) => flavor?.[language] ?? '');
      expect(names).not.toContain('');
      expect(flavors).not.toContain('');
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(flavors).size).toBe(flavors.length);
      for (const { field, source } of played) {
        if (field !== undefined) expect([field[language], field.game?.[language]]).not.toContain(undefined);
        expect(source?.[language]).toBeDefined();
      }
      for (const { source } of all) expect(source?.[language]).toBeDefined();
    },
  );

  it('let every flavour line stand in two lines', () => {
    for (const { flavor } of [...played, ...promo.variants]) {
      for (const [text, width] of [
        [flavor?.en, 24],
        [flavor?.ja, 14],
      ] as const) {
        const wrapped = lines(text ?? '', width);
        expect(wrapped.length).toBeLessThanOrEqual(2);
        for (const line of wrapped) expect(line.length).toBeLessThanOrEqual(width);
      }
    }
  });

  it('are our own: no printed name stands in them', () => {
    const printed = played.flatMap((card) => Object.values(card.printed?.name ?? {}));
    expect(printed.length).toBeGreaterThan(60);
    const theirs = [...new Set([...printed, ...printed.flatMap((name) => name.split(/[ &＆.]+/))])]
      // Everyday words that printed names are made of are nobody's own.
      .filter(
        (word) =>
          word.length > 3 &&
          !['King', 'Blade', 'Knight', 'Woods', 'Quick', 'Spin', 'Slash', 'Head'].includes(word),
      );
    const ours = all.flatMap(({ name, flavor }) => [name?.en, name?.ja, flavor?.en, flavor?.ja]).join('\n');
    const words = new Set(ours.split(/[^A-Za-z]+/));
    const stands = (word: string): boolean =>
      /^[A-Za-z]+$/.test(word) ? words.has(word) : ours.includes(word);
    expect([...theirs, 'Kirby', 'カービィ', 'Dedede', 'デデデ'].filter(stands)).toEqual([]);
  });
});

describe('the pictures', () => {
  const drawn = played.flatMap((card) => {
    const art = card.art;
    return art !== undefined && 'scene' in art ? [{ card, art }] : [];
  });

  it('are all drawn, from names the program knows', () => {
    expect(drawn).toHaveLength(played.length);
    const variants = promo.variants.flatMap(({ art }): DrawnArt[] =>
      art !== undefined && 'scene' in art ? [art] : [],
    );
    for (const { scene, palette, figure } of [...drawn.map(({ art }) => art), ...variants]) {
      expect(SCENES).toContain(scene);
      expect(PALETTES).toContain(palette);
      expect(FIGURES).toContain(figure);
    }
  });

  it('use every scene', () => {
    expect(SCENES.filter((scene) => !drawn.some(({ art }) => art.scene === scene))).toEqual([]);
  });

  it('differ in the time of day where two cards show one place', () => {
    const seen = drawn.map(({ card, art }) => `${card.field?.en ?? card.id} at ${art.palette}`);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('show the ability of the card on Kirby cards', () => {
    for (const { card, art } of drawn) {
      if (card.type !== 'kirby') continue;
      expect(art.figure).toBe(card.ability ?? (card.power >= 7 ? 'comet' : 'swirl'));
    }
  });
});

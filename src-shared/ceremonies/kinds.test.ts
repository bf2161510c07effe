import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutRuby } from '@shared/cards/japanese';
import { LANGUAGES } from '@shared/cards/words';
import { messages } from '@shared/locales';
import {
  CEREMONY_SIGNS,
  ceremonyShort,
  ceremonySigns,
  ceremonyText,
  EFFECT_KINDS,
  effectFields,
  effectKind,
  effectSchema,
  freshEffect,
  PLAIN_RULE,
  ruleOf,
  type Effect,
} from './index';

/** Every value a field can be set to. */
const valuesOf = (field: ReturnType<typeof effectFields>[number]): readonly Effect[] =>
  field.control === 'number'
    ? Array.from({ length: field.max - field.min + 1 }, (_, i) => field.set(field.min + i))
    : field.options.map((option) => field.set(option));

/** Every effect there is: each kind with each combination of its fields. */
const EVERY: readonly Effect[] = EFFECT_KINDS.flatMap((kind) => {
  let effects: readonly Effect[] = [freshEffect(kind)];
  effectFields(freshEffect(kind)).forEach((_, index) => {
    effects = effects.flatMap((effect) => {
      const field = effectFields(effect)[index];
      return field === undefined ? [effect] : valuesOf(field);
    });
  });
  return effects;
});

const whole = (effect: Effect, language: 'en' | 'ja'): string => ceremonyText(effect, language).join(' ');

describe('every effect', () => {
  it('is one of 222', () => {
    // laid 3·3·3·5, completed 3·3·5, open 5·2, empty hand 5 + 3, draw 3 + 2, play 2 + 2, stack 2 + 2, limit 5,
    // exchange 3, reach 1 + 2.
    expect(EVERY).toHaveLength(135 + 45 + 10 + 8 + 5 + 4 + 4 + 5 + 3 + 3);
    expect(new Set(EVERY.map((effect) => JSON.stringify(effect))).size).toBe(EVERY.length);
  });

  it('is accepted by the schema as it is', () => {
    for (const effect of EVERY) expect(effectSchema.parse(effect)).toEqual(effect);
  });

  it('changes the rules', () => {
    for (const effect of EVERY) expect(ruleOf(effect)).not.toEqual(PLAIN_RULE);
    expect(Object.keys(ruleOf({ hears: 'reach', spaces: 'all' }))).toEqual(Object.keys(PLAIN_RULE));
  });

  it.each(LANGUAGES)('says in %s what no other effect says', (language) => {
    const texts = EVERY.map((effect) => whole(effect, language));
    const shorts = EVERY.map((effect) => ceremonyShort(effect, language));
    expect(new Set(texts).size).toBe(EVERY.length);
    expect(new Set(shorts).size).toBe(EVERY.length);
    for (const said of [...texts, ...shorts]) expect(said).not.toMatch(/undefined|NaN|《| {2}|^\s*$/);
  });

  it('fits the lines of a card and of a list', () => {
    for (const effect of EVERY) {
      for (const line of ceremonyText(effect, 'en')) expect(line.length).toBeLessThan(30);
      for (const line of ceremonyText(effect, 'ja')) expect(line.length).toBeLessThan(20);
      expect(ceremonyShort(effect, 'en').length).toBeLessThanOrEqual(40);
      expect(ceremonyShort(effect, 'ja').length).toBeLessThanOrEqual(20);
    }
  });

  it('is one sentence', () => {
    for (const effect of EVERY) {
      expect(whole(effect, 'en')).toMatch(/^[A-Z0-9][^.]*\.$/);
      expect(whole(effect, 'ja')).toMatch(/^[^。]*。$/);
    }
  });

  it('counts one thing as one: no “1 points”, no “2 point”', () => {
    for (const effect of EVERY) {
      const said = `${whole(effect, 'en')} ${ceremonyShort(effect, 'en')}`;
      expect(said).not.toMatch(/\b1 (points|cards)\b|\b([02-9]|1\d) (point|card)\b/);
    }
  });

  it('marks every kanji of its Japanese text with a reading', () => {
    for (const effect of EVERY) {
      const read = ceremonyText(effect, 'ja', { ruby: true }).join(' ');
      expect(read.replace(/[一-鿿々]+《[^》]+》/gu, '')).not.toMatch(/[一-鿿々]/u);
      expect(withoutRuby(read)).toBe(whole(effect, 'ja'));
    }
  });

  it('has signs of its own', () => {
    const known: readonly string[] = CEREMONY_SIGNS;
    const signs = EVERY.map((effect) => {
      const parts = ceremonySigns(effect);
      for (const part of parts) if ('sign' in part) expect(known).toContain(part.sign);
      return parts.map((part) => ('sign' in part ? `{${part.sign}}` : part.text)).join(' ');
    });
    expect(new Set(signs).size).toBe(EVERY.length);
    expect(CEREMONY_SIGNS.filter((sign) => !signs.some((shown) => shown.includes(`{${sign}}`)))).toEqual([]);
  });
});

describe('points for what others and anyone do', () => {
  it.each<[Effect, string, string]>([
    [
      { hears: 'laid', card: 'ceremony', by: 'others', where: 'away', points: 2 },
      '2 points for each ceremony card others lay outside your village.',
      'ほかの村に ほかの人が おまつりカードを おくたびに ２点。',
    ],
    [
      { hears: 'laid', card: 'any', by: 'anyone', where: 'anywhere', points: 5 },
      '5 points for each card anyone lays in any village.',
      'どの村でも カードが おかれるたびに ５点。',
    ],
    [
      { hears: 'laid', card: 'kokopelli', by: 'me', where: 'home', points: 1 },
      '1 point for each Kokopelli you lay in your village.',
      'この村に 自分が ココペリを おくたびに １点。',
    ],
    [
      { hears: 'completed', by: 'others', where: 'home', points: 3 },
      '4 points instead of 1 when others complete a ceremony in your village.',
      'ほかの人が この村の おまつりを 完成させると １点ではなく ４点。',
    ],
    [
      { hears: 'completed', by: 'others', where: 'away', points: 1 },
      '1 point when others complete a ceremony outside your village.',
      'ほかの村で ほかの人が おまつりを 完成させるたびに １点。',
    ],
    [
      { hears: 'completed', by: 'anyone', where: 'home', points: 2 },
      '2 points more when anyone completes a ceremony in your village.',
      'この村で おまつりが 完成するたびに さらに ２点。',
    ],
    [
      { hears: 'open', points: 2, every: 'time' },
      '2 points each time you open a ceremony.',
      'おまつりを ひらくたびに ２点。',
    ],
    [
      { hears: 'draw', free: 2 },
      'The first 2 times you draw in a turn cost no action.',
      'ターンに ２回まで 行動を つかわずに ひける。',
    ],
  ])('%j', (effect, en, ja) => {
    expect([whole(effect, 'en'), whole(effect, 'ja')]).toEqual([en, ja]);
  });
});

describe('the rule of an effect', () => {
  it.each<[Effect, object]>([
    [{ hears: 'draw', cards: 3 }, { drawCards: 3 }],
    [{ hears: 'draw', free: 2 }, { freeDraws: 2 }],
    [
      { hears: 'open', points: 2, every: 'turn' },
      { openPoints: 2, openOnce: true },
    ],
    [
      { hears: 'open', points: 2, every: 'time' },
      { openPoints: 2, openOnce: false },
    ],
    [{ hears: 'play', cards: 3 }, { playCards: 3 }],
    [{ hears: 'play', mismatched: 2 }, { mismatches: 2 }],
    [
      { hears: 'laid', card: 'kokopelli', by: 'others', where: 'home', points: 2 },
      { laid: { card: 'kokopelli', by: 'others', where: 'home', points: 2 } },
    ],
    [
      { hears: 'completed', by: 'anyone', where: 'away', points: 4 },
      { completed: { by: 'anyone', where: 'away', points: 4 } },
    ],
    [{ hears: 'empty-hand', points: 6 }, { emptyPoints: 6 }],
    [{ hears: 'empty-hand', cards: 5 }, { emptyCards: 5 }],
    [{ hears: 'exchange', cards: 2 }, { exchangeCards: 2 }],
    [{ hears: 'hand-limit', limit: 8 }, { handLimit: 8 }],
    [{ hears: 'reach', spaces: 'all' }, { wide: true }],
    [{ hears: 'reach', closed: 'ceremony' }, { closed: 'ceremony' }],
    [{ hears: 'stack-size', kokopelli: 3 }, { kokopelliCounts: 3 }],
    [{ hears: 'stack-size', complete: 2 }, { completeAt: 2 }],
  ])('%j is the plain rule but for %j', (effect, change) => {
    expect(ruleOf(effect)).toEqual({ ...PLAIN_RULE, ...change });
  });
});

describe('the blocks', () => {
  const wild = fc.record({
    field: fc.nat(4),
    number: fc.oneof(fc.integer({ min: -3, max: 14 }), fc.double(), fc.constant(NaN)),
    word: fc.oneof(fc.constantFrom('others', 'away', 'ceremony', 'time'), fc.string()),
  });

  it.each(EFFECT_KINDS)('%s stays acceptable and of its kind whatever is done to its fields', (kind) => {
    fc.assert(
      fc.property(fc.array(wild, { maxLength: 6 }), (edits) => {
        let effect = freshEffect(kind);
        for (const { field, number, word } of edits) {
          const fields = effectFields(effect);
          const chosen = fields[field % Math.max(1, fields.length)];
          if (chosen === undefined) continue;
          effect = chosen.control === 'number' ? chosen.set(number) : chosen.set(word);
          expect(effectSchema.parse(effect)).toEqual(effect);
          expect(effectKind(effect)).toBe(kind);
        }
      }),
    );
  });

  it('write back what stands in them', () => {
    for (const effect of EVERY) {
      for (const field of effectFields(effect)) {
        expect(field.control === 'number' ? field.set(field.value) : field.set(field.value)).toEqual(effect);
      }
    }
  });

  it.each(LANGUAGES)('have words in %s for every kind, field and choice', (language) => {
    const { ceremonies, fields: fieldNames } = messages[language].blocks;
    for (const kind of EFFECT_KINDS) {
      const fields = effectFields(freshEffect(kind));
      const slots = [...ceremonies.kinds[kind].sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([...slots].sort()).toEqual(fields.map(({ name }) => name).sort());
      expect(ceremonies.kinds[kind].name).not.toBe('');
      for (const field of fields) {
        expect(Object.keys(fieldNames)).toContain(field.name);
        if (field.control !== 'choice') continue;
        for (const option of field.options)
          expect(messages[language]).toHaveProperty(`${field.words}.${option}`, expect.any(String));
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { messages } from './index';

type Tree = string | { readonly [key: string]: Tree };

/** Every sentence of a language, by its full key. */
function sentences(tree: Tree, path = ''): Map<string, string> {
  if (typeof tree === 'string') return new Map([[path, tree]]);
  const inner = Object.entries(tree).flatMap(([key, value]) => [
    ...sentences(value, path === '' ? key : `${path}.${key}`),
  ]);
  return new Map(inner);
}

const placeholders = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();

const en = sentences(messages.en);
const ja = sentences(messages.ja);

describe('the words of the program', () => {
  it('are complete in both languages', () => {
    const missingInJapanese = [...en.keys()].filter((key) => !ja.has(key));
    const missingInEnglish = [...ja.keys()].filter((key) => !en.has(key));
    expect({ missingInJapanese, missingInEnglish }).toEqual({ missingInJapanese: [], missingInEnglish: [] });
    expect(en.size).toBeGreaterThan(100);
  });

  it('are never empty', () => {
    const empty = [...en, ...ja].filter(([, sentence]) => sentence.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });

  it('speak of the same things in both languages', () => {
    const different = [...en]
      .filter(([key, sentence]) => {
        const other = ja.get(key);
        return other !== undefined && `${placeholders(sentence)}` !== `${placeholders(other)}`;
      })
      .map(([key]) => key);
    expect(different).toEqual([]);
  });

  it('never shout with two exclamation marks', () => {
    const loud = [...en, ...ja].filter(([, sentence]) => /[!！]{2}/.test(sentence)).map(([key]) => key);
    expect(loud).toEqual([]);
  });
});

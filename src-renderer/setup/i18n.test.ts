import { expect, it } from 'vitest';
import { messages } from '@shared/locales';
import { createFormatter } from '@shared/locales/format';
import { i18n } from './i18n';

/** Every key of the tree with its sentence. */
const sentences = (tree: object, before: string[] = []): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[[...before, name].join('.'), value]];
    return typeof value === 'object' && value !== null ? sentences(value, [...before, name]) : [];
  });

it.each(['en', 'ja'] as const)('says on the screen what the command line and files say (%s)', (language) => {
  const say = createFormatter(language);
  const all = sentences(messages[language]);
  expect(all.length).toBeGreaterThan(1000);
  i18n.global.locale.value = language;
  const different = all.filter(([key]) => i18n.global.t(key, { n: 2 }) !== say(key, { n: 2 }));
  i18n.global.locale.value = 'en';
  expect(different).toEqual([]);
});

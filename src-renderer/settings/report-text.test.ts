import { expect, it } from 'vitest';
import { reportText, type ReportInput } from './report-text';

const input: ReportInput = {
  info: {
    ...{ name: 'Tefuda', version: '1.2.3', host: 'web', dataFolder: '/home/mika/data' },
    ...{ systemLanguage: 'ja-JP', notices: [] },
  },
  report: {
    ...{ system: 'linux 6 x64', node: '20.1.0', electron: null, chromium: null, dataFolder: '~/data' },
    ...{ matches: 1, records: 2, sets: 3, notices: [], problems: [] },
  },
  ...{ language: 'en', cardLanguage: 'same', browser: 'Mozilla/5.0' },
  t: (key) => key.replace(/^.*\./, ''),
  say: ({ key }) => key,
};

it('a report is one line for each thing, and says where there is nothing', () => {
  expect(reportText(input)).toBe(
    `Tefuda 1.2.3
host: web
system: linux 6 x64
versions: Node 20.1.0
browser: Mozilla/5.0
languages: en, same, ja-JP
folder: ~/data
matches: 1
records: 2
sets: 3

notices
none

problems
none
`,
  );
});

it('a report of the desktop names its own browser, and every notice and problem has a line', () => {
  const text = reportText({
    ...input,
    info: { ...input.info, host: 'electron' },
    report: {
      ...{ ...input.report, electron: '45.5.0', chromium: '150.0' },
      notices: [{ key: 'one' }, { key: 'two' }],
      problems: [{ file: '~/data/set.json', path: '', code: 'no-json' }],
    },
  });
  expect(text).toContain('versions: Node 20.1.0, Electron 45.5.0, Chromium 150.0\nlanguages');
  expect(text).toContain('notices\n- one\n- two\n\nproblems\n- ~/data/set.json · no-json\n');
});

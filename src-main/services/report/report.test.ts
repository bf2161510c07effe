import { expect, it } from 'vitest';
import { makeReport, withoutOwner } from './report';

const owner = { home: '/home/mika', name: 'mika' };

it.each([
  ['/home/mika/.local/share/tefuda', '~/.local/share/tefuda'],
  ['/media/Mika/stick/mikado', '/media/~/stick/mikado'],
  ['no path', 'no path'],
])('a report says %s as %s', (text, said) => expect(withoutOwner(text, owner)).toBe(said));

it('a report on Windows does not say whose computer it is either', () => {
  const windows = { home: 'C:\\Users\\Mika', name: 'Mika' };
  expect(withoutOwner('C:\\Users\\Mika\\AppData\\x', windows)).toBe('~\\AppData\\x');
  expect(withoutOwner('D:\\mika\\x', windows)).toBe('D:\\~\\x');
});

it('a report holds what was told and what is wrong, but no name of a player and no name of a folder', async () => {
  const problem = {
    severity: 'error',
    found: 'x',
    expected: 'y',
    code: 'unknown-color',
    path: 'cards[1]',
  } as const;
  const report = await makeReport({
    dataFolder: '/home/mika/data',
    owner,
    matches: { list: () => Promise.resolve([]) },
    designs: { list: () => Promise.resolve([]) },
    library: {
      snapshot: () => ({
        ...{ sets: [], cards: {}, variants: {} },
        problems: [{ ...problem, file: '/home/mika/data/designs/a/set.json' }],
      }),
    },
    notices: {
      told: [
        { key: 'main.notices.file-unreadable', values: { file: '/home/mika/data/x' } },
        { key: 'main.refusals.computer-failed', values: { name: 'Aoi' } },
        { key: 'main.notices.match-set-aside', values: { names: 'Aoi, Mika' } },
      ],
    },
  });
  expect(report).toMatchObject({
    ...{ dataFolder: '~/data', node: process.versions.node, electron: null, matches: 0, records: 0, sets: 0 },
    notices: [
      { key: 'main.notices.file-unreadable', values: { file: '~/data/x' } },
      { key: 'main.refusals.computer-failed', values: { name: '…' } },
      { key: 'main.notices.match-set-aside', values: { names: '…' } },
    ],
    problems: [{ file: '~/data/designs/a/set.json', path: 'cards[1]', code: 'unknown-color' }],
  });
  expect(JSON.stringify(report)).not.toMatch(/mika|Aoi/i);
});

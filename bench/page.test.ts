import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { betweenMarks, writeRun } from './page';
import { atMost, timesAsFast } from './rows';
import { missed, table } from './table';

const MARKS = { begin: '<!-- here -->', end: '<!-- to here -->' };

describe('the table of the benchmark', () => {
  it('shows peer and limits beside each figure, and what is missed', () => {
    const text = table([
      timesAsFast('matches', 86.4, { must: 100, aim: 400 }, 'boardgame.io: 87 matches/s'),
      atMost('reading', 12.34, 'ms', { must: 60, aim: 15 }),
      { what: 'set-up', figure: '5 µs' },
    ]);
    expect(text.split('\n')).toEqual([
      '| what    | figure  | beside                     | must    | aim   |        |',
      '| ------- | ------- | -------------------------- | ------- | ----- | ------ |',
      '| matches | 86×     | boardgame.io: 87 matches/s | ≥ 100×  | 400×  | MISSED |',
      '| reading | 12.3 ms |                            | ≤ 60 ms | 15 ms | holds  |',
      '| set-up  | 5 µs    |                            |         |       |        |',
    ]);
  });

  it('is followed by the limits that are missed, each with its figure', () => {
    const slow = timesAsFast('matches', 86.4, { must: 100, aim: 400 }, 'boardgame.io: 87 matches/s');
    const quick = atMost('reading', 12.34, 'ms', { must: 60, aim: 15 });
    expect(missed([slow, quick])).toBe(
      'Limits that are missed: 1.\n\n- matches: **86×**, must be ≥ 100× (boardgame.io: 87 matches/s)',
    );
    expect(missed([quick, { what: 'set-up', figure: '5 µs' }])).toBe('Every limit holds.');
  });

  it('takes the place of the last one on its page and leaves the words around it alone', () => {
    const page = (found: string): string =>
      `# Title\n\n${MARKS.begin}\n\n${found}\n\n${MARKS.end}\n\nWords.\n`;
    expect(betweenMarks(page('old'), MARKS, 'new')).toBe(page('new'));
    expect(() => betweenMarks('# Title\n', MARKS, 'new')).toThrow('no place');
  });

  it('has a place on the page about speed', () => {
    const page = readFileSync(new URL('../docs/performance.md', import.meta.url), 'utf8');
    const path = join(tmpdir(), `tefuda-page-${process.pid}.md`);
    writeFileSync(path, page);
    writeRun(path, '| a new table |');
    const written = readFileSync(path, 'utf8');
    rmSync(path);
    expect(written).toContain('| a new table |');
    expect(written).toContain('## What the figures mean');
  });
});

import { describe, expect, it } from 'vitest';
import { betweenMarks } from './page';
import { atMost, timesAsFast } from './rows';
import { table } from './table';

const BEGIN = '<!-- the table: npm run bench -- --write -->';
const END = '<!-- end of the table -->';

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

  it('takes the place of the last one on its page and leaves the words around it alone', () => {
    const page = `# Title\n\n${BEGIN}\n\nold\n\n${END}\n\nWords.\n`;
    expect(betweenMarks(page, 'new')).toBe(`# Title\n\n${BEGIN}\n\nnew\n\n${END}\n\nWords.\n`);
    expect(() => betweenMarks('# Title\n', 'new')).toThrow('no marks');
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFormatter } from '@shared/locales/format';
import { inWords, type BenchReport } from './bench/report';
import { tefuda } from './testing/run';

const report = z.strictObject({
  machine: z.strictObject({
    cpu: z.string().min(1),
    cores: z.int().positive(),
    node: z.literal(process.versions.node),
  }),
  tables: z.array(
    z.strictObject({
      game: z.string(),
      seats: z.int(),
      matches: z.int().positive(),
      picks: z.int().positive(),
      searchMatches: z.int().positive(),
      searchPicks: z.int().positive(),
      iterations: z.int().positive(),
    }),
  ),
  copies: z.int().positive(),
  reading: z.strictObject({
    cards: z.literal(1000),
    first: z.number().positive(),
    again: z.number().positive(),
  }),
  seconds: z.number().positive(),
});

/** As little as can be measured. */
const SHORT = ['--time', '1'];

describe('tefuda bench', () => {
  it('measures both games with two and with four seats, copies and reading', async () => {
    const { code, out, err } = await tefuda('bench', ...SHORT, '--json');
    expect([code, err]).toEqual([0, '']);
    const { tables } = report.parse(JSON.parse(out));
    expect(tables.map(({ game, seats }) => `${game} ${seats}`)).toEqual([
      'copy-ability-battle 2',
      'copy-ability-battle 4',
      'kokopelli 2',
      'kokopelli 4',
    ]);
    // With two seats a match of random picks has between 30 and 60 of them, whatever the machine.
    const [two] = tables;
    const picksAMatch = (two?.picks ?? 0) / (two?.matches ?? 1);
    expect(picksAMatch).toBeGreaterThan(30);
    expect(picksAMatch).toBeLessThan(60);
    // It ends after so much processor time, which a busy machine may take long to give.
  }, 60_000);

  it('says it in words of either language', () => {
    const figures = { matches: 30_000, picks: 2_600_000, searchMatches: 40_000, searchPicks: 3_400_000 };
    const measured: BenchReport = {
      machine: { cpu: 'Abacus', cores: 1, node: '20.19.0' },
      tables: [{ game: 'kokopelli', seats: 2, ...figures, iterations: 31_000 }],
      copies: 2_000_000,
      reading: { cards: 1000, first: 55.1, again: 20.4 },
      seconds: 31.2,
    };
    const english = inWords(measured, createFormatter('en')).split('\n');
    expect(english.slice(0, 4)).toEqual([
      'Abacus, 1 core, Node 20.19.0',
      'A second is a second of one core’s work, whatever else the machine does.',
      'Kokopelli, 2 seats',
      '  random matches: 30,000 matches/s, 2,600,000 picks/s',
    ]);
    expect(english).toContain('Reading a set of 1000 cards: 55.1 ms the first time, then 20.4 ms');
    const japanese = inWords(measured, createFormatter('ja')).split('\n');
    expect(japanese).toContain('ココペリ、2人');
    expect(japanese).toContain(
      '1000まいの カードセットを 読む 時間: はじめは 55.1ミリ秒、次からは 20.4ミリ秒',
    );
  });

  it('needs a time that is a whole number', async () => {
    const { code, err } = await tefuda('bench', '--time', 'soon', '--lang', 'en');
    expect([code, err]).toEqual([2, '--time needs a whole number of 1 or more, not soon.\n']);
  });
});

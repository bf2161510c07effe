import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { optionId } from './decision';
import { startMatch, type Match } from './match';
import { recordMatch } from './recording';
import { zoneCards } from './table';
import { makeBelow, randomPick } from './testing/generator';
import { tinyGame } from './testing/tiny-game';

const rules = tinyGame(2);
const header = {
  format: 'tefuda-record/1' as const,
  app: '0',
  game: 'tiny',
  options: {},
  seats: [{ name: 'A', player: 'random' }],
  seed: 'trace',
  sets: [],
};
const tracedLine = z.object({
  n: z.number().optional(),
  forced: z.literal(true).optional(),
  decision: z.string().optional(),
  pick: z.array(z.string()).optional(),
  options: z.array(z.string()).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  zones: z.record(z.string(), z.array(z.string())).optional(),
  counters: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
});

function trace(): z.infer<typeof tracedLine>[] {
  const below = makeBelow('trace');
  const { text } = recordMatch(
    rules,
    header,
    ({ decision }: Match) => (decision === null ? [] : randomPick(decision, below)),
    true,
  );
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => tracedLine.parse(JSON.parse(line)));
}

describe('the traced form', () => {
  it('begins with the table after the set-up', () => {
    const [first] = trace();
    const { table } = startMatch(rules, 'trace');
    expect(first?.n).toBe(0);
    expect(first?.pick).toBeUndefined();
    expect(first?.zones?.['hand:0']).toEqual(
      zoneCards(table, 4).map((card) => `c${card}:tiny/card-${card % 8}`),
    );
    expect(first?.counters).toEqual({ turn: 0, phase: 'play' });
  });

  it('has every zone in every line, and options as they were before the pick', () => {
    const lines = trace().filter((line) => line.zones !== undefined);
    for (const [index, line] of lines.entries()) {
      expect(Object.keys(line.zones ?? {})).toEqual(rules.layout.zones.map((zone) => zone.name));
      const before = lines[index - 1];
      if (line.decision !== 'play' || before === undefined) continue;
      const seat = Number(before.counters?.turn) % 2;
      const hand = (before.zones?.[`hand:${seat}`] ?? []).map((card) => card.split(':')[0]);
      expect(line.options).toEqual([...hand, 'draw']);
      expect([line.min, line.max]).toEqual([1, 1]);
    }
  });

  it('numbers picks and marks forced ones', () => {
    const forcing = {
      ...rules,
      decide: (table: Parameters<typeof rules.decide>[0]) => {
        const open = rules.decide(table);
        return open?.kind === 'lay' ? { ...open, options: open.options.slice(0, 1) } : open;
      },
    };
    const below = makeBelow('forced');
    const choose = ({ decision }: Match): number[] => (decision === null ? [] : randomPick(decision, below));
    const lines = recordMatch(forcing, header, choose, true).text.trim().split('\n').slice(2);
    const parsed = lines.map((line) => tracedLine.parse(JSON.parse(line)));
    const lays = parsed.filter((line) => line.decision === 'lay');
    expect(lays.length).toBeGreaterThan(0);
    for (const lay of lays) {
      expect(lay).toMatchObject({ forced: true, pick: ['pile:left'], options: ['pile:left'] });
      expect(lay.n).toBeUndefined();
    }
    const numbers = parsed
      .filter((line) => line.pick !== undefined && line.forced !== true)
      .map((line) => line.n);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('writes option ids that records use', () => {
    expect(optionId(rules.layout, rules.acts, 3)).toBe('c3');
    expect(optionId(rules.layout, rules.acts, -1)).toBe('draw');
    expect(optionId(rules.layout, rules.acts, 1_000_001)).toBe('discard');
  });
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tefuda, type Ran } from './testing/run';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tefuda-kokopelli-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const simulate = (...args: string[]): Promise<Ran> =>
  tefuda(
    ...['simulate', '--game', 'kokopelli', '--cores', '1', '--data', folder, '--lang', 'en', ...args],
    ...['--records', folder],
  );
const replay = (...args: string[]): Promise<Ran> =>
  tefuda('replay', join(folder, 'match-0.jsonl'), '--data', folder, ...args);

const traced = z.object({
  n: z.number().optional(),
  decision: z.string().optional(),
  options: z.array(z.string()).optional(),
  zones: z.record(z.string(), z.array(z.string())),
  counters: z.record(z.string(), z.number()),
});
const headers = z.object({
  game: z.string(),
  options: z.object({ types: z.array(z.string()) }),
  sets: z.array(z.object({ id: z.string() })),
  cards: z.record(z.string(), z.unknown()).optional(),
});

const linesOf = (match = 0): unknown[] =>
  readFileSync(join(folder, `match-${match}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
const headerOf = (match = 0): z.infer<typeof headers> => headers.parse(linesOf(match)[0]);

/** The starter ten by the names of KO-15: E1 to E8, E10 and E12. */
const STARTER = [
  ...['double-step', 'twin-flute', 'quick-beat', 'open-basket', 'good-guest', 'empty-bowl', 'flute-host'],
  ...['grand-finale', 'wide-porch', 'first-spark'],
];

describe('a simulated match of Kokopelli', () => {
  it.each([2, 3, 4])(
    'is traced with its zones and counters, and replays in words: %i seats',
    async (seats) => {
      const { code } = await simulate('--games', '1', '--players', String(seats), '--trace');
      expect(code).toBe(0);
      const [, setUp, ...later] = linesOf();
      const start = traced.parse(setUp);
      const places = seats === 2 ? [1, 2, 3, 4, 5] : [1, 2, 3, 4];
      const each = Array.from({ length: seats }, (_, seat) => seat);
      expect(Object.keys(start.zones).sort()).toEqual(
        [
          ...['deck', 'hand', 'discard', 'won'].flatMap((zone) => each.map((seat) => `${zone}:${seat}`)),
          ...each.flatMap((seat) => places.map((place) => `village:${seat}:${place}`)),
          ...STARTER.map((type) => `tiles:${type}`),
          'end-tiles',
        ].sort(),
      );
      expect(Object.keys(start.counters).sort()).toEqual(
        ['actions', 'endTriggered', ...each.map((seat) => `points:${seat}`), 'seat'].sort(),
      );
      expect(start.counters).toMatchObject({ actions: 2, endTriggered: 0, 'points:0': 0 });
      // 36 cards each, five of them dealt.
      for (const seat of each) {
        expect(start.zones[`hand:${seat}`]).toHaveLength(5);
        expect(start.zones[`deck:${seat}`]).toHaveLength(31);
        const own = [...(start.zones[`hand:${seat}`] ?? []), ...(start.zones[`deck:${seat}`] ?? [])];
        const wild = own.filter((card) => card.endsWith(':kokopelli-base/kokopelli'));
        expect(wild).toHaveLength(6);
        expect(own.filter((card) => card.endsWith(':kokopelli-base/flute-host'))).toHaveLength(3);
      }
      // The 4 lies on the 3.
      expect(start.zones['tiles:flute-host']?.map((tile) => tile.split(':')[1])).toEqual([
        'kokopelli-base/tile-3',
        'kokopelli-base/tile-4',
      ]);
      expect(start.zones['end-tiles']).toHaveLength(10);
      const asked = new Set(later.flatMap((line) => traced.safeParse(line).data?.decision ?? []));
      expect([...asked]).toEqual(expect.arrayContaining(['action', 'card', 'space']));
      expect(later.at(-1)).toMatchObject({
        end: { reason: expect.stringMatching(/^(deck|tiles)$/) as unknown },
      });

      for (const language of ['en', 'ja']) {
        const told = await replay('--lang', language);
        expect(told.code).toBe(0);
        expect(told.err).toBe('');
        expect(told.out).not.toMatch(/log\.|prompts\.|cli\.|\{\w+\}|stars/);
      }
    },
  );

  it('counts points, not stars', async () => {
    const { out } = await simulate('--games', '2');
    expect(out).toMatch(/points on average/);
    expect(out).not.toMatch(/star/);
    expect((await replay('--lang', 'en')).out).toMatch(/^1\. random \d: \d+ points$/m);
  });

  it('has the starter ten in its records when nothing else is said', async () => {
    await simulate('--games', '1');
    expect(headerOf()).toMatchObject({ game: 'kokopelli', options: { types: STARTER } });
    expect(headerOf().sets.map(({ id }) => id)).toEqual(['kokopelli-base']);
  });
});

describe('the ten types of a simulation', () => {
  it('are drawn anew for every match from its seed, and the same seed draws the same', async () => {
    await simulate('--games', '4', '--option', 'types=random', '--seed', 'fair');
    const drawn = [0, 1, 2, 3].map((match) => headerOf(match).options.types);
    for (const types of drawn) expect(new Set(types).size).toBe(10);
    expect(new Set(drawn.map((types) => types.join())).size).toBeGreaterThan(1);
    expect((await replay('--lang', 'en')).code).toBe(0);
    await simulate('--games', '4', '--option', 'types=random', '--seed', 'fair');
    expect([0, 1, 2, 3].map((match) => headerOf(match).options.types)).toEqual(drawn);
  });

  it('can be named, with commas', async () => {
    const named = [...STARTER.slice(1), 'long-road'];
    const { code } = await simulate('--games', '1', '--option', `types=${named.join(', ')}`);
    expect(code).toBe(0);
    expect(headerOf().options.types).toEqual(named);
  });

  it.each([
    ['a word that is none', 'types=best', 'the starter ceremonies, random ones, or ten by name'],
    ['one type alone', 'types=["flute-host"]', '10'],
    ['a type nobody knows', `types=${[...STARTER.slice(1), 'rain-dance'].join()}`, 'rain-dance'],
    ['a bar that is none', 'openBar=street', 'area, village, not street'],
  ])('are refused in words: %s', async (_, option, words) => {
    const { code, err } = await simulate('--games', '1', '--option', option);
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(err).not.toMatch(/prompts\.|cli\.|\{\w+\}/);
  });
});

describe('ceremonies of one’s own in a simulation', () => {
  const designs = {
    format: 'tefuda-card-set/1',
    id: 'pond',
    game: 'kokopelli',
    kind: 'designs',
    name: { en: 'Pond' },
    cards: [
      { id: 'rain-dance', type: 'ceremony', name: { en: 'Rain Dance' }, effect: { hears: 'draw', cards: 3 } },
    ],
  };
  beforeEach(() => {
    mkdirSync(join(folder, 'designs', 'pond'), { recursive: true });
    writeFileSync(join(folder, 'designs', 'pond', 'set.json'), JSON.stringify(designs));
  });

  it('join with nine of the starter ten, and their set goes with the record', async () => {
    const { code } = await simulate('--games', '1', '--set', 'pond');
    expect(code).toBe(0);
    const { options, sets, cards } = headerOf();
    expect(options.types).toEqual(['pond/rain-dance', ...STARTER.slice(0, 9)]);
    expect(sets.map(({ id }) => id)).toEqual(['kokopelli-base', 'pond']);
    expect(cards).toEqual({ pond: designs });
    rmSync(join(folder, 'designs'), { recursive: true });
    expect((await replay('--lang', 'en')).code).toBe(0);
  });

  it('can be named among the ten', async () => {
    const named = [...STARTER.slice(1), 'pond/rain-dance'];
    await simulate('--games', '1', '--option', `types=${named.join()}`);
    expect(headerOf().options.types).toEqual(named);
  });

  it('do not join a game of other cards', async () => {
    const { code, err } = await simulate('--games', '1', '--set', 'pond', '--game', 'easy-battle');
    expect(code).toBe(2);
    expect(err).toContain('pond');
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { testFolder } from '../testing/folder';
import { newMatch, playToEnd, valueOf } from '../testing/playing';
import { openTestMatches, type TestMatches } from '../testing/services';
import { ThinkingPool } from '../thinking/pool';
import { builtWorker } from '../thinking/testing/built-worker';

const thinking = new ThinkingPool(await builtWorker(), 1);
afterAll(() => thinking.close());

const open = async (pause = 60_000): Promise<TestMatches> =>
  openTestMatches({ folder: await testFolder(), pause, thinking });

/** Every pick of a match, from its record. */
async function picksOf(test: TestMatches, id: string): Promise<string[]> {
  await test.matches.close(id);
  const { text } = valueOf(await test.records.export(id));
  return text.split('\n').filter((line) => line.includes('"pick"'));
}

const GAMES = ['copy-ability-battle', 'easy-battle'] as const;

describe('computers that search', () => {
  it.each(GAMES)('make the same moves in the same match, to its end: %s', async (game) => {
    const test = await open();
    const wanted = newMatch(
      game,
      ['search:40', 'skilled'],
      'twice',
      game === 'easy-battle' ? {} : { rounds: 2 },
    );
    const [one, two] = [
      valueOf(await test.matches.create(wanted)),
      valueOf(await test.matches.create(wanted)),
    ];
    await playToEnd(test, one.id);
    await playToEnd(test, two.id);
    const picks = await picksOf(test, one.id);
    expect(picks.length).toBeGreaterThan(5);
    expect(await picksOf(test, two.id)).toEqual(picks);
    await test.matches.closeAll();
  });

  it('make the same move again when it was taken back', async () => {
    const test = await open();
    const { id } = valueOf(
      await test.matches.create(newMatch('easy-battle', ['human', 'search:60'], 'again', { first: 0 })),
    );
    const first = valueOf(await test.matches.open(id));
    valueOf(await test.matches.pick(id, 1, [first.decision?.options[0]?.id ?? '']));
    const playOn = async () => {
      for (;;) {
        const view = valueOf(await test.matches.open(id));
        if (view.decision?.seat !== 0) {
          valueOf(await test.matches.pace(id, 'step'));
          return valueOf(await test.matches.open(id));
        }
        valueOf(await test.matches.pick(id, view.number, [view.decision.options[0]?.id ?? '']));
      }
    };
    const once = await playOn();
    valueOf(await test.matches.undo(id));
    const again = await playOn();
    expect(again.zones).toEqual(once.zones);
    expect(again.counters).toEqual(once.counters);
    await test.matches.closeAll();
  });

  it('hold no click up while they think, in this match or another', async () => {
    const test = await open(0);
    const mine = valueOf(
      await test.matches.create(
        newMatch('copy-ability-battle', ['human', 'search:9000000'], 'slow', { first: 1 }),
      ),
    );
    const other = valueOf(
      await test.matches.create(newMatch('copy-ability-battle', ['human', 'greedy'], 'other', { first: 0 })),
    );
    // Let it begin to think.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const taken: number[] = [];
    const timed = async <Value>(work: Promise<Value>): Promise<Value> => {
      const began = performance.now();
      const value = await work;
      taken.push(performance.now() - began);
      return value;
    };
    for (let look = 0; look < 10; look += 1) {
      expect(valueOf(await timed(test.matches.open(mine.id))).decision).toMatchObject({ seat: 1 });
    }
    valueOf(await timed(test.matches.pick(other.id, 1, ['skip'])));
    taken.sort((a, b) => a - b);
    expect(taken[Math.floor(taken.length / 2)]).toBeLessThan(50);
    expect(valueOf(await test.matches.open(mine.id)).number).toBe(mine.number);
    const leaving = performance.now();
    await test.matches.closeAll();
    // Nine million tries take many minutes.
    expect(performance.now() - leaving).toBeLessThan(10_000);
  });

  it('think in two matches at once, and both go on', async () => {
    const test = await open(0);
    const wanted = (seed: string) => newMatch('copy-ability-battle', ['search:30', 'search:30'], seed);
    const begun = [
      valueOf(await test.matches.create(wanted('one'))),
      valueOf(await test.matches.create(wanted('two'))),
    ];
    for (const { id } of begun) {
      await expect
        .poll(async () => valueOf(await test.matches.open(id)).number, { timeout: 10_000 })
        .toBeGreaterThan(4);
    }
    await test.matches.closeAll();
  });

  it('stop with words when nobody can think, and play stands still', async () => {
    const missing = new ThinkingPool('/nowhere/worker.js', 1);
    const test = await openTestMatches({ folder: await testFolder(), pause: 0, thinking: missing });
    const { id } = valueOf(
      await test.matches.create(newMatch('copy-ability-battle', ['human', 'master'], 'none', { first: 1 })),
    );
    await expect.poll(() => test.told(), { timeout: 10_000 }).toEqual(['main.refusals.computer-failed']);
    expect(valueOf(await test.matches.open(id))).toMatchObject({ paused: true, number: 1 });
    await test.matches.closeAll();
    await missing.close();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFolder } from '../testing/folder';
import { newMatch, refusalOf, valueOf } from '../testing/playing';
import { openTestMatches, type TestMatches } from '../testing/services';
import type { Computers } from './computers';
import type { Games, ReadyGame } from './games';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A computer's question, to be answered by the test. */
interface Asked {
  readonly signal: AbortSignal;
  answer(ids: readonly string[]): void;
  fail(): void;
}

/** Computers that think until the test tells them what to pick. */
class SlowComputers {
  readonly asked: Asked[] = [];
  readonly hints: Asked[] = [];

  /** The same games with these computers at their tables. */
  readonly games = (games: Games): Games => ({
    prepare: (...given) => this.#seat(games.prepare(...given)),
    prepareRecorded: (header) => this.#seat(games.prepareRecorded(header)),
  });

  #seat(ready: ReadyGame): ReadyGame {
    const computers: Computers = {
      choose: (_player, _match, _seat, signal) => ask(this.asked, signal),
      hint: async (_match, _seat, signal) => ({
        pick: [...(await ask(this.hints, signal))],
        reason: { key: 'main.hints.skip' },
        facts: [],
      }),
    };
    return ready.ok ? { ...ready, computers } : ready;
  }
}

const ask = (list: Asked[], signal: AbortSignal): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    list.push({ signal, answer: resolve, fail: () => reject(new Error('no idea')) });
  });

async function open(): Promise<{ test: TestMatches; slow: SlowComputers; id: string }> {
  const slow = new SlowComputers();
  const test = await openTestMatches({ folder: await testFolder(), games: slow.games });
  const wanted = newMatch('copy-ability-battle', ['human', 'master'], 'slow', { first: 0 });
  const { id } = valueOf(await test.matches.create(wanted));
  return { test, slow, id };
}

/** Plays the person's turn, so that the computer begins to think. */
async function letThink({ test, slow, id }: Awaited<ReturnType<typeof open>>): Promise<Asked> {
  const before = slow.asked.length;
  let view = valueOf(await test.matches.open(id));
  while (view.decision?.seat === 0) {
    const pick = view.decision.kind === 'play' ? ['skip'] : ['draw-normal'];
    valueOf(await test.matches.pick(id, view.number, pick));
    view = valueOf(await test.matches.open(id));
  }
  await expect.poll(() => slow.asked.length).toBe(before + 1);
  const asked = slow.asked.at(-1);
  if (asked === undefined) throw new Error('Nobody was asked.');
  return asked;
}

describe('while a computer thinks', () => {
  it('the match can be looked at, and its move comes when it is found', async () => {
    const table = await open();
    const asked = await letThink(table);
    const view = valueOf(await table.test.matches.open(table.id));
    expect(view.decision).toMatchObject({ seat: 1, kind: 'play' });
    asked.answer(['skip']);
    await expect
      .poll(async () => valueOf(await table.test.matches.open(table.id)).number)
      .toBe(view.number + 1);
    await table.test.matches.closeAll();
  });

  it('an undo is done at once, and the move that comes too late is not made', async () => {
    const table = await open();
    const asked = await letThink(table);
    valueOf(await table.test.matches.undo(table.id));
    expect(asked.signal.aborted).toBe(true);
    const undone = valueOf(await table.test.matches.open(table.id));
    expect(undone.decision?.seat).toBe(0);
    asked.answer(['skip']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(valueOf(await table.test.matches.open(table.id))).toEqual(undone);
    // Play goes on with the next pick, and the computer is asked anew.
    await letThink(table);
    expect(table.slow.asked).toHaveLength(2);
    await table.test.matches.closeAll();
  });

  it('pausing and leaving give the thought up', async () => {
    const table = await open();
    const first = await letThink(table);
    valueOf(await table.test.matches.pace(table.id, 'pause'));
    expect(first.signal.aborted).toBe(true);
    valueOf(await table.test.matches.pace(table.id, 'resume'));
    await expect.poll(() => table.slow.asked.length).toBe(2);
    await table.test.matches.close(table.id);
    expect(table.slow.asked[1]?.signal.aborted).toBe(true);
    const told = table.test.published.length;
    table.slow.asked[1]?.answer(['skip']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(table.test.published).toHaveLength(told);
    expect(valueOf(await table.test.matches.open(table.id)).decision).toMatchObject({
      seat: 1,
      kind: 'play',
    });
    await table.test.matches.closeAll();
  });

  it('a step while it thinks makes one move only', async () => {
    const table = await open();
    await letThink(table);
    const { number } = valueOf(await table.test.matches.open(table.id));
    const step = table.test.matches.pace(table.id, 'step');
    await expect.poll(() => table.slow.asked.length).toBe(2);
    for (const asked of table.slow.asked) asked.answer(['skip']);
    valueOf(await step);
    expect(valueOf(await table.test.matches.open(table.id)).number).toBe(number + 1);
    await table.test.matches.closeAll();
  });
});

describe('a computer that finds no move', () => {
  it('stops play with words, and is asked again when play goes on', async () => {
    const table = await open();
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    (await letThink(table)).fail();
    await expect.poll(() => table.test.told()).toEqual(['main.refusals.computer-failed']);
    expect(written).toHaveBeenCalledOnce();
    expect(valueOf(await table.test.matches.open(table.id)).paused).toBe(true);
    valueOf(await table.test.matches.pace(table.id, 'resume'));
    await expect.poll(() => table.slow.asked.length).toBe(2);
    await table.test.matches.closeAll();
  });

  it('that would pick against the rules changes nothing', async () => {
    const table = await open();
    const asked = await letThink(table);
    const { number } = valueOf(await table.test.matches.open(table.id));
    asked.answer(['c9999']);
    await expect.poll(() => table.test.told()).toEqual(['prompts.refusals.unknown-option']);
    expect(valueOf(await table.test.matches.open(table.id))).toMatchObject({ number, paused: true });
    await table.test.matches.closeAll();
  });
});

describe('a hint', () => {
  it('is given up for another one, and when the person picks meanwhile', async () => {
    const { test, slow, id } = await open();
    const first = test.matches.hint(id);
    await expect.poll(() => slow.hints.length).toBe(1);
    const second = test.matches.hint(id);
    await expect.poll(() => slow.hints.length).toBe(2);
    expect(slow.hints.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    valueOf(await test.matches.pick(id, 1, ['skip']));
    expect(slow.hints[1]?.signal.aborted).toBe(true);
    for (const hint of slow.hints) hint.answer(['skip']);
    expect([await first, await second].map(refusalOf)).toEqual([
      'main.refusals.hint-given-up',
      'main.refusals.hint-given-up',
    ]);
    await test.matches.closeAll();
  });

  it('that cannot be found is said in words', async () => {
    const { test, slow, id } = await open();
    const hint = test.matches.hint(id);
    await expect.poll(() => slow.hints.length).toBe(1);
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    slow.hints[0]?.fail();
    expect(refusalOf(await hint)).toBe('main.refusals.hint-failed');
    expect(written).toHaveBeenCalledOnce();
    await test.matches.closeAll();
  });
});

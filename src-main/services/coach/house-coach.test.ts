import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LookBack } from '@shared/contract/coach';
import { testFolder } from '../testing/folder';
import { newMatch, playToEnd, refusalOf, valueOf } from '../testing/playing';
import { openTestMatches, type TestMatches } from '../testing/services';
import { ownThread } from '../thinking/testing/own-thread';
import { GivenUp, type Thinking } from '../thinking/thinking';
import { blunderedMatches, matchOptions } from './testing/blunder';

const [BLUNDERED] = blunderedMatches(1);

/** A tenth of the tries, and how many questions there were. */
class Counting implements Thinking {
  readonly threads = 1;
  readonly #hasty = ownThread(10);
  asked = 0;

  think: Thinking['think'] = (...asked) => {
    this.asked += 1;
    return this.#hasty.think(...asked);
  };
}

/** Thinks until it is given up. */
const endless: Thinking = {
  threads: 1,
  think: (_match, _question, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new GivenUp()))),
};

const failing: Thinking = { threads: 1, think: () => Promise.reject(new Error('no thread')) };

const open = (folder: string, thinking: Thinking): Promise<TestMatches> =>
  openTestMatches({ folder, thinking, pause: 60_000 });

/** A finished match of two people, the last attack of which was not made. */
async function finish(test: TestMatches): Promise<string> {
  const { seed, picks } = BLUNDERED;
  const wanted = newMatch('copy-ability-battle', ['human', 'human'], seed, matchOptions);
  const { id } = valueOf(await test.matches.create(wanted));
  await playToEnd(test, id, ({ number }) => [...(picks[number - 1]?.pick ?? [])]);
  return id;
}

async function finished(thinking: Thinking): Promise<{ test: TestMatches; id: string; folder: string }> {
  const folder = await testFolder();
  const test = await open(folder, thinking);
  return { test, folder, id: await finish(test) };
}

const told = ({ published }: TestMatches, id: string): LookBack[] =>
  published.flatMap(({ name, payload }) =>
    name === 'coach.changed' && payload.id === id ? [payload.lookBack] : [],
  );

const stateOf = async ({ coach }: TestMatches, id: string): Promise<LookBack['state']> =>
  valueOf(await coach.get(id)).state;

async function ended(test: TestMatches, id: string): Promise<LookBack> {
  await expect.poll(() => stateOf(test, id), { timeout: 15_000 }).not.toBe('running');
  return valueOf(await test.coach.get(id));
}

const filesOf = async (folder: string, id: string): Promise<string[]> =>
  (await readdir(join(folder, 'records'))).filter((name) => name.startsWith(id));

describe('the look back over a finished match', () => {
  it('is made in the background, told as it goes on, and there at once ever after', async () => {
    const thinking = new Counting();
    const { test, id, folder } = await finished(thinking);
    expect(await stateOf(test, id)).toBe('none');
    expect(valueOf(await test.coach.start(id)).state).toBe('running');
    // Whoever asks again is given the one that is being made.
    expect(valueOf(await test.coach.start(id)).state).toBe('running');
    const found = await ended(test, id);
    const { n, attack } = BLUNDERED;
    expect(found).toMatchObject({ state: 'done' });
    const moments = found.state === 'done' ? found.moments : [];
    expect(moments.find(({ pick }) => pick === n)?.better.pick).toEqual(attack);
    const steps = told(test, id);
    expect(steps.slice(0, -1).every(({ state }) => state === 'running')).toBe(true);
    expect(steps.at(-1)).toEqual(found);

    const { asked } = thinking;
    expect(valueOf(await test.coach.start(id))).toEqual(found);
    const later = await open(folder, failing);
    expect(valueOf(await later.coach.get(id))).toEqual(found);
    expect(valueOf(await later.coach.start(id))).toEqual(found);
    expect(thinking.asked).toBe(asked);
    await test.matches.closeAll();
  });

  it('stops at once, leaves nothing behind, and can be made again', async () => {
    const { test, id, folder } = await finished(endless);
    valueOf(await test.coach.start(id));
    expect(await stateOf(test, id)).toBe('running');
    await test.coach.cancel(id);
    expect(await stateOf(test, id)).toBe('cancelled');
    expect(told(test, id).at(-1)).toEqual({ state: 'cancelled' });
    expect((await filesOf(folder, id)).filter((name) => name.includes('look-back'))).toEqual([]);
    expect(valueOf(await test.coach.start(id)).state).toBe('running');
    await test.coach.close();
    await test.matches.closeAll();
    const later = await open(folder, new Counting());
    expect(await stateOf(later, id)).toBe('none');
    valueOf(await later.coach.start(id));
    expect((await ended(later, id)).state).toBe('done');
  });

  it('says in words that it failed, and can be tried again', async () => {
    const { test, id } = await finished(failing);
    valueOf(await test.coach.start(id));
    expect(await ended(test, id)).toEqual({
      state: 'failed',
      reason: { key: 'main.refusals.look-back-failed' },
    });
    expect(valueOf(await test.coach.start(id)).state).toBe('running');
    await ended(test, id);
    await test.matches.closeAll();
  });

  it('is not for a match that goes on, or is not there', async () => {
    const test = await open(await testFolder(), failing);
    const begun = valueOf(
      await test.matches.create(newMatch('copy-ability-battle', ['human', 'human'], 'on')),
    );
    expect(refusalOf(await test.coach.start(begun.id))).toBe('main.refusals.not-finished');
    expect(refusalOf(await test.coach.start('no-such'))).toBe('main.refusals.no-such-match');
    await test.coach.cancel(begun.id);
    await test.matches.closeAll();
  });
});

describe('a look back on disk', () => {
  const made = async () => {
    const { test, id, folder } = await finished(new Counting());
    valueOf(await test.coach.start(id));
    const found = await ended(test, id);
    await test.matches.closeAll();
    return { test, id, folder, found, path: join(folder, 'records', `${id}.look-back.json`) };
  };

  it.each([
    ['nothing', () => ''],
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
    ['something else', () => '[]'],
    ['the moments of another match', (text: string) => text.replace(/"match":"../, '"match":"zz')],
    ['one that was made another way', (text: string) => text.replace('"number":1', '"number":0')],
  ])('that is %s is made anew', async (_, spoilt) => {
    const { id, folder, found, path } = await made();
    const text = await readFile(path, 'utf8');
    await writeFile(path, spoilt(text));
    const later = await open(folder, new Counting());
    expect(await stateOf(later, id)).toBe('none');
    valueOf(await later.coach.start(id));
    expect(await ended(later, id)).toEqual(found);
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  it('that a newer Tefuda wrote stays as it is', async () => {
    const { id, folder, found, path } = await made();
    const newer = '{"format":"tefuda-look-back/2","all":"else"}';
    await writeFile(path, newer);
    const later = await open(folder, new Counting());
    valueOf(await later.coach.start(id));
    expect(await ended(later, id)).toEqual(found);
    expect(await readFile(path, 'utf8')).toBe(newer);
  });

  it('goes with its match, also while it is being made', async () => {
    const { test, id, folder } = await made();
    expect(await filesOf(folder, id)).toContain(`${id}.look-back.json`);
    valueOf(await test.matches.delete(id));
    expect(await filesOf(folder, id)).toEqual([]);

    const other = await finished(endless);
    valueOf(await other.test.coach.start(other.id));
    valueOf(await other.test.matches.delete(other.id));
    expect(told(other.test, other.id).at(-1)).toEqual({ state: 'cancelled' });
    expect(await filesOf(other.folder, other.id)).toEqual([]);
    expect(refusalOf(await other.test.coach.get(other.id))).toBe('main.refusals.no-such-match');
  });

  it('is of the match as it was: played on to another end, it is looked back at anew', async () => {
    const test = await open(await testFolder(), new Counting());
    const wanted = newMatch('copy-ability-battle', ['human', 'greedy'], 'two ends', { rounds: 1, first: 1 });
    const { id } = valueOf(await test.matches.create(wanted));
    const first = await playToEnd(test, id);
    valueOf(await test.coach.start(id));
    expect((await ended(test, id)).state).toBe('done');
    valueOf(await test.matches.undo(id));
    expect(refusalOf(await test.coach.get(id))).toBe('main.refusals.not-finished');
    const other = await playToEnd(test, id, ({ decision }) => [decision?.options.at(-1)?.id ?? '']);
    expect(other.zones).not.toEqual(first.zones);
    expect(await stateOf(test, id)).toBe('none');
    await test.matches.closeAll();
  });
});

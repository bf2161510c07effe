import { describe, expect, it } from 'vitest';
import { effectScope } from 'vue';
import type { TefudaClient } from '@shared/contract/client';
import type { keepPicture } from '../../pictures/keep-picture';
import { useTaking } from './use-taking';

const client: TefudaClient = {
  call: () => Promise.reject(new Error('nothing is asked of the main process here')),
  on: () => () => undefined,
};
const png = (name: string): File => new File(['x'], name, { type: 'image/png' });

/** Something that keeps pictures when told to, and what it was asked to keep. */
function open() {
  const asked: { name: string; signal: AbortSignal | undefined; answer: (hash: string | null) => void }[] =
    [];
  const keep: typeof keepPicture = (_client, picture, signal) =>
    new Promise((resolve) => {
      const answer = (hash: string | null): void =>
        resolve(
          hash === null
            ? { ok: false, refusal: { key: 'pictures.refusals.notPicture' } }
            : { ok: true, hash, width: 10, height: 10 },
        );
      asked.push({ name: picture instanceof File ? picture.name : '', signal, answer });
    });
  const kept: string[] = [];
  const scope = effectScope();
  const taken = scope.run(() => useTaking(client, ({ hash }) => kept.push(hash), keep));
  if (taken === undefined) throw new Error('the scope did not run');
  return { asked, kept, scope, ...taken };
}

describe('taking a picture in', () => {
  it('is told from its beginning to its end', async () => {
    const { asked, kept, taking, take } = open();
    const done = take([png('a.png')]);
    expect(taking.value).toEqual({ state: 'busy' });
    asked[0]?.answer('abc');
    await done;
    expect(taking.value).toEqual({ state: 'idle' });
    expect(kept).toEqual(['abc']);
  });

  it('says why it was refused', async () => {
    const { asked, kept, taking, take } = open();
    const done = take([png('a.png')]);
    asked[0]?.answer(null);
    await done;
    expect(taking.value).toEqual({ state: 'refused', reason: { key: 'pictures.refusals.notPicture' } });
    expect(kept).toEqual([]);
  });

  it('can be cancelled, and then brings nothing', async () => {
    const { asked, kept, taking, take, cancel } = open();
    const done = take([png('a.png')]);
    cancel();
    expect(asked[0]?.signal?.aborted).toBe(true);
    asked[0]?.answer('abc');
    await done;
    expect(taking.value).toEqual({ state: 'idle' });
    expect(kept).toEqual([]);
  });

  it('gives up one picture for the next, and all with the panel', async () => {
    const { asked, kept, take, scope } = open();
    const first = take([png('a.png')]);
    const second = take([png('b.png')]);
    asked[0]?.answer('first');
    asked[1]?.answer('second');
    await Promise.all([first, second]);
    expect(kept).toEqual(['second']);
    const third = take([png('c.png')]);
    scope.stop();
    asked[2]?.answer('third');
    await third;
    expect(kept).toEqual(['second']);
  });

  it('looks for the picture among other files, and says when there is nothing', async () => {
    const { asked, taking, take } = open();
    void take([new File(['x'], 'notes.txt', { type: 'text/plain' }), png('b.png')]);
    expect(asked[0]?.name).toBe('b.png');
    await take([]);
    expect(taking.value).toEqual({ state: 'refused', reason: { key: 'picture.noPicture' } });
  });
});

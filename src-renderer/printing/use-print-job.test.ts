import { createApp, effectScope, shallowRef } from 'vue';
import { describe, expect, it } from 'vitest';
import type { PrintJob, PrintState } from '@shared/contract/printing';
import { checkedClient } from '../client/checked-client';
import { provideConnection } from '../client/connection';
import { HostGone } from '../client/status';
import { usePrintJob } from './use-print-job';

const job: PrintJob = {
  cards: [{ card: 'box/a', copies: 1 }],
  paper: 'a4',
  layout: 'edge',
  cutMarks: true,
  backs: 'none',
  language: 'en',
};
const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(32));

/** A page whose main process begins a job under the next id, unless `start` says otherwise. */
function page(start: (id: string) => unknown = (id) => ({ ok: true, value: { id } })) {
  let hear: (payload: unknown) => void = () => undefined;
  let jobs = 0;
  const cancelled: unknown[] = [];
  const client = checkedClient(
    {
      call: async (name, input) => {
        if (name === 'print.start') return start(ids[jobs++] ?? '');
        cancelled.push(input);
        return null;
      },
      on: (_, listener) => {
        hear = listener;
        return () => (hear = () => undefined);
      },
    },
    (event, problem) => {
      throw new Error(`${event}: ${String(problem)}`);
    },
  );
  const app = createApp({});
  provideConnection(app, { client, status: shallowRef('open') });
  const scope = effectScope();
  const made = app.runWithContext(() => scope.run(() => usePrintJob()));
  if (made === undefined) throw new Error('Nothing was made.');
  const tell = (at: number, print: PrintState): void => hear({ id: ids[at], print });
  return { ...made, tell, cancelled, leave: () => scope.stop() };
}

describe('a print job', () => {
  it('is followed until it is done, and no other one is', async () => {
    const { progress, start, tell } = page();
    const begun = start(job);
    expect(progress.value).toEqual({ state: 'running', done: 0, of: 0 });
    await begun;
    tell(1, { state: 'cancelled' });
    expect(progress.value.state).toBe('running');
    tell(0, { state: 'running', done: 1, of: 4 });
    expect(progress.value).toEqual({ state: 'running', done: 1, of: 4 });
    const file = { address: `/made/${'0'.repeat(32)}`, name: 'a.pdf', bytes: 9 };
    tell(0, { state: 'done', file, pages: 1, warnings: [] });
    expect(progress.value).toMatchObject({ state: 'done', file });
  });

  it('is known to be over, though that was told before its name had arrived', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { progress, start, tell } = page(() => new Promise((resolve) => (answer = resolve)));
    const begun = start(job);
    tell(0, { state: 'running', done: 1, of: 4 });
    tell(0, { state: 'failed', reason: { key: 'printing.failed' } });
    tell(1, { state: 'cancelled' });
    expect(progress.value).toEqual({ state: 'running', done: 0, of: 0 });
    answer({ ok: true, value: { id: ids[0] } });
    await begun;
    expect(progress.value).toEqual({ state: 'failed', reason: { key: 'printing.failed' } });
    // Nothing of it is left for the next one.
    const next = start(job);
    answer({ ok: true, value: { id: ids[1] } });
    await next;
    expect(progress.value).toEqual({ state: 'running', done: 0, of: 0 });
  });

  it('that is refused says why, and so does a host that is gone', async () => {
    const refusal = { key: 'printing.refusals.unknown-card', values: { card: 'box/a' } };
    const refused = page(() => ({ ok: false, refusal }));
    await refused.start(job);
    expect(refused.progress.value).toEqual({ state: 'refused', refusal });
    const alone = page(() => {
      throw new HostGone('gone');
    });
    await alone.start(job);
    expect(alone.progress.value).toEqual({ state: 'refused', refusal: { key: 'app.lost.head' } });
  });

  it('is cancelled, also before the host has given it a name', async () => {
    const { progress, start, cancel, tell, cancelled } = page();
    await start(job);
    cancel();
    expect(progress.value).toEqual({ state: 'cancelled' });
    expect(cancelled).toEqual([{ id: ids[0] }]);
    tell(0, { state: 'running', done: 3, of: 4 });
    expect(progress.value).toEqual({ state: 'cancelled' });
    const begun = start(job);
    cancel();
    await begun;
    expect(cancelled).toEqual([{ id: ids[0] }, { id: ids[1] }]);
    expect(progress.value).toEqual({ state: 'cancelled' });
  });

  it('gives way to the next one, and is cancelled when its screen goes', async () => {
    const { progress, start, reset, tell, cancelled, leave } = page();
    await start(job);
    await start(job);
    expect(cancelled).toEqual([{ id: ids[0] }]);
    tell(1, { state: 'failed', reason: { key: 'printing.failed' } });
    expect(progress.value.state).toBe('failed');
    reset();
    expect(progress.value).toEqual({ state: 'none' });
    await start(job);
    leave();
    expect(cancelled).toEqual([{ id: ids[0] }, { id: ids[2] }]);
  });
});

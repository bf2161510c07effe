import { createPinia } from 'pinia';
import { createApp, shallowRef } from 'vue';
import { describe, expect, it, vi } from 'vitest';
import { provideConnection } from '../../client/connection';
import type { RecordFile } from './imports';
import { summaryOf } from '../testing/summaries';
import { useImports, type Imports } from './use-imports';

const file = (name: string): RecordFile => ({ name, size: 10, text: () => Promise.resolve(name) });

const listed = (id: string, finished: boolean) => ({
  ...summaryOf({ id, game: 'easy-battle', names: ['Mika', 'Aoi'], updated: new Date(2026, 0, 1) }),
  finished,
});
/** What is listed afterwards: the first of the three goes on, the second is over. */
const LISTED = [listed('id-a', false), listed('id-b', true)];

/** A host that answers each import only when it is let to. */
function withHost(): { imports: Imports; answers: (() => void)[]; taken: string[] } {
  const answers: (() => void)[] = [];
  const taken: string[] = [];
  const call = vi.fn();
  call.mockImplementation((name: string, input: { name: string } | null) =>
    name === 'matches.list'
      ? Promise.resolve(LISTED)
      : new Promise((resolve) => {
          answers.push(() =>
            resolve(
              input?.name.startsWith('bad') === true
                ? { ok: false, refusal: { key: 'main.refusals.match-unreadable' } }
                : { ok: true, value: { id: `id-${input?.name}` } },
            ),
          );
        }),
  );
  const app = createApp({});
  app.use(createPinia());
  provideConnection(app, { client: { call, on: () => () => {} }, status: shallowRef('open') });
  return { imports: app.runWithContext(() => useImports((id) => taken.push(id))), answers, taken };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('taking several records in', () => {
  it('goes on after one that is refused, tells each fate, and shows the first that is over', async () => {
    const { imports, answers, taken } = withHost();
    const done = imports.add([file('bad'), file('a'), file('b')]);
    for (const turn of [0, 1, 2]) {
      await soon();
      expect(imports.state.value?.fates).toHaveLength(turn);
      expect(imports.running.value).toBe(true);
      answers[turn]?.();
    }
    await done;
    expect(imports.state.value?.fates.map((fate) => fate.taken)).toEqual([false, true, true]);
    expect(imports.running.value).toBe(false);
    expect(taken).toEqual(['id-b']);
  });

  it('stops before the next one, and says how many were not read', async () => {
    const { imports, answers } = withHost();
    const done = imports.add([file('a'), file('b'), file('c')]);
    await soon();
    imports.stop();
    answers[0]?.();
    await done;
    expect(answers).toHaveLength(1);
    expect(imports.state.value).toMatchObject({ of: 3, stopped: true });
    expect(imports.state.value?.fates).toHaveLength(1);
  });

  it('lets more join while some are under way', async () => {
    const { imports, answers } = withHost();
    const done = imports.add([file('a')]);
    await soon();
    await imports.add([file('b')]);
    expect(imports.state.value?.of).toBe(2);
    answers[0]?.();
    await soon();
    answers[1]?.();
    await done;
    expect(imports.state.value?.fates.map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

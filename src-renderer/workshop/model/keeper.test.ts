import { describe, expect, it, vi } from 'vitest';
import type { DesignsDraft } from '@shared/contract/drafts';
import type { WireMessage } from '@shared/contract/view';
import { Keeper, type KeptState, type SaveOutcome } from './keeper';

const named = (name: string): DesignsDraft => ({
  kind: 'designs',
  game: 'copytoru',
  id: 'a',
  name: { en: name },
  cards: [],
});

const first = named('first');

/** A keeper whose timer and host are moved by hand. */
function keeping() {
  const timers: (() => void)[] = [];
  const saves: { draft: DesignsDraft; revision: string; answer: (outcome: SaveOutcome) => void }[] = [];
  const states: KeptState['state'][] = [];
  const reasons: WireMessage[] = [];
  const outside: string[] = [];
  const keeper = new Keeper(
    { draft: first, revision: 'r1' },
    {
      save: (draft, revision) => new Promise((answer) => saves.push({ draft, revision, answer })),
      later: (milliseconds, work) => {
        expect(milliseconds).toBeLessThanOrEqual(500);
        timers.push(work);
        return () => void timers.splice(timers.indexOf(work), 1);
      },
      onChange: (state) => {
        states.push(state.state);
        if (state.state === 'failed') reasons.push(state.reason);
      },
      onOutside: (kept) => outside.push(kept),
    },
  );
  const ring = (): void => timers.shift()?.();
  const settle = () => new Promise((done) => setTimeout(done));
  return { keeper, timers, reasons, saves, states, outside, ring, settle };
}
const kept = (revision: string, outside: string | null = null): SaveOutcome => ({
  ok: true,
  revision,
  outside,
});

describe('keeping a set on disk', () => {
  it('waits for a pause, saves the newest, and says saved only after the answer', async () => {
    const { keeper, saves, states, ring, settle, timers } = keeping();
    keeper.update(named('second'));
    keeper.update(named('third'));
    expect(timers).toHaveLength(1);
    ring();
    expect(saves.map(({ draft, revision }) => [draft.name.en, revision])).toEqual([['third', 'r1']]);
    expect(states).toEqual(['saving']);
    saves[0]?.answer(kept('r2'));
    await settle();
    expect(states).toEqual(['saving', 'saved']);
  });

  it('saves one at a time, each from the revision before', async () => {
    const { keeper, saves, states, ring, settle } = keeping();
    keeper.update(named('second'));
    ring();
    keeper.update(named('third'));
    expect(saves).toHaveLength(1);
    saves[0]?.answer(kept('r2'));
    await settle();
    expect(states).toEqual(['saving']);
    ring();
    expect(saves[1]?.revision).toBe('r2');
    saves[1]?.answer(kept('r3'));
    await settle();
    expect(states).toEqual(['saving', 'saved']);
  });

  it('saves at once when asked to, and answers whether all is on disk', async () => {
    const { keeper, saves, timers } = keeping();
    expect(await keeper.flush()).toBe(true);
    keeper.update(named('second'));
    const flushed = keeper.flush();
    expect(timers).toHaveLength(0);
    saves[0]?.answer(kept('r2'));
    expect(await flushed).toBe(true);
  });

  it('counts an edit made during a save as not yet on disk', async () => {
    const { keeper, saves, settle } = keeping();
    keeper.update(named('second'));
    void keeper.flush();
    keeper.update(named('third'));
    const flushed = keeper.flush();
    saves[0]?.answer(kept('r2'));
    await settle();
    expect(saves[1]?.draft.name.en).toBe('third');
    saves[1]?.answer(kept('r3'));
    expect(await flushed).toBe(true);
  });

  it('says that it failed and why, and tries again when asked', async () => {
    const { keeper, saves, states, reasons, ring, settle } = keeping();
    keeper.update(named('second'));
    ring();
    saves[0]?.answer({ ok: false, refusal: { key: 'main.full' } });
    await settle();
    expect(states).toEqual(['saving', 'failed']);
    expect(reasons).toEqual([{ key: 'main.full' }]);
    const again = keeper.flush();
    expect(saves[1]?.revision).toBe('r1');
    saves[1]?.answer(kept('r2'));
    expect(await again).toBe(true);
    expect(states).toEqual(['saving', 'failed', 'saving', 'saved']);
  });

  it('goes on after a save that broke off', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const states: KeptState['state'][] = [];
    const saved: (string | undefined)[] = [];
    let breaks = true;
    const keeper = new Keeper(
      { draft: first, revision: 'r1' },
      {
        save: async ({ name }) => {
          if (breaks) throw new Error('refused');
          saved.push(name.en);
          return kept('r2');
        },
        later: () => () => undefined,
        onChange: ({ state }) => states.push(state),
        onOutside: () => undefined,
      },
    );
    keeper.update(named('second'));
    expect(await keeper.flush()).toBe(false);
    breaks = false;
    keeper.update(named('third'));
    expect(await keeper.flush()).toBe(true);
    expect(saved).toEqual(['third']);
    expect(states).toEqual(['saving', 'failed', 'saving', 'saved']);
    vi.restoreAllMocks();
  });

  it('needs no save when an edit was taken back in time', async () => {
    const { keeper, saves, states, timers } = keeping();
    keeper.update(named('second'));
    keeper.update(first);
    expect(timers).toHaveLength(0);
    expect(await keeper.flush()).toBe(true);
    expect(saves).toHaveLength(0);
    expect(states).toEqual(['saving', 'saved']);
  });

  it('tells of a version somebody else had written', async () => {
    const { keeper, saves, outside, ring, settle } = keeping();
    keeper.update(named('second'));
    ring();
    saves[0]?.answer(kept('r2', 'a-2'));
    await settle();
    expect(outside).toEqual(['a-2']);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { computed, effectScope, ref } from 'vue';
import { usePlayback } from './use-playback';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function playing(start: number, picks: number) {
  const after = ref(start);
  const here = ref(start);
  const went: number[] = [];
  const scope = effectScope();
  const made = scope.run(() =>
    usePlayback({
      after,
      picks: ref(picks),
      arrived: computed(() => here.value === after.value),
      goTo: (to) => {
        after.value = to;
        went.push(to);
      },
    }),
  );
  if (made === undefined) throw new Error('no scope');
  return { ...made, went, arrive: () => (here.value = after.value), stop: () => scope.stop() };
}

describe('playing a record', () => {
  it('steps after a look, and only once the step before has arrived', () => {
    const { toggle, went, arrive } = playing(0, 10);
    toggle();
    vi.advanceTimersByTime(1299);
    expect(went).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(went).toEqual([1]);
    vi.advanceTimersByTime(10_000);
    expect(went).toEqual([1]);
    arrive();
    vi.advanceTimersByTime(1300);
    expect(went).toEqual([1, 2]);
  });

  it('goes faster and slower at once', () => {
    const { toggle, setSpeed, went } = playing(0, 10);
    setSpeed(4);
    toggle();
    vi.advanceTimersByTime(325);
    expect(went).toEqual([1]);
  });

  it('stops at the end, and begins again from there', () => {
    const { toggle, playing: plays, went, arrive } = playing(9, 10);
    toggle();
    vi.advanceTimersByTime(1300);
    arrive();
    expect(went).toEqual([10]);
    expect(plays.value).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(went).toEqual([10]);
    toggle();
    expect(went).toEqual([10, 0]);
    expect(plays.value).toBe(true);
  });

  it('does nothing any more once the viewer was left', () => {
    const { toggle, went, stop } = playing(0, 10);
    toggle();
    stop();
    vi.advanceTimersByTime(10_000);
    expect(went).toEqual([]);
  });
});

import { onScopeDispose, ref, watch, type Ref } from 'vue';
import type { Recording } from './use-recording';

/** How many times faster than usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment is looked at, in milliseconds at usual speed. */
const LOOK = 1300;

export interface Playback {
  readonly playing: Readonly<Ref<boolean>>;
  readonly speed: Readonly<Ref<Speed>>;
  readonly setSpeed: (speed: Speed) => void;
  /** Plays or pauses; at the end it begins again. */
  readonly toggle: () => void;
  readonly pause: () => void;
}

/** Plays a finished match by itself, step by step; a step waits until the one before has arrived. */
export function usePlayback({
  after,
  picks,
  arrived,
  goTo,
}: Pick<Recording, 'after' | 'picks' | 'arrived' | 'goTo'>): Playback {
  const playing = ref(false);
  const speed = ref<Speed>(1);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function step(): void {
    goTo(after.value + 1);
    if (after.value >= picks.value) playing.value = false;
  }

  watch(
    [playing, speed, arrived, after],
    () => {
      clearTimeout(timer);
      if (playing.value && arrived.value) timer = setTimeout(step, LOOK / speed.value);
    },
    { flush: 'sync' },
  );
  onScopeDispose(() => clearTimeout(timer));

  return {
    playing,
    speed,
    setSpeed(wished) {
      speed.value = wished;
    },
    toggle() {
      if (!playing.value && after.value >= picks.value) goTo(0);
      playing.value = !playing.value;
    },
    pause() {
      playing.value = false;
    },
  };
}

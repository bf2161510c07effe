/** All running moves are over this soon after a press, in milliseconds: 80 with the frame they end in. */
const HURRY = 60;

/** The animations under way on the table. */
export interface Running {
  readonly keep: (animation: Animation) => void;
  /** Ends everything where it is: the next moves start from there. */
  readonly stop: () => void;
  /** Lets everything arrive within 80 ms. */
  readonly hurry: () => void;
}

export function makeRunning(): Running {
  const running = new Set<Animation>();
  return {
    keep(animation) {
      running.add(animation);
      animation.addEventListener('finish', () => running.delete(animation));
      animation.addEventListener('cancel', () => running.delete(animation));
    },
    stop: () => [...running].forEach((animation) => animation.cancel()),
    hurry() {
      for (const animation of running) {
        const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
        const left = end - Number(animation.currentTime ?? 0);
        if (left > HURRY) animation.playbackRate = Math.max(1, left / HURRY);
      }
    },
  };
}

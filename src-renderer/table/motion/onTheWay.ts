import { computed, reactive, type ComputedRef } from 'vue';

/** What the match already counts but the eye has not seen arrive yet. */
export interface OnTheWay {
  /** Stars a seat has won that still fly to it. */
  readonly stars: (seat: number) => number;
  /** Power of steps whose signs have not lit yet. */
  readonly power: ComputedRef<number>;
  /** Holds back stars of a seat; the release lets one more of them be counted. */
  readonly holdStar: (seat: number) => () => void;
  readonly holdPower: (amount: number) => () => void;
}

/** Counts hold still until what they count has arrived. Every release counts once, however often called. */
export function useOnTheWay(): OnTheWay {
  const held = reactive(new Map<string, number>());
  const POWER = 'power';
  const of = (what: string): number => held.get(what) ?? 0;

  function hold(what: string, amount: number): () => void {
    held.set(what, of(what) + amount);
    let open = true;
    return () => {
      if (open) held.set(what, of(what) - amount);
      open = false;
    };
  }

  return {
    stars: (seat) => of(`stars ${seat}`),
    power: computed(() => of(POWER)),
    holdStar: (seat) => hold(`stars ${seat}`, 1),
    holdPower: (amount) => hold(POWER, amount),
  };
}

import { computed, type ComputedRef, type InjectionKey } from 'vue';
import { useRoute, useRouter } from 'vue-router';
import { memoryOf } from './memory';

/** A match on the table that is played with the guide, or might be. */
export interface Guiding {
  readonly active: ComputedRef<boolean>;
  /** The match goes on as an ordinary one. */
  readonly leave: () => void;
}

export const GUIDE: InjectionKey<Guiding> = Symbol('guide');

/** The guide of the match whose table this is: it is there while the address says so. */
export function useGuiding(id: () => string): Guiding {
  const route = useRoute();
  const router = useRouter();
  return {
    active: computed(() => route.query['guide'] === '1'),
    leave: () => {
      memoryOf(id()).leave();
      void router.replace({ name: 'table', params: { id: id() } });
    },
  };
}

import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue';
import type { MatchView } from '@shared/contract/view';
import type { PlayedHouseCard } from '@shared/vocabularies';
import { playedHouseCards } from './played-card';

/** Designs of a match by `set-id/card-id`, as they were when it began. */
type Carried = ComputedRef<ReadonlyMap<string, PlayedHouseCard>>;

const CARRIED: InjectionKey<Carried> = Symbol('carried');

/** Lets everything below show the designs of a match as it was begun with, whatever became of them since. */
export function provideCarried(view: () => Pick<MatchView, 'designs'> | null): void {
  // The same designs come with every view of a match: read once for each.
  const designs = computed(() => JSON.stringify(view()?.designs ?? {}));
  const read: Carried = computed(() => {
    const entries: unknown = JSON.parse(designs.value);
    return playedHouseCards(
      typeof entries === 'object' && entries !== null ? Object.fromEntries(Object.entries(entries)) : {},
    );
  });
  provide(CARRIED, read);
}

/** The designs of the match around this component; none where there is no match. */
export const useCarried = (): Carried => inject(CARRIED, () => computed(() => new Map()), true);

import { useWindowSize } from '@vueuse/core';
import { computed, provide, ref, shallowRef, type ComputedRef, type Ref } from 'vue';
import type { MatchView } from '@shared/contract/view';
import { useLooksStore } from '../stores/looks';
import { useNoticesStore } from '../stores/notices';
import { useSettingsStore } from '../stores/settings';
import { useCardNotes } from './cards/useCardNote';
import { useInspect } from './cards/useInspect';
import { TABLE, type TableContext } from './context';
import { besideNotices, type TableSizes } from './layout/sizes';
import { gameTable, type GameTable } from './model/games';
import { ownSeat } from './model/seating';
import { useOnTheWay } from './motion/onTheWay';
import { usePicking } from './picking/usePicking';

/** The measures of the table for the window and text size there are, as the game wants them. */
function useSizes(game: ComputedRef<GameTable>): ComputedRef<TableSizes> {
  const settings = useSettingsStore();
  const notices = useNoticesStore();
  const { width, height } = useWindowSize();
  return computed(() => {
    const measured = besideNotices(
      width.value,
      height.value,
      notices.height,
      settings.settings.textSize / 100,
    );
    const { hand: wished, logFrom } = game.value;
    const hand = Math.round(measured.hand * wished.share);
    return {
      ...measured,
      hand,
      handStep: Math.round(wished.step === undefined ? measured.handStep * wished.share : hand * wished.step),
      ...(measured.form === 'M' && logFrom === 'L' ? { log: 0 } : {}),
    };
  });
}

/** Makes what everything on a table shares, and hands it to everything on it. */
export function useTableContext(
  view: Readonly<Ref<MatchView>>,
  watching: boolean,
): { readonly table: TableContext; readonly pile: Ref<string | null> } {
  const looks = useLooksStore();
  const game = computed(() => gameTable(view.value));
  const picking = usePicking(view);
  const pile = ref<string | null>(null);
  const reasons = computed(
    () => new Map(view.value.decision?.barred.map(({ instance, reason }) => [instance, reason])),
  );
  const table: TableContext = {
    view,
    watching,
    game,
    sizes: useSizes(game),
    mine: computed(() => ownSeat(view.value)),
    picking,
    inspecting: useInspect(),
    notes: useCardNotes(),
    onTheWay: useOnTheWay(),
    lit: shallowRef<ReadonlySet<number>>(new Set()),
    stop: ref<string | null>(null),
    pointed: ref<string | null>(null),
    reasonOf: (instance) => reasons.value.get(instance) ?? null,
    besideLegal: (instance) =>
      Object.values(view.value.zones).some(
        ({ cards }) =>
          cards.includes(instance) && cards.some((card) => card !== null && picking.offered(card)),
      ),
    lookOf: (instance) => {
      const id = view.value.cards[instance];
      return id === undefined ? null : looks.lookInMatch(view.value.id, instance, id);
    },
    openPile: (zone) => {
      pile.value = zone;
    },
  };
  provide(TABLE, table);
  return { table, pile };
}

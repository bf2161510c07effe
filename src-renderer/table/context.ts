import type { EventHookOn } from '@vueuse/core';
import { inject, type ComputedRef, type InjectionKey, type Ref, type ShallowRef } from 'vue';
import type { MatchChange, MatchView, WireMessage } from '@shared/contract/view';
import type { TableSizes } from './layout/sizes';
import type { CardNotes } from './cards/useCardNote';
import type { Inspecting } from './cards/useInspect';
import type { GameTable } from './model/games';
import type { OnTheWay } from './motion/onTheWay';
import type { Picking } from './picking/usePicking';

/** What everything on the table shares. Only the screen makes one. */
export interface TableContext {
  readonly view: Readonly<Ref<MatchView>>;
  /** A finished match is looked at again: nothing on the table answers to a press but the looking. */
  readonly watching: boolean;
  /** What is particular to the game this match plays. */
  readonly game: ComputedRef<GameTable>;
  readonly sizes: ComputedRef<TableSizes>;
  /** The seat at the lower edge. */
  readonly mine: ComputedRef<number>;
  readonly picking: Picking;
  readonly inspecting: Inspecting;
  readonly notes: CardNotes;
  readonly onTheWay: OnTheWay;
  /** Cards that shine because the log speaks of them. */
  readonly lit: ShallowRef<ReadonlySet<number>>;
  /** Id of the one stop on the table that Tab reaches. */
  readonly stop: Ref<string | null>;
  /** The option under the pointer or the focus, for the preview. */
  readonly pointed: Ref<string | null>;
  /** The reason a card cannot be picked now; null when there is none to give. */
  readonly reasonOf: (instance: number) => WireMessage | null;
  /** Whether another card of the same zone can be picked now. */
  readonly besideLegal: (instance: number) => boolean;
  /** The look an instance shows: `set-id/variant-id`, or null for its card's own. */
  readonly lookOf: (instance: number) => string | null;
  /** Opens a pile to look through. */
  readonly openPile: (zone: string) => void;
}

export const TABLE: InjectionKey<TableContext> = Symbol('table');

/** Where a table hears of changes that move cards; without it, those of the match that is being played. */
export const CHANGES: InjectionKey<EventHookOn<MatchChange>> = Symbol('changes');

/** The table a component lies on. Throws outside the Table screen. */
export function useTable(): TableContext {
  const table = inject(TABLE);
  if (table === undefined) throw new Error('This part belongs on the table.');
  return table;
}

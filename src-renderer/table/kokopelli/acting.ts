import { inject, onScopeDispose, provide, shallowRef, type InjectionKey, type ShallowRef } from 'vue';
import { useMatchesStore } from '../../stores/matches';
import { CHANGES } from '../context';
import { actingIn } from './model/told';

type Acting = Readonly<ShallowRef<ReadonlySet<number>>>;

const ACTING: InjectionKey<Acting> = Symbol('acting');

/** How long a ceremony stays lit whose effect was at work, in milliseconds. */
const LIT = 1800;

/** Lights ceremonies while their effects are at work: what the log just told of, for a moment. */
export function provideActing(): void {
  const onChange = inject(CHANGES, useMatchesStore().onChange);
  const acting = shallowRef<ReadonlySet<number>>(new Set());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { off } = onChange(({ events }) => {
    const now = actingIn(events.flatMap((told) => (told.type === 'said' ? [told.line] : [])));
    if (now.size === 0) return;
    acting.value = now;
    clearTimeout(timer);
    timer = setTimeout(() => {
      acting.value = new Set();
    }, LIT);
  });
  onScopeDispose(() => {
    off();
    clearTimeout(timer);
  });
  provide(ACTING, acting);
}

/** The cards of ceremonies whose effects are at work right now. */
export const useActing = (): Acting => inject(ACTING, () => shallowRef<ReadonlySet<number>>(new Set()), true);

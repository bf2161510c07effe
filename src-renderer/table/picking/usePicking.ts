import { computed, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import type { MatchView, WireMessage } from '@shared/contract/view';
import { useMatchesStore } from '../../stores/matches';
import { useNoticesStore } from '../../stores/notices';
import { controlsOf, spaceControl, type Control } from './controls';
import { cardOption, carryOver, offers, picksAtOnce, toggle } from './selection';

export interface Hint {
  readonly pick: readonly string[];
  readonly reason: WireMessage;
}

/** Choosing and answering: the only part of a match that is the screen's own. */
export interface Picking {
  readonly chosen: ShallowRef<readonly string[]>;
  readonly controls: ComputedRef<readonly Control[]>;
  readonly hint: ShallowRef<Hint | null>;
  /** Whether the answer to the open decision is on its way. */
  readonly sent: Ref<boolean>;
  readonly offered: (instance: number) => boolean;
  /** Picks the option, or chooses it where several are asked for. */
  readonly take: (id: string) => void;
  readonly press: (control: Control) => void;
  /** Does what Space stands for; false when that is nothing. */
  readonly confirm: () => boolean;
  readonly clear: () => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly askHint: () => void;
  /** Remembers an enemy a card was dropped on, until its attack asks for targets. */
  readonly aim: (instance: number) => void;
}

/** @param view the match on the screen */
export function usePicking(view: Readonly<Ref<MatchView>>): Picking {
  const matches = useMatchesStore();
  const notices = useNoticesStore();
  const chosen = shallowRef<readonly string[]>([]);
  const hint = shallowRef<Hint | null>(null);
  const aimed = shallowRef<number | null>(null);
  const sent = ref(false);

  const decision = computed(() => (view.value.decision?.mine === true ? view.value.decision : null));
  const controls = computed(() => (decision.value === null ? [] : controlsOf(decision.value, chosen.value)));

  watch(
    () => [view.value.number, view.value.viewer],
    () => {
      sent.value = false;
      hint.value = null;
      chosen.value = [];
      const open = decision.value;
      if (open === null || open.kind === 'play') return;
      if (open.kind === 'target' && aimed.value !== null) {
        chosen.value = carryOver(open, [cardOption(aimed.value)]);
      }
      aimed.value = null;
    },
  );

  /** Tells a refusal, and looks again at how the match really stands. */
  async function refused(refusal: WireMessage): Promise<void> {
    sent.value = false;
    notices.tell('warning', refusal);
    await matches.open(view.value.id);
  }

  async function answer(pick: readonly string[]): Promise<void> {
    if (decision.value === null || sent.value) return;
    sent.value = true;
    const outcome = await matches.pick(pick);
    if (!outcome.ok) await refused(outcome.refusal);
  }

  function take(id: string): void {
    const open = decision.value;
    if (open === null || !offers(open, id)) return;
    if (picksAtOnce(open)) {
      void answer([id]);
      return;
    }
    const next = toggle(open, chosen.value, id);
    chosen.value = next.chosen;
    if (next.full) notices.tell('info', { key: 'table.atMost', values: { count: open.max } });
  }

  function press(control: Control): void {
    if (control.barred === null) void answer(control.pick);
    else notices.tell('info', { key: `table.${control.barred.key}`, values: { ...control.barred.values } });
  }

  function confirm(): boolean {
    const control = spaceControl(controls.value);
    if (control === null) return false;
    press(control);
    return true;
  }

  function clear(): boolean {
    if (chosen.value.length === 0 && hint.value === null) return false;
    chosen.value = [];
    hint.value = null;
    return true;
  }

  async function turnBack(way: 'undo' | 'redo'): Promise<void> {
    const outcome = await matches[way]();
    if (!outcome.ok) notices.tell('info', outcome.refusal);
  }

  async function askHint(): Promise<void> {
    const open = decision.value;
    if (open === null) return;
    const asked = view.value.number;
    const outcome = await matches.hint();
    if (view.value.number !== asked) return;
    if (!outcome.ok) {
      notices.tell('info', outcome.refusal);
      return;
    }
    hint.value = outcome.value;
    if (!picksAtOnce(open)) chosen.value = outcome.value.pick.filter((id) => offers(open, id));
  }

  return {
    chosen,
    controls,
    hint,
    sent,
    offered: (instance) => decision.value !== null && offers(decision.value, cardOption(instance)),
    take,
    press,
    confirm,
    clear,
    undo: () => void (view.value.canUndo && turnBack('undo')),
    redo: () => void (view.value.canRedo && turnBack('redo')),
    askHint: () => void askHint(),
    aim: (instance) => {
      aimed.value = instance;
    },
  };
}

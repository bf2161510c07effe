import { useTimeoutFn } from '@vueuse/core';
import { computed, nextTick, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import type { Hint, MatchView, ViewDecision, WireMessage } from '@shared/contract/view';
import { useMatchesStore } from '../../stores/matches';
import { hintBarred, undoBarred } from '../model/barred';
import { controlsOf, spaceControl, type Control } from './controls';
import {
  answersAtOnce,
  asksForOne,
  cardOption,
  carryOver,
  offers,
  optionCard,
  picksAtOnce,
  toggle,
} from './selection';
import { NO_WAYS, restOf, type Step, type Ways } from './ways';

/** Choosing and answering: the only part of a match that is the screen's own. */
export interface Picking {
  readonly chosen: ShallowRef<readonly string[]>;
  readonly controls: ComputedRef<readonly Control[]>;
  readonly hint: ShallowRef<Hint | null>;
  /** Whether a hint is being thought about; letting go or choosing anything calls that off. */
  readonly hinting: Readonly<Ref<boolean>>;
  /** What the prompt says for a few seconds: why something could not be done. */
  readonly told: ShallowRef<WireMessage | null>;
  readonly tell: (message: WireMessage) => void;
  /** Whether the answer to the open decision is on its way. */
  readonly sent: Ref<boolean>;
  readonly offered: (instance: number) => boolean;
  /**
   * Picks the option, or chooses it where several are asked for. The second click of a double click lets go of
   * nothing that the first one chose.
   */
  readonly take: (id: string, click?: MouseEvent) => void;
  readonly press: (control: Control) => void;
  /** Does what Space stands for; false when that is nothing. */
  readonly confirm: () => boolean;
  readonly clear: () => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly askHint: () => void;
  /** Where cards can go by several picks, as the felt of the game says. */
  readonly ways: ShallowRef<Ways>;
  /** A card that was chosen to go one of its ways before it is asked for. */
  readonly lead: ShallowRef<number | null>;
  /** The card that was picked last here; the question after it may be where it goes. */
  readonly picked: Readonly<ShallowRef<number | null>>;
  /** The cards that the answer on its way names. */
  readonly taken: Readonly<ShallowRef<readonly number[]>>;
  /** A card that waits for its place to be picked, as the felt of the game says. */
  readonly waiting: ShallowRef<number | null>;
  /** Whether a place is where the leading card can go. */
  readonly leads: (place: string) => boolean;
  /** Makes all the picks that lead a card to a place. */
  readonly go: (instance: number, place: string) => void;
  /** Remembers an enemy a card was dropped on, until its attack asks for targets. */
  readonly aim: (instance: number) => void;
}

/** How long a reason stands in the prompt, in milliseconds. */
const TOLD_FOR = 5000;

/** @param view the match on the screen */
export function usePicking(view: Readonly<Ref<MatchView>>): Picking {
  const matches = useMatchesStore();
  const chosen = shallowRef<readonly string[]>([]);
  const hint = shallowRef<Hint | null>(null);
  const hinting = ref(false);
  let hintsAsked = 0;
  const aimed = shallowRef<number | null>(null);
  const ways = shallowRef<Ways>(NO_WAYS);
  const lead = shallowRef<number | null>(null);
  const picked = shallowRef<number | null>(null);
  const taken = shallowRef<readonly number[]>([]);
  const waiting = shallowRef<number | null>(null);
  /** Picks that are still to be made of a way. */
  let route: readonly Step[] = [];
  const sent = ref(false);
  const told = shallowRef<WireMessage | null>(null);
  const { start: forgetSoon } = useTimeoutFn(
    () => {
      told.value = null;
    },
    TOLD_FOR,
    { immediate: false },
  );

  const decision = computed(() => (view.value.decision?.mine === true ? view.value.decision : null));
  const controls = computed(() => (decision.value === null ? [] : controlsOf(decision.value, chosen.value)));

  watch(
    () => [view.value.number, view.value.viewer],
    () => {
      startAfresh();
      aimAgain();
      goOn();
    },
  );

  /** Nothing that was chosen or said belongs to the decision that is open now. */
  function startAfresh(): void {
    sent.value = false;
    taken.value = [];
    hint.value = null;
    told.value = null;
    chosen.value = [];
    lead.value = null;
    callHintOff();
  }

  /** An aim waits until its card was played and targets are asked for; any other question forgets it. */
  function aimAgain(): void {
    const open = decision.value;
    if (open === null || open.kind === 'play') return;
    const aim = aimed.value;
    aimed.value = null;
    if (open.kind === 'target' && aim !== null) takeAim(open, aim);
  }

  /** Makes the next pick of the way a card goes, if it is asked for. */
  function goOn(): void {
    const open = decision.value;
    const [next, ...rest] = open === null ? [] : restOf(route, open.kind, (id) => offers(open, id));
    route = rest;
    if (next !== undefined) void answer([next.pick]);
  }

  function go(instance: number, place: string): void {
    route = ways.value.get(instance)?.get(place) ?? [];
    lead.value = null;
    callHintOff();
    goOn();
  }

  /** Chooses a card to go one of its ways, or lets go of it. */
  function leadWith(id: string, again: boolean): void {
    const card = optionCard(id);
    if (card === null || !ways.value.has(card)) return;
    if (again && lead.value === card) return;
    callHintOff();
    lead.value = lead.value === card ? null : card;
  }

  /** What was asked for is not waited for any more; false when nothing was. */
  function callHintOff(): boolean {
    const open = hinting.value;
    hintsAsked += 1;
    hinting.value = false;
    return open;
  }

  /** The enemy a card was dropped on: attacked at once where that is all that is asked, or said why not. */
  function takeAim(open: ViewDecision, aim: number): void {
    const id = cardOption(aim);
    chosen.value = carryOver(open, [id]);
    const barred = open.barred.find(({ instance }) => instance === aim);
    if (offers(open, id)) {
      if (answersAtOnce(open, chosen.value, id)) void answer([id]);
    } else if (barred !== undefined) tell(barred.reason);
  }

  function tell(message: WireMessage): void {
    told.value = message;
    forgetSoon();
  }

  /** Tells a refusal, and looks again at how the match really stands. */
  async function refused(refusal: WireMessage): Promise<void> {
    sent.value = false;
    taken.value = [];
    await matches.open(view.value.id);
    // A new state of the match clears what was told before it.
    await nextTick();
    tell(refusal);
  }

  async function answer(pick: readonly string[]): Promise<void> {
    if (decision.value === null || sent.value) return;
    sent.value = true;
    const card = optionCard(pick[0] ?? '');
    if (card !== null) picked.value = card;
    taken.value = pick.map(optionCard).filter((named) => named !== null);
    const outcome = await matches.pick(pick);
    if (!outcome.ok) await refused(outcome.refusal);
  }

  function take(id: string, click?: MouseEvent): void {
    const again = (click?.detail ?? 0) > 1;
    const open = decision.value;
    if (open === null || !offers(open, id)) {
      leadWith(id, again);
      return;
    }
    if (again && !asksForOne(open) && chosen.value.includes(id)) return;
    callHintOff();
    if (answersAtOnce(open, chosen.value, id)) {
      void answer([id]);
      return;
    }
    const next = toggle(open, chosen.value, id);
    chosen.value = next.chosen;
    if (next.full) tell({ key: 'table.atMost', values: { count: open.max } });
    else told.value = null;
  }

  function press(control: Control): void {
    if (control.barred === null) void answer(control.pick);
    else tell({ key: `table.${control.barred.key}`, values: { ...control.barred.values } });
  }

  function confirm(): boolean {
    const control = spaceControl(controls.value);
    if (control === null) return false;
    press(control);
    return true;
  }

  function clear(): boolean {
    if (callHintOff()) return true;
    const nothing = chosen.value.length === 0 && lead.value === null;
    if (nothing && hint.value === null && told.value === null) return false;
    chosen.value = [];
    lead.value = null;
    told.value = null;
    hint.value = null;
    return true;
  }

  async function turnBack(way: 'undo' | 'redo'): Promise<void> {
    const outcome = await matches[way]();
    if (!outcome.ok) tell(outcome.refusal);
  }

  async function askHint(): Promise<void> {
    const open = decision.value;
    const barred = hintBarred(view.value);
    if (barred !== null) tell(barred);
    if (open === null) return;
    callHintOff();
    const asked = hintsAsked;
    hint.value = null;
    hinting.value = true;
    const outcome = await matches.hint().catch((problem: unknown) => {
      if (asked === hintsAsked) callHintOff();
      throw problem;
    });
    if (asked !== hintsAsked) return;
    hinting.value = false;
    if (!outcome.ok) {
      tell(outcome.refusal);
      return;
    }
    told.value = null;
    hint.value = outcome.value;
    if (!picksAtOnce(open)) chosen.value = outcome.value.pick.filter((id) => offers(open, id));
  }

  return {
    chosen,
    controls,
    hint,
    hinting,
    told,
    tell,
    sent,
    offered: (instance) => decision.value !== null && offers(decision.value, cardOption(instance)),
    take,
    press,
    confirm,
    clear,
    undo: () => {
      const barred = undoBarred(view.value);
      if (barred === null) void turnBack('undo');
      else tell(barred);
    },
    redo: () => void (view.value.canRedo && turnBack('redo')),
    askHint: () => void askHint(),
    ways,
    lead,
    picked,
    taken,
    waiting,
    leads: (place) => lead.value !== null && ways.value.get(lead.value)?.has(place) === true,
    go,
    aim: (instance) => {
      aimed.value = instance;
    },
  };
}

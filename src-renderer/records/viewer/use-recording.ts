import { createEventHook, type EventHookOn } from '@vueuse/core';
import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import { matchId, type CallOutput } from '@shared/contract/calls';
import type { LogLine, MatchChange, MatchView, WireMessage } from '@shared/contract/view';
import { useConnection } from '../../client/connection';
import { HostGone } from '../../client/status';
import { reuse } from '../../stores/reuse';
import { asShown, firstEyes, type Eyes } from './eyes';
import { makeLatest } from './latest';
import { roundMarks, turnMarks, type RoundMark, type TurnMark } from './marks';

interface Wish {
  readonly after: number;
  readonly eyes: Eyes;
}

type Answer = CallOutput<'records.at'>;

/** A finished match that can be looked at from any moment. */
export interface Recording {
  /** The moment that is wished, as a number of picks; the table follows. */
  readonly after: Ref<number>;
  readonly eyes: ShallowRef<Eyes>;
  /** The table at the moment that has arrived; null until the first has. */
  readonly view: ShallowRef<MatchView | null>;
  /** Why there is nothing to show. */
  readonly refusal: ShallowRef<WireMessage | null>;
  /** How many picks there are. */
  readonly picks: Ref<number>;
  readonly rounds: ComputedRef<readonly RoundMark[]>;
  readonly turns: ComputedRef<readonly TurnMark[]>;
  /** Whether what is shown is what is wished. */
  readonly arrived: ComputedRef<boolean>;
  /** Goes to a moment, kept inside the match. */
  readonly goTo: (after: number) => void;
  readonly seeWith: (eyes: Eyes) => void;
  /** Asks anew, after it could not be shown. */
  readonly retry: () => Promise<void>;
  /** Single steps, for the table to move its cards. */
  readonly onChange: EventHookOn<MatchChange>;
}

/**
 * @param first the moment and eyes to begin with, where an address named them
 */
export function useRecording(
  id: string,
  first: { readonly after: number; readonly eyes: Eyes | undefined },
): Recording {
  const { client } = useConnection();
  const changes = createEventHook<MatchChange>();
  const after = ref(first.after);
  const eyes = shallowRef<Eyes>(first.eyes ?? null);
  const view = shallowRef<MatchView | null>(null);
  const refusal = shallowRef<WireMessage | null>(null);
  const picks = ref(0);
  const perPick = shallowRef<readonly number[]>([]);
  const log = shallowRef<readonly LogLine[]>([]);
  const shown = shallowRef<Wish | null>(null);

  const inside = (moment: number): number => Math.max(0, Math.min(picks.value, moment));

  async function ask({ after: moment, eyes: viewer }: Wish): Promise<Answer> {
    try {
      return await client.call('records.at', { id, after: moment, viewer });
    } catch (problem) {
      if (problem instanceof HostGone) return { ok: false, refusal: { key: 'app.lost.head' } };
      throw problem;
    }
  }

  /** A single step is played as a move; everything else is simply there. */
  function causeOf(before: Wish | null, now: Wish): MatchChange['cause'] | null {
    if (before === null || before.eyes !== now.eyes) return null;
    if (now.after === before.after + 1) return 'pick';
    return now.after === before.after - 1 ? 'undo' : null;
  }

  function show(answer: Answer, wish: Wish): void {
    if (!answer.ok) {
      refusal.value = answer.refusal;
      return;
    }
    refusal.value = null;
    const now = asShown(answer.value.view, wish.eyes);
    if (view.value !== null) reuse(view.value, now);
    const cause = causeOf(shown.value, wish);
    shown.value = wish;
    view.value = now;
    if (cause === null) return;
    void changes.trigger({ id, cause, events: cause === 'pick' ? answer.value.events : [], view: now });
  }

  const want = makeLatest(ask, show);
  const wish = (): Promise<void> => want({ after: after.value, eyes: eyes.value });

  /** Learns how long the match is and whose it was, and then shows what the address asked for. */
  async function begin(): Promise<void> {
    if (!matchId.safeParse(id).success) {
      refusal.value = { key: 'main.refusals.no-such-match' };
      return;
    }
    const start = await ask({ after: 0, eyes: null });
    if (!start.ok) {
      refusal.value = start.refusal;
      return;
    }
    const { seats } = start.value.view;
    picks.value = start.value.picks;
    perPick.value = start.value.rounds;
    after.value = inside(after.value);
    const named = first.eyes !== undefined && (typeof first.eyes !== 'number' || first.eyes < seats.length);
    eyes.value = named && first.eyes !== undefined ? first.eyes : firstEyes(seats);
    await wish();
    const end = await ask({ after: picks.value, eyes: null });
    if (end.ok) log.value = end.value.view.log;
  }

  void begin();

  return {
    after,
    eyes,
    view,
    refusal,
    picks,
    rounds: computed(() => roundMarks(perPick.value)),
    turns: computed(() => turnMarks(log.value)),
    arrived: computed(() => shown.value?.after === after.value && shown.value.eyes === eyes.value),
    goTo(moment) {
      after.value = inside(moment);
      void wish();
    },
    seeWith(whose) {
      eyes.value = whose;
      void wish();
    },
    retry: begin,
    onChange: changes.on,
  };
}

import { useDebounceFn } from '@vueuse/core';
import {
  computed,
  onScopeDispose,
  ref,
  shallowRef,
  watch,
  type ComputedRef,
  type Ref,
  type ShallowRef,
} from 'vue';
import type { DraftCard } from '@shared/contract/drafts';
import type { LabState } from '@shared/contract/lab';
import type { WireMessage } from '@shared/contract/view';
import { useConnection } from '../../client/connection';
import { answerOf } from '../answer';
import type { Editor } from '../editor';

export interface LabHandle {
  /** What is known of the card; null until the answer is there. */
  readonly state: ShallowRef<LabState | null>;
  /** The card was changed in a way that matters since what is known was, or is being, measured. */
  readonly stale: ComputedRef<boolean>;
  /** Why a measurement did not begin. */
  readonly refusal: ShallowRef<WireMessage | null>;
  /** A measurement was asked for, and has not answered yet. */
  readonly asking: Ref<boolean>;
  readonly start: () => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** Milliseconds without an edit after which what is known of the card is looked up again. */
const AFTER_EDITS = 700;

/** What of a card decides what was measured of it. */
const measuredPart = (card: DraftCard | null): string => {
  if (card === null) return '';
  if (card.type === 'ceremony') return JSON.stringify(card.effect);
  return JSON.stringify(
    card.type === 'kirby' ? [card.color, card.power, card.effects] : [card.color, card.life, card.points],
  );
};

/** The measurement of the card on the desk. It goes on while one is elsewhere. */
export function useLab({ card, cardRef, saved }: Editor): LabHandle {
  const { client } = useConnection();
  const state = shallowRef<LabState | null>(null);
  const refusal = shallowRef<WireMessage | null>(null);
  const asking = ref(false);
  /** There was an edit whose outcome has not been looked up yet. */
  const edited = ref(false);
  const stale = computed(() => {
    const now = state.value;
    return now !== null && 'report' in now && (edited.value || now.stale === true);
  });

  onScopeDispose(
    client.on('lab.changed', (change) => {
      if (change.card !== cardRef.value) return;
      state.value = change.lab;
      refusal.value = null;
    }),
  );

  async function take(call: 'lab.get' | 'lab.start', asked: string): Promise<void> {
    const part = measuredPart(card.value);
    const answer = await answerOf(client.call(call, { card: asked }));
    if (cardRef.value !== asked) return;
    const now = state.value;
    if (part === measuredPart(card.value)) edited.value = false;
    if (answer.ok) state.value = answer.value;
    else if (now === null) state.value = { state: 'none' };
    else if ('report' in now) state.value = { ...now, stale: true };
    // That nothing is known of a card with mistakes is no news before one has asked.
    refusal.value = answer.ok || call === 'lab.get' ? null : answer.refusal;
  }

  async function start(): Promise<void> {
    const asked = cardRef.value;
    if (asked === null || asking.value) return;
    asking.value = true;
    try {
      // What is measured is what lies on disk.
      if (await saved()) await take('lab.start', asked);
    } finally {
      asking.value = false;
    }
  }

  watch(
    cardRef,
    (asked) => {
      state.value = null;
      refusal.value = null;
      edited.value = false;
      if (asked !== null) void take('lab.get', asked);
    },
    { immediate: true },
  );

  const lookAgain = useDebounceFn(async () => {
    const asked = cardRef.value;
    if (asked !== null && (await saved()) && cardRef.value === asked) await take('lab.get', asked);
  }, AFTER_EDITS);
  watch(
    () => [cardRef.value, measuredPart(card.value)] as const,
    ([now, part], [before, partBefore]) => {
      if (now !== before || part === partBefore) return;
      edited.value = true;
      void lookAgain();
    },
  );

  return {
    state,
    stale,
    refusal,
    asking,
    start,
    cancel: async () => {
      const asked = cardRef.value;
      if (asked !== null) await client.call('lab.cancel', { card: asked });
    },
  };
}

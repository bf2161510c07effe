import { onScopeDispose, ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import { matchId } from '@shared/contract/calls';
import type { LookBack, Moment } from '@shared/contract/coach';
import { useConnection } from '../../client/connection';
import { HostGone } from '../../client/status';
import { moveOf, type Move } from './moves';

/** One deciding moment with its two moves as they can be drawn. */
export interface ShownMoment {
  readonly moment: Moment;
  readonly chosen: Move;
  readonly better: Move;
}

export interface LookingBack {
  readonly state: ShallowRef<LookBack>;
  /** The look back was asked for, and has not answered yet. */
  readonly asking: Ref<boolean>;
  /** The moments of a finished look back, once their cards are known. */
  readonly moments: ShallowRef<readonly ShownMoment[]>;
  readonly begin: () => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** The look back over one finished match; it goes on while one is elsewhere. */
export function useLookBack(id: string): LookingBack {
  const { client } = useConnection();
  const state = shallowRef<LookBack>({ state: 'none' });
  const asking = ref(false);
  const moments = shallowRef<readonly ShownMoment[]>([]);

  const off = client.on('coach.changed', (change) => {
    if (change.id === id) state.value = change.lookBack;
  });
  onScopeDispose(off);

  async function take(call: 'coach.get' | 'coach.start'): Promise<void> {
    try {
      const answer = await client.call(call, { id });
      state.value = answer.ok ? answer.value : { state: 'failed', reason: answer.refusal };
    } catch (problem) {
      if (!(problem instanceof HostGone)) throw problem;
      state.value = { state: 'failed', reason: { key: 'app.lost.head' } };
    }
  }

  async function begin(): Promise<void> {
    if (asking.value) return;
    asking.value = true;
    try {
      await take('coach.start');
    } finally {
      asking.value = false;
    }
  }

  /** What a moment's option ids are, looked up where the moment was. */
  async function shown(moment: Moment): Promise<ShownMoment | null> {
    const answer = await client.call('records.at', { id, after: moment.pick - 1, viewer: 'open' });
    if (!answer.ok) return null;
    const { view, next } = answer.value;
    const kind = next?.kind ?? '';
    return {
      moment,
      chosen: moveOf(kind, moment.chosen.pick, view),
      better: moveOf(kind, moment.better.pick, view),
    };
  }

  watch(state, async (now) => {
    moments.value = [];
    if (now.state !== 'done') return;
    const all = await Promise.all(now.moments.map(shown));
    if (state.value === now) moments.value = all.filter((moment) => moment !== null);
  });

  async function lookUp(): Promise<void> {
    // An address may name no match at all.
    if (!matchId.safeParse(id).success) return;
    await take('coach.get');
    // That there was none yet, or that it failed once, is no news before one has asked.
    if (state.value.state === 'failed') state.value = { state: 'none' };
  }
  void lookUp();

  return {
    state,
    asking,
    moments,
    begin,
    cancel: async () => {
      await client.call('coach.cancel', { id });
    },
  };
}

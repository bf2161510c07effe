import { createEventHook } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import { matchId } from '@shared/contract/calls';
import type { CallInput, CallOutput } from '@shared/contract/calls';
import type { MatchChange, MatchSummary, MatchView, WireMessage } from '@shared/contract/view';
import { useConnection } from '../client/connection';
import { HostGone } from '../client/status';
import { reuse } from './reuse';

type Outcome<Value> = { ok: true; value: Value } | { ok: false; refusal: WireMessage };

/** The lost-connection dialog says the same: a move that could not be made is not an error of its own. */
async function orAway<Answer>(call: Promise<Answer>): Promise<Answer | { ok: false; refusal: WireMessage }> {
  try {
    return await call;
  } catch (problem) {
    if (problem instanceof HostGone) return { ok: false, refusal: { key: 'app.lost.head' } };
    throw problem;
  }
}

/** The matches there are, and the one on the screen. Holds only what the main process sent. */
export const useMatchesStore = defineStore('matches', () => {
  const { client } = useConnection();
  const list = shallowRef<readonly MatchSummary[]>([]);
  const current = shallowRef<MatchView | null>(null);
  const changes = createEventHook<MatchChange>();

  const newestFirst = computed(() => list.value.toSorted((a, b) => b.updated.localeCompare(a.updated)));
  const unfinished = computed(() => newestFirst.value.filter((match) => !match.finished));
  const finished = computed(() => newestFirst.value.filter((match) => match.finished));

  client.on('match.changed', (change) => {
    if (change.id !== current.value?.id) return;
    // Most of a view is as it was: what is shown of it then stays as it is, the whole log above all.
    reuse(current.value, change.view);
    current.value = change.view;
    void changes.trigger(change);
  });

  /** Puts a match on the screen. The one before is left: its own screen finds another in its place and can't. */
  const take = (answer: Outcome<MatchView>): Outcome<MatchView> => {
    if (!answer.ok) return answer;
    const before = current.value?.id;
    current.value = answer.value;
    if (before !== undefined && before !== answer.value.id) {
      void orAway(client.call('matches.close', { id: before }));
    }
    return answer;
  };

  async function load(): Promise<void> {
    list.value = await client.call('matches.list', null);
  }

  /** Starts a match and puts it on the screen. */
  const create = async (match: CallInput<'matches.create'>): Promise<CallOutput<'matches.create'>> =>
    take(await client.call('matches.create', match));

  /**
   * Takes a match up, from its journal if need be, and puts it on the screen. Anything may stand in an
   * address: what can be no match's name is refused like a match that is gone.
   */
  const open = async (id: string): Promise<CallOutput<'matches.open'>> =>
    matchId.safeParse(id).success
      ? take(await client.call('matches.open', { id }))
      : { ok: false, refusal: { key: 'main.refusals.no-such-match' } };

  /** Asks again for everything that is shown, after the host was away. */
  async function refresh(): Promise<void> {
    const id = current.value?.id;
    await Promise.all([load(), id === undefined ? undefined : open(id)]);
  }

  /** The screen leaves the match: computers stop, the journal stays. */
  async function close(): Promise<void> {
    const id = current.value?.id;
    current.value = null;
    if (id !== undefined) await client.call('matches.close', { id });
  }

  async function remove(id: string): Promise<CallOutput<'matches.delete'>> {
    const answer = await client.call('matches.delete', { id });
    if (answer.ok) list.value = list.value.filter((match) => match.id !== id);
    return answer;
  }

  const currentId = (): string => {
    if (!current.value) throw new Error('no match is on the screen');
    return current.value.id;
  };

  /** Answers the open decision; the change arrives as an event. */
  const pick = (options: readonly string[]): Promise<CallOutput<'matches.pick'>> =>
    orAway(
      client.call('matches.pick', {
        id: currentId(),
        number: current.value?.number ?? 0,
        pick: [...options],
      }),
    );

  const undo = () => orAway(client.call('matches.undo', { id: currentId() }));
  const redo = () => orAway(client.call('matches.redo', { id: currentId() }));
  const ready = (seat: number) => orAway(client.call('matches.ready', { id: currentId(), seat }));
  const pace = (action: CallInput<'matches.pace'>['action']) =>
    orAway(client.call('matches.pace', { id: currentId(), action }));
  const hint = () => orAway(client.call('matches.hint', { id: currentId() }));

  return {
    list,
    unfinished,
    finished,
    current,
    load,
    refresh,
    create,
    open,
    close,
    remove,
    pick,
    undo,
    redo,
    ready,
    pace,
    hint,
    /** Calls the listener after every change of the match on the screen; ends with the caller's scope. */
    onChange: changes.on,
  };
});

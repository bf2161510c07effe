import { defineStore } from 'pinia';
import { computed, shallowReactive, shallowRef, watch } from 'vue';
import type { GameId } from '@shared/cards/vocabulary';
import { inLanguage, type Language } from '@shared/cards/words';
import type { OwnSet } from '@shared/contract/designs';
import type { DesignsDraft, DraftCard, DraftText } from '@shared/contract/drafts';
import type { WireMessage } from '@shared/contract/view';
import { useConnection } from '../client/connection';
import { useNoticesStore } from '../stores/notices';
import { useSettingsStore } from '../stores/settings';
import { answerOf, type Answer } from './answer';
import { Keeper, type KeptState } from './model/keeper';
import { cleared, edit, EMPTY_HISTORY, laid, redo, undo, type Desk, type EditPlace } from './model/history';
import type { Shelved } from './model/edits';
import { withChanged } from './model/sets';

/** How often a change of the library leads to asking for the list again, in milliseconds. */
const LIST_WAIT = 250;

/** Something that was taken away and can be brought back. */
export interface Gone {
  readonly kind: 'card' | 'set';
  readonly id: string;
  readonly name: DraftText;
}

/**
 * The sets of designs that lie on the workshop's desk, with all that can be undone, and their way to disk. It
 * outlives the screen: whoever comes back from a match finds everything as it was.
 */
export const useDeskStore = defineStore('desk', () => {
  const { client, status } = useConnection();
  const notices = useNoticesStore();
  const settings = useSettingsStore();
  const phase = shallowRef<'idle' | 'loading' | 'ready' | 'failed'>('idle');
  /** Every set of designs there is, in the order of the main process; those that cannot be opened too. */
  const list = shallowRef<readonly OwnSet[]>([]);
  const desk = shallowRef<Desk>({ sets: new Map(), history: EMPTY_HISTORY });
  const keepers = new Map<string, Keeper>();
  const states = shallowReactive(new Map<string, KeptState>());
  const gone = shallowRef<Gone | null>(null);
  /** What was edited last, to come back to. */
  const lastPlace = shallowRef<EditPlace | null>(null);
  const lastLanguage = shallowRef<Language | null>(null);
  /** What cards had before they turned white, by `set-id/card-id`. */
  const shelf = shallowReactive(new Map<string, Shelved>());

  const sets = computed(() => desk.value.sets);
  const canUndo = computed(() => desk.value.history.past !== null);
  const canRedo = computed(() => desk.value.history.future !== null);
  /** Of all sets together: a failure first, since it must be told. */
  const kept = computed<KeptState>(() => {
    const all = [...states.values()];
    return (
      all.find(({ state }) => state === 'failed') ??
      all.find(({ state }) => state === 'saving') ?? { state: 'saved' }
    );
  });

  const isKept = (id: string): boolean => (states.get(id)?.state ?? 'saved') === 'saved';

  /** The sets as they lie on the desk of which something is not on disk. */
  const unsaved = computed<readonly DesignsDraft[]>(() =>
    [...sets.value.values()].filter(({ id }) => !isKept(id)),
  );

  const later = (milliseconds: number, work: () => void): (() => void) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  };

  async function outside(id: string, other: string): Promise<void> {
    // The other one is new: its name comes with the list.
    await refresh().catch(() => undefined);
    const nameOf = (wanted: string): string =>
      inLanguage(list.value.find((own) => own.id === wanted)?.name ?? {}, settings.language) || wanted;
    const values = { set: nameOf(id), kept: nameOf(other) };
    notices.tell('warning', { key: 'workshop.saving.outside', values });
  }

  function lay(draft: DesignsDraft, revision: string): void {
    desk.value = laid(desk.value, draft);
    const keeper = keepers.get(draft.id);
    if (keeper !== undefined) return keeper.replaced({ draft, revision });
    states.set(draft.id, { state: 'saved' });
    const world = {
      save: async (newest: DesignsDraft, from: string) => {
        const answer = await answerOf(client.call('designs.save', { revision: from, draft: newest }));
        return answer.ok ? { ok: true as const, ...answer.value } : answer;
      },
      later,
      onChange: (state: KeptState) => void states.set(draft.id, state),
      onOutside: (other: string) => void outside(draft.id, other),
    };
    keepers.set(draft.id, new Keeper({ draft, revision }, world));
  }

  function clear(id: string): void {
    desk.value = cleared(desk.value, id);
    keepers.delete(id);
    states.delete(id);
  }

  /** Opens a set and lays it on the desk, unless it lies there. */
  async function open(id: string): Promise<WireMessage | null> {
    if (desk.value.sets.has(id)) return null;
    const answer = await answerOf(client.call('designs.open', { id }));
    if (!answer.ok) return answer.refusal;
    const { draft, revision } = answer.value;
    if (draft.kind === 'designs' && !desk.value.sets.has(id)) lay(draft, revision);
    return null;
  }

  /** Puts what lies on disk in the place of what lies on the desk: an edit, so that it can be undone. */
  function replace(draft: DesignsDraft, revision: string, place: EditPlace, merge?: string): void {
    if (gone.value?.kind === 'card') gone.value = null;
    desk.value = edit(desk.value, [draft], { from: place, to: place, merge, at: Date.now() });
    keepers.get(draft.id)?.replaced({ draft, revision });
  }

  /**
   * Takes up what was made of a set elsewhere: in another window, by importing it, with another program. Where
   * something is not on disk yet nothing is taken up: its save keeps the other version beside this one.
   */
  async function takeUp({ id, revision: listed }: OwnSet): Promise<void> {
    const before = keepers.get(id)?.restingAt() ?? null;
    if (before === null || listed === null || listed === before) return;
    const answer = await answerOf(client.call('designs.open', { id }));
    if (!answer.ok || answer.value.draft.kind !== 'designs') return;
    const { draft, revision } = answer.value;
    if (revision === before || keepers.get(id)?.restingAt() !== before) return;
    const place = lastPlace.value?.set === id ? lastPlace.value : { set: id, card: null };
    replace(draft, revision, place, `${id}/elsewhere`);
  }

  /** A set was deleted in another window: it can be put back here too. What was not saved of it stays in sight. */
  function loseElsewhere(id: string): void {
    if (!isKept(id)) return;
    gone.value = { kind: 'set', id, name: desk.value.sets.get(id)?.name ?? {} };
    clear(id);
  }

  /** Asks what sets there are, lays those that are new on the desk, and takes up what has changed elsewhere. */
  async function refresh(): Promise<void> {
    const all = await client.call('designs.list', null);
    list.value = all.filter(({ kind }) => kind === 'designs');
    const there = new Set(list.value.map(({ id }) => id));
    for (const id of [...desk.value.sets.keys()]) if (!there.has(id)) loseElsewhere(id);
    if (gone.value?.kind === 'set' && there.has(gone.value.id)) gone.value = null;
    for (const own of list.value) {
      if (own.openable) await open(own.id);
      await takeUp(own);
    }
  }

  /** Fetches everything when the workshop is entered. */
  async function load(): Promise<void> {
    if (phase.value === 'loading') return;
    if (phase.value !== 'ready') phase.value = 'loading';
    try {
      await refresh();
      phase.value = 'ready';
    } catch {
      phase.value = phase.value === 'ready' ? 'ready' : 'failed';
    }
  }

  let asked = false;
  client.on('library.changed', () => {
    if (asked || phase.value !== 'ready') return;
    asked = true;
    later(LIST_WAIT, () => {
      asked = false;
      // Should the host be gone, the list comes with the connection.
      refresh().catch(() => undefined);
    });
  });

  function put(next: Desk): void {
    desk.value = next;
    for (const [id, draft] of next.sets) keepers.get(id)?.update(draft);
  }

  /** One step of undo over one or several sets. */
  function change(
    changed: readonly DesignsDraft[],
    where: { readonly from: EditPlace; readonly to: EditPlace; readonly merge?: string | undefined },
  ): void {
    // Undo now takes this edit back first, and no longer the deletion that is told of.
    if (gone.value?.kind === 'card') gone.value = null;
    put(edit(desk.value, changed, { ...where, at: Date.now() }));
  }

  /** One step of undo on one card. */
  function changeCard(place: EditPlace, work: (card: DraftCard) => DraftCard, merge?: string): void {
    const set = desk.value.sets.get(place.set);
    if (set === undefined || place.card === null) return;
    change([withChanged(set, place.card, work)], {
      from: place,
      to: place,
      merge: merge && `${place.set}/${place.card}/${merge}`,
    });
  }

  function step(way: typeof undo): EditPlace | null {
    const stepped = way(desk.value);
    if (stepped === null) return null;
    gone.value = null;
    put(stepped.desk);
    return stepped.place;
  }

  /** Puts all sets on disk now; resolves with whether they are. */
  async function flush(): Promise<boolean> {
    const all = await Promise.all([...keepers.values()].map((keeper) => keeper.flush()));
    return all.every(Boolean);
  }

  /** Resolves once this set is on disk; false when it could not be. */
  const saved = async (id: string): Promise<boolean> => (await keepers.get(id)?.flush()) ?? false;

  /** A new empty set for a game, opened; its id, or why there is none. */
  async function create(game: GameId, name: DraftText): Promise<Answer<{ id: string }>> {
    const answer = await answerOf(client.call('designs.create', { game, kind: 'designs', name }));
    if (!answer.ok) return answer;
    const refusal = await open(answer.value.id);
    await refresh();
    return refusal === null ? answer : { ok: false, refusal };
  }

  /** The same set once more, under another id. */
  async function duplicate(id: string): Promise<Answer<{ id: string }>> {
    await saved(id);
    const answer = await answerOf(client.call('designs.duplicate', { id }));
    if (answer.ok) await refresh();
    return answer;
  }

  /** Takes a set away; it can be put back. Why it could not be, or null. */
  async function remove(id: string): Promise<WireMessage | null> {
    await keepers.get(id)?.flush();
    const name = desk.value.sets.get(id)?.name ?? list.value.find((set) => set.id === id)?.name ?? {};
    const answer = await answerOf(client.call('designs.remove', { id }));
    if (!answer.ok) return answer.refusal;
    clear(id);
    list.value = list.value.filter((set) => set.id !== id);
    gone.value = { kind: 'set', id, name };
    return null;
  }

  async function putBack(id: string): Promise<WireMessage | null> {
    const answer = await answerOf(client.call('designs.putBack', { id }));
    if (!answer.ok) return answer.refusal;
    gone.value = null;
    await refresh();
    return null;
  }

  /** Takes up an earlier version as an edit, so that it can be undone. */
  async function restore(id: string, sequence: number): Promise<WireMessage | null> {
    if (!(await saved(id)) && desk.value.sets.has(id)) return { key: 'workshop.saving.first' };
    const answer = await answerOf(client.call('designs.restore', { id, sequence }));
    if (!answer.ok) return answer.refusal;
    const { draft, revision } = answer.value;
    if (draft.kind !== 'designs') return null;
    const before = desk.value.sets.get(id);
    if (before === undefined) {
      lay(draft, revision);
      return null;
    }
    replace(draft, revision, { set: id, card: null });
    return null;
  }

  // What could not be saved while the host was away is saved as soon as it is back.
  watch(status, (now) => {
    if (now === 'open') void flush();
  });

  return {
    phase,
    list,
    sets,
    kept,
    unsaved,
    gone,
    lastPlace,
    lastLanguage,
    shelf,
    canUndo,
    canRedo,
    load,
    refresh,
    change,
    changeCard,
    undo: () => step(undo),
    redo: () => step(redo),
    flush,
    saved,
    create,
    duplicate,
    remove,
    putBack,
    restore,
  };
});

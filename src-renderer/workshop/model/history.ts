import type { DesignsDraft, DraftCard } from '@shared/contract/drafts';

/** The sets that are open in the workshop, by id. */
export type Sets = ReadonlyMap<string, DesignsDraft>;

/** Where an edit happened, so that undoing it can show it: a card, or with null the set itself. */
export interface EditPlace {
  readonly set: string;
  readonly card: string | null;
}

/** What one edit changed in one set. Unchanged cards are shared, so that a step is as small as its edit. */
type Patch =
  | {
      readonly kind: 'card';
      readonly set: string;
      readonly index: number;
      readonly before: DraftCard;
      readonly after: DraftCard;
    }
  | {
      readonly kind: 'set';
      readonly set: string;
      readonly before: DesignsDraft;
      readonly after: DesignsDraft;
    };

interface Step {
  readonly patches: readonly Patch[];
  readonly from: EditPlace;
  readonly to: EditPlace;
  readonly merge: string | undefined;
  /** When its last edit was made, in milliseconds. */
  readonly at: number;
  readonly next: Step | null;
}

/** Everything that can be undone and redone, the nearest first. A chain: nothing is ever copied or counted. */
export interface History {
  readonly past: Step | null;
  readonly future: Step | null;
}

export const EMPTY_HISTORY: History = { past: null, future: null };

/** Edits of one field this long apart are two steps, in milliseconds. */
const PAUSE = 2000;

/** The sets and their history, which always belong together. */
export interface Desk {
  readonly sets: Sets;
  readonly history: History;
}

export interface EditOptions {
  readonly from: EditPlace;
  readonly to: EditPlace;
  /** Edits in a row with this name become one step. */
  readonly merge?: string | undefined;
  /** The time, in milliseconds. */
  readonly at: number;
}

function patchBetween(before: DesignsDraft, after: DesignsDraft): Patch | null {
  if (before === after) return null;
  const set = before.id;
  const { cards: cardsBefore, ...headBefore } = before;
  const { cards: cardsAfter, ...headAfter } = after;
  const sameHead = Object.keys({ ...headBefore, ...headAfter }).every(
    (key) => Reflect.get(headBefore, key) === Reflect.get(headAfter, key),
  );
  if (!sameHead || cardsBefore.length !== cardsAfter.length) return { kind: 'set', set, before, after };
  const changed = cardsBefore.flatMap((card, index) => (card === cardsAfter[index] ? [] : [index]));
  const [index] = changed;
  if (index === undefined) return null;
  const old = cardsBefore[index];
  const now = cardsAfter[index];
  return changed.length === 1 && old !== undefined && now !== undefined
    ? { kind: 'card', set, index, before: old, after: now }
    : { kind: 'set', set, before, after };
}

/** An edit of the same field, a moment after: the two as one, where both touch only that card. */
function joined(last: Step | null, patches: readonly Patch[], { merge, at, to }: EditOptions): Step | null {
  const [patch] = patches;
  const [before] = last?.patches ?? [];
  if (last === null || merge === undefined || last.merge !== merge || at - last.at > PAUSE) return null;
  if (patches.length !== 1 || last.patches.length !== 1 || patch?.set !== before?.set) return null;
  if (patch?.kind === 'card' && before?.kind === 'card' && patch.index === before.index) {
    return { ...last, patches: [{ ...patch, before: before.before }], at, to };
  }
  if (patch?.kind === 'set' && before?.kind === 'set') {
    return { ...last, patches: [{ ...patch, before: before.before }], at, to };
  }
  return null;
}

/** Makes one edit, of one set or of several at once. What had been undone is given up. */
export function edit(desk: Desk, changed: readonly DesignsDraft[], options: EditOptions): Desk {
  const patches = changed.flatMap((after) => {
    const before = desk.sets.get(after.id);
    const patch = before === undefined ? null : patchBetween(before, after);
    return patch === null ? [] : [patch];
  });
  if (patches.length === 0) return desk;
  const { past, future } = desk.history;
  const { merge, at, from, to } = options;
  const step = (future === null ? joined(past, patches, options) : null) ?? {
    patches,
    from,
    to,
    merge,
    at,
    next: past,
  };
  return { sets: withSets(desk.sets, changed), history: { past: step, future: null } };
}

const withSets = (sets: Sets, changed: readonly DesignsDraft[]): Sets =>
  new Map([...sets, ...changed.map((draft) => [draft.id, draft] as const)]);

function applied(sets: Sets, patches: readonly Patch[], side: 'before' | 'after'): Sets {
  const changed = patches.flatMap((patch) => {
    if (patch.kind === 'set') return [patch[side]];
    const draft = sets.get(patch.set);
    return draft === undefined ? [] : [{ ...draft, cards: draft.cards.with(patch.index, patch[side]) }];
  });
  return withSets(sets, changed);
}

/** The desk after a step back or forward, and what to look at then; null when there is none. */
export type Stepped = { readonly desk: Desk; readonly place: EditPlace } | null;

/** Takes the last edit back. */
export function undo({ sets, history: { past, future } }: Desk): Stepped {
  if (past === null) return null;
  return {
    desk: {
      sets: applied(sets, past.patches, 'before'),
      // An edit after an undo must not run into the one before it.
      history: { past: past.next, future: { ...past, merge: undefined, next: future } },
    },
    place: past.from,
  };
}

/** Makes the last edit that was taken back once more. */
export function redo({ sets, history: { past, future } }: Desk): Stepped {
  if (future === null) return null;
  return {
    desk: {
      sets: applied(sets, future.patches, 'after'),
      history: { past: { ...future, next: past }, future: future.next },
    },
    place: future.to,
  };
}

/** Puts an opened set on the desk as it lies on disk; that is no edit. */
export const laid = (desk: Desk, draft: DesignsDraft): Desk => ({
  ...desk,
  sets: withSets(desk.sets, [draft]),
});

const touches = ({ patches }: Step, set: string): boolean => patches.some((patch) => patch.set === set);

function without(chain: Step | null, set: string): Step | null {
  const kept: Step[] = [];
  for (let step = chain; step !== null; step = step.next) if (!touches(step, set)) kept.push(step);
  return kept.reduceRight<Step | null>((next, step) => ({ ...step, next }), null);
}

/** Takes a set off the desk, and every step that touched it out of the history. */
export function cleared({ sets, history }: Desk, set: string): Desk {
  return {
    sets: new Map([...sets].filter(([id]) => id !== set)),
    history: { past: without(history.past, set), future: without(history.future, set) },
  };
}

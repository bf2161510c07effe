import type { TefudaClient } from '@shared/contract/client';
import type { DraftText, DraftVariant, VariantsDraft } from '@shared/contract/drafts';
import type { GameId } from '@shared/cards/vocabulary';
import { LANGUAGES } from '@shared/cards/words';
import { turns } from '../../drawing/turns';
import { failed, refused, type Refused } from '../upload';

/** A kept picture as a look of a card. */
export interface NewLook {
  /** `set-id/card-id`. */
  readonly of: string;
  /** Hash of the picture. */
  readonly art: string;
}

/** What a set of looks is called, and the game of whose cards they are. */
export interface LooksOf {
  readonly game: GameId;
  readonly name: DraftText;
}

/** Looks that were added to a set. */
export interface AddedLooks {
  readonly ok: true;
  readonly set: string;
  /** In the order they were given: `set-id/variant-id`, and the card each is of. */
  readonly looks: readonly { readonly ref: string; readonly of: string }[];
}

/** What the sets of single pictures are called in files; more come after one if its name is taken. */
const MINE = /^my-(?:kokopelli-)?pictures(?:-\d+)?$/;
export const isMine = (id: string): boolean => MINE.test(id);

/** The most looks one set can hold (card-sets.md, limits). */
const MOST_LOOKS = 2000;

const cardIdOf = (ref: string): string => ref.slice(ref.indexOf('/') + 1);

/** A name for a look that no other of the set has: its card's id, numbered from the second on. */
function freeId(taken: ReadonlySet<string>, of: string): string {
  const plain = cardIdOf(of);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? plain : `${plain}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** The set with more looks; each is told under the name it got. */
export function withLooks(
  draft: VariantsDraft,
  added: readonly NewLook[],
): { readonly draft: VariantsDraft; readonly variants: readonly DraftVariant[] } {
  const taken = new Set(draft.variants.map(({ id }) => id));
  const variants = added.map(({ of, art }) => {
    const id = freeId(taken, of);
    taken.add(id);
    return { id, of, art: { file: art } };
  });
  return { draft: { ...draft, variants: [...draft.variants, ...variants] }, variants };
}

/** One change of a set's file at a time: each begins with what the one before left. */
const inTurn = turns(1);

type Changed<Value> = { readonly ok: true; readonly value: Value } | Refused;

async function change<Value>(
  client: TefudaClient,
  id: string,
  edit: (draft: VariantsDraft) => { readonly draft: VariantsDraft; readonly value: Value } | Refused,
): Promise<Changed<Value>> {
  try {
    const opened = await client.call('designs.open', { id });
    if (!opened.ok) return opened;
    const { draft, revision } = opened.value;
    if (draft.kind !== 'variants') return refused('pictures.refusals.noPictureSet');
    const edited = edit(draft);
    if ('ok' in edited) return edited;
    const saved = await client.call('designs.save', { revision, draft: edited.draft });
    return saved.ok ? { ok: true, value: edited.value } : saved;
  } catch (problem) {
    return failed(problem);
  }
}

/** Changes a set of looks on disk. */
export async function changePictureSet(
  client: TefudaClient,
  id: string,
  edit: (draft: VariantsDraft) => VariantsDraft,
): Promise<{ readonly ok: true } | Refused> {
  const changed = await inTurn(() => change(client, id, (draft) => ({ draft: edit(draft), value: null })));
  return changed.ok ? { ok: true } : changed;
}

async function addTo(
  client: TefudaClient,
  set: string,
  added: readonly NewLook[],
): Promise<AddedLooks | Refused> {
  const changed = await change(client, set, (before) => {
    if (before.variants.length + added.length > MOST_LOOKS) {
      return refused('pictures.refusals.setFull', { most: MOST_LOOKS });
    }
    const { draft, variants } = withLooks(before, added);
    return { draft, value: variants.map(({ id, of }) => ({ ref: `${set}/${id}`, of })) };
  });
  return changed.ok ? { ok: true, set, looks: changed.value } : changed;
}

async function createWith(
  client: TefudaClient,
  { game, name }: LooksOf,
  added: readonly NewLook[],
): Promise<AddedLooks | Refused> {
  try {
    const created = await client.call('designs.create', { game, kind: 'variants', name });
    if (!created.ok) return created;
    const { id } = created.value;
    const filled = await addTo(client, id, added);
    // An empty set would be something half-done.
    if (!filled.ok) await client.call('designs.remove', { id });
    return filled;
  } catch (problem) {
    return failed(problem);
  }
}

/** The set of looks of one's own for a game that bears a name in one of its languages; null where there is none. */
export async function pictureSetCalled(
  client: TefudaClient,
  { game, name }: LooksOf,
): Promise<string | null> {
  const wanted = LANGUAGES.flatMap((language) => name[language] ?? []);
  try {
    const sets = await client.call('designs.list', null);
    const found = sets.find(
      (set) =>
        set.kind === 'variants' &&
        set.game === game &&
        set.openable &&
        LANGUAGES.some((language) => wanted.includes(set.name[language] ?? '')),
    );
    return found?.id ?? null;
  } catch {
    // Whoever asks learns it from the call that writes.
    return null;
  }
}

/** Puts looks into a set in place of all it holds. */
export const refillPictureSet = (client: TefudaClient, set: string, looks: readonly NewLook[]) =>
  inTurn(async (): Promise<AddedLooks | Refused> => {
    const changed = await change(client, set, (before) => {
      const { draft, variants } = withLooks({ ...before, variants: [] }, looks);
      return { draft, value: variants.map(({ id, of }) => ({ ref: `${set}/${id}`, of })) };
    });
    return changed.ok ? { ok: true, set, looks: changed.value } : changed;
  });

/** Adds looks to a set. */
export const addLooks = (client: TefudaClient, set: string, added: readonly NewLook[]) =>
  inTurn(() => addTo(client, set, added));

/** Makes a new set of looks. */
export const createPictureSet = (client: TefudaClient, what: LooksOf, added: readonly NewLook[]) =>
  inTurn(() => createWith(client, what, added));

/**
 * Adds looks to the set of single pictures of a game, which is made when the first one comes.
 * @param what its game, and what it is called then
 */
export const addToMine = (client: TefudaClient, what: LooksOf, added: readonly NewLook[]) =>
  inTurn(async (): Promise<AddedLooks | Refused> => {
    try {
      const sets = await client.call('designs.list', null);
      const mine = sets.find(
        ({ id, game, kind, openable }) => kind === 'variants' && game === what.game && openable && isMine(id),
      );
      return mine === undefined ? await createWith(client, what, added) : await addTo(client, mine.id, added);
    } catch (problem) {
      return failed(problem);
    }
  });

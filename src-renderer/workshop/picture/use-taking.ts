import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import type { TefudaClient } from '@shared/contract/client';
import type { WireMessage } from '@shared/contract/view';
import { keepPicture } from '../../pictures/keep-picture';

/** How far taking a picture in has come. */
export type Taking =
  | { readonly state: 'idle' }
  | { readonly state: 'busy' }
  /** It was not taken, and why. */
  | { readonly state: 'refused'; readonly reason: WireMessage };

/** The picture among things that were dropped, pasted or chosen; null when there is none. */
export const pictureAmong = (files: readonly File[]): File | null =>
  files.find(({ type }) => type.startsWith('image/')) ?? null;

/**
 * Takes one picture in at a time; a second one takes the place of the first.
 * @param onKept the picture lies in the data folder now
 */
export function useTaking(
  client: TefudaClient,
  onKept: (kept: { readonly hash: string }) => void,
  keep: typeof keepPicture = keepPicture,
): {
  readonly taking: Readonly<ShallowRef<Taking>>;
  readonly take: (files: readonly File[]) => Promise<void>;
  readonly cancel: () => void;
} {
  const taking = shallowRef<Taking>({ state: 'idle' });
  let running: AbortController | null = null;

  function cancel(): void {
    running?.abort();
    running = null;
    taking.value = { state: 'idle' };
  }

  async function take(files: readonly File[]): Promise<void> {
    cancel();
    const [first] = files;
    // A file without a type may be a picture all the same: its header tells.
    const picture = pictureAmong(files) ?? first;
    if (picture === undefined) {
      taking.value = { state: 'refused', reason: { key: 'picture.noPicture' } };
      return;
    }
    const mine = new AbortController();
    running = mine;
    taking.value = { state: 'busy' };
    const kept = await keep(client, picture, mine.signal);
    if (mine.signal.aborted) return;
    running = null;
    taking.value = kept.ok ? { state: 'idle' } : { state: 'refused', reason: kept.refusal };
    if (kept.ok) onKept(kept);
  }

  onScopeDispose(cancel);
  return { taking, take, cancel };
}

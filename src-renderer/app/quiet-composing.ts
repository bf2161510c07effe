import { isComposing } from './use-shortcuts';

/**
 * Keeps the keys of a word that is still being composed from whatever else listens: dialogs that Escape
 * closes, lists that arrows walk. The input method itself gets them, since nothing is prevented. To be called
 * before anything else listens.
 *
 * @returns takes it back
 */
export function quietComposing(room: Window): () => void {
  const hush = (press: KeyboardEvent): void => {
    if (isComposing(press)) press.stopImmediatePropagation();
  };
  room.addEventListener('keydown', hush, true);
  return () => room.removeEventListener('keydown', hush, true);
}

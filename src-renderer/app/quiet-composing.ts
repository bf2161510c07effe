import { isComposing } from './use-shortcuts';

/**
 * Keeps the keys of a word that is still being composed from whatever else listens: dialogs that Escape
 * closes, lists that arrows walk, and a field to search in, which the browser itself empties at Escape. The input
 * method has had them before. To be called before anything else listens.
 *
 * @returns takes it back
 */
export function quietComposing(room: Window): () => void {
  const hush = (press: KeyboardEvent): void => {
    if (!isComposing(press)) return;
    press.stopImmediatePropagation();
    if (press.key === 'Escape') press.preventDefault();
  };
  room.addEventListener('keydown', hush, true);
  return () => room.removeEventListener('keydown', hush, true);
}

import { onScopeDispose } from 'vue';
import { isComposing } from '../app/use-shortcuts';

/** Which way a press goes in the history; null for every other press. */
export function undoPress(press: KeyboardEvent): 'undo' | 'redo' | null {
  if (isComposing(press) || press.altKey || press.ctrlKey === press.metaKey) return null;
  const key = press.key.toLowerCase();
  if (key === 'z') return press.shiftKey ? 'redo' : 'undo';
  return key === 'y' && press.ctrlKey && !press.shiftKey ? 'redo' : null;
}

/** Fields that are no part of a design keep the undo of the browser; in a dialog only one that says so is part of it. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('[data-own-undo]') !== null ||
    (target.closest('[role="dialog"], [role="alertdialog"]') !== null &&
      target.closest('[data-desk-undo]') === null));

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (with the command key on a Mac), also while someone types in a field of the
 * card; not while an input method composes. Ends with the caller's scope.
 */
export function useUndoKeys(ways: Readonly<Record<'undo' | 'redo', () => unknown>>): void {
  const onKeydown = (press: KeyboardEvent): void => {
    const way = press.defaultPrevented || hasOwnUndo(press.target) ? null : undoPress(press);
    if (way === null) return;
    press.preventDefault();
    ways[way]();
  };
  document.addEventListener('keydown', onKeydown, true);
  onScopeDispose(() => document.removeEventListener('keydown', onKeydown, true));
}

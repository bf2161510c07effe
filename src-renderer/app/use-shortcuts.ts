import { onScopeDispose } from 'vue';

/** What a key does; returning false means it had nothing to do, and the key goes on its way. */
export type Shortcut = (press: KeyboardEvent) => boolean | undefined;

/** Key code every key press has while an input method is composing, in browsers that set no other sign. */
const COMPOSING = 229;

const TYPING_INPUTS = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number', '']);

/** Whether a press belongs to an input method that is still composing a word. */
export const isComposing = (press: KeyboardEvent): boolean =>
  press.isComposing || press.keyCode === COMPOSING;

const isTyping = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT') return true;
  return target.tagName === 'INPUT' && TYPING_INPUTS.has(target.getAttribute('type') ?? '');
};

/** Enter and Space already mean something on these. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a[href], summary, input, [role="button"], [role="option"], [role="switch"]') !==
    null;

/**
 * Keyboard shortcuts by the key's name as `KeyboardEvent.key` gives it (`Enter`, ` `, `ArrowLeft`, `?`), or a
 * letter in lower case. They rest while an input method composes, while someone types in a field, while a
 * dialog or a menu is open, and with Ctrl, Alt or Meta held. Enter and Space stay with a focused button unless
 * `overButtons` names them. Ends with the caller's scope.
 *
 * @param shortcuts what each key does
 * @param options.active asked before each; false lets every key pass
 */
export function useShortcuts(
  shortcuts: Readonly<Record<string, Shortcut>>,
  options: { active?: () => boolean; overButtons?: readonly string[] } = {},
): void {
  const { active = () => true, overButtons = [] } = options;

  const onKeydown = (press: KeyboardEvent): void => {
    if (press.defaultPrevented || isComposing(press) || press.ctrlKey || press.altKey || press.metaKey)
      return;
    if (
      !active() ||
      isTyping(press.target) ||
      document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
    )
      return;
    const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
    const shortcut = shortcuts[key];
    if (!shortcut) return;
    const taken = (key === 'Enter' || key === ' ') && !overButtons.includes(key) && isPressable(press.target);
    if (taken) return;
    if (shortcut(press) !== false) press.preventDefault();
  };

  document.addEventListener('keydown', onKeydown);
  onScopeDispose(() => document.removeEventListener('keydown', onKeydown));
}

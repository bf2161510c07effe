/**
 * Puts a text into the clipboard, and tells whether it is there. Must be called while a press is being answered.
 *
 * The desktop refuses every permission, and a page without a safe address has no clipboard to write to. Neither
 * holds for the command that a person's own Ctrl+C gives, which is why it comes first.
 */
export async function copyText(text: string): Promise<boolean> {
  if (copyByCommand(text)) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Gives the command, and hands over the text when the browser asks what it is to copy; nothing gets selected. */
function copyByCommand(text: string): boolean {
  let handed = false;
  const hand = (copying: ClipboardEvent): void => {
    if (copying.clipboardData === null) return;
    copying.clipboardData.setData('text/plain', text);
    copying.preventDefault();
    copying.stopImmediatePropagation();
    handed = true;
  };
  document.addEventListener('copy', hand, { capture: true });
  try {
    return document.execCommand('copy') && handed;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', hand, { capture: true });
  }
}

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text';

/** What lies in the clipboard. */
let clipboard = '';
/** Answers the command as a browser does: it asks the page what to copy, and copies what it was handed. */
const obey = (): boolean => {
  const given = new Map<string, string>();
  const clipboardData = { setData: (kind: string, text: string) => given.set(kind, text) };
  document.dispatchEvent(
    Object.assign(new Event('copy', { bubbles: true, cancelable: true }), { clipboardData }),
  );
  clipboard = given.get('text/plain') ?? '';
  return true;
};
const command = vi.fn<(name: string) => boolean>();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  clipboard = '';
  command.mockReset().mockImplementation(obey);
  writeText.mockReset().mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('copying a text', () => {
  it('works where every permission is refused, as on the desktop', async () => {
    expect(await copyText('ひと "two"\n')).toBe(true);
    expect(clipboard).toBe('ひと "two"\n');
    expect(command).toHaveBeenCalledExactlyOnceWith('copy');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('leaves the copying of others alone afterwards', async () => {
    await copyText('mine');
    obey();
    expect(clipboard).toBe('');
  });

  it('goes the other way where the command is not obeyed', async () => {
    command.mockReturnValue(false);
    writeText.mockResolvedValue();
    expect(await copyText('text')).toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('text');
  });

  it('does not take a command for obeyed that never asked for the text', async () => {
    command.mockReturnValue(true);
    expect(await copyText('text')).toBe(false);
  });

  it('says when both ways are closed', async () => {
    command.mockReturnValue(false);
    expect(await copyText('text')).toBe(false);
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    expect(await copyText('text')).toBe(false);
  });
});

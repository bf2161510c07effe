/**
 * Chromium opens no scheme of a program's own. Its addresses stand for `https` ones that can never be real:
 * `app://tefuda/x` for `https://tefuda.app.invalid/x`.
 */
const BROWSERS_OWN = new Set([
  'http:',
  'https:',
  'about:',
  'blob:',
  'data:',
  'chrome:',
  'devtools:',
  'file:',
]);
const ENDING = '.invalid';

/** The address that the test's browser opens for one of the program. */
export function shownAddress(own: string): string {
  const url = new URL(own);
  if (BROWSERS_OWN.has(url.protocol)) return own;
  const scheme = url.protocol.slice(0, -1);
  const host = /^[^:]+:\/\/([^/?#]*)/.exec(own)?.[1] ?? '';
  const rest = own.slice(`${scheme}://${host}`.length);
  return `https://${host === '' ? 'nobody' : host}.${scheme}${ENDING}${rest.startsWith('/') ? '' : '/'}${rest}`;
}

/** The address of the program that one of the test's browser stands for. */
export function ownAddress(shown: string): string {
  if (!URL.canParse(shown)) return shown;
  const { protocol, hostname } = new URL(shown);
  if (protocol !== 'https:' || !hostname.endsWith(ENDING)) return shown;
  const parts = hostname.slice(0, -ENDING.length).split('.');
  const scheme = parts.pop() ?? '';
  return `${scheme}://${parts.join('.')}${shown.slice(`https://${hostname}`.length)}`;
}

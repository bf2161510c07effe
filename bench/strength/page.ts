const BEGIN = '<!-- measured: npm run strength -->';
const END = '<!-- end of what was measured -->';

/**
 * A page with what stands between its two marks replaced; all that people wrote around them stays as it is.
 *
 * @throws when a mark is missing
 */
export function withMeasured(page: string, measured: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new Error(`The page has no place for what was measured: ${BEGIN} … ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${measured.trim()}\n\n${page.slice(end)}`;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The start of a text that fits into `most` UTF-16 units and ends with a whole letter: what a reader sees as one,
 * such as a family of emoji, is there or is not.
 */
export function cutShort(text: string, most: number): string {
  if (text.length <= most) return text;
  let fits = 0;
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length > most) break;
    fits = index + segment.length;
  }
  return text.slice(0, fits);
}

/** Characters, so that no name is longer than 255 bytes, which is the most anywhere. */
const MOST = 60;

/**
 * A name that every system takes for a file in the folder it is put into, whatever it was made from:
 * letters, digits and a few signs. Nothing in it hides, turns the reading direction or leads elsewhere.
 */
export function fileName(words: string, ending: string): string {
  const plain = words
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const short = Array.from(plain).slice(0, MOST).join('').trim();
  return `${short === '' ? 'Tefuda' : short}${ending}`;
}

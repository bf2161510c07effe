import type { Art } from './card';
import { excerpt, problemAt, type Problem } from './problem';

/** Cards or variants as far as their pictures go; null stands for one that is left out. */
type Pictured = readonly ({ readonly art?: Art } | null)[];

/**
 * A warning for each picture that a set names and that is nowhere.
 * @param isThere whether there is a picture of this name
 */
export function missingPictures(
  { cards, variants }: { readonly cards: Pictured; readonly variants: Pictured },
  file: string,
  isThere: (picture: string) => boolean,
): Problem[] {
  const missing = (name: 'cards' | 'variants', list: Pictured): Problem[] =>
    list.flatMap((entry, index) => {
      const art = entry?.art;
      if (art === undefined || !('file' in art) || isThere(art.file)) return [];
      const complaint = { code: 'missing-picture', expected: '' } as const;
      return [problemAt(file, [name, index, 'art', 'file'], excerpt(art.file), complaint)];
    });
  return [...missing('cards', cards), ...missing('variants', variants)];
}

/** A card by what a picture of it may be called. */
export interface NameableCard {
  /** `set-id/card-id`. */
  readonly ref: string;
  /** Its name in every language it has one in. */
  readonly names: readonly string[];
}

/** A name as it is compared: without differences of width, case, kana, and of what stands between words. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
    .replace(/[^\p{L}\p{N}ー]/gu, '');

/** What systems add to the second file of one name: “ (2)”, “ - Copy”. */
const SECOND = /\s*(?:\(\d+\)|[-_ ]+copy|[-–_ ]*コピー)\s*$/iu;

/**
 * Makes the search for the card a picture is meant for, by the picture's file name: its card's id
 * (`enemy-blue-3.png`), with its set in front or as its folder, or the card's name in any language, if no other
 * card has that name. Null where no card is meant.
 */
export function makeMatcher(cards: readonly NameableCard[]): (path: string) => string | null {
  const byRef = new Map<string, string>();
  const byId = new Map<string, string>();
  const byName = new Map<string, string | null>();
  for (const { ref, names } of cards) {
    byRef.set(folded(ref), ref);
    const id = folded(ref.slice(ref.indexOf('/') + 1));
    // Of two cards with one id the one whose set comes first: the box before people's own.
    if (!byId.has(id)) byId.set(id, ref);
    for (const name of new Set(names.map(folded))) byName.set(name, byName.has(name) ? null : ref);
  }
  const find = (stem: string): string | null => {
    const name = folded(stem);
    if (name === '') return null;
    return byRef.get(name) ?? byId.get(name) ?? byName.get(name) ?? null;
  };
  return (path) => {
    const parts = path.split('/');
    const stem = (parts.at(-1) ?? '').replace(/\.[^.]*$/, '');
    const plain = stem.replace(SECOND, '');
    const inFolder = byRef.get(folded(`${parts.at(-2) ?? ''}/${plain}`)) ?? null;
    return inFolder ?? find(stem) ?? find(plain);
  };
}

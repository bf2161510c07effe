/** One file of a typeface: a slice of its characters in one weight. */
export interface FontFace {
  readonly family: string;
  readonly weight: string;
  /** Absolute address of the file. */
  readonly address: string;
  /** As the style sheet says it; empty means every character. */
  readonly unicodeRange: string;
}

/** The first and the last code point of each part of a `unicode-range`. */
export function rangesOf(unicodeRange: string): readonly (readonly [first: number, last: number])[] {
  return unicodeRange.split(',').flatMap((part) => {
    const found = /^\s*U\+([0-9a-f?]+)(?:-([0-9a-f]+))?\s*$/i.exec(part);
    if (!found) return [];
    const [, first = '', last = first] = found;
    return [[parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'f'), 16)] as const];
  });
}

/** The faces that hold any of the characters. */
export function facesFor(faces: readonly FontFace[], text: string): readonly FontFace[] {
  const codes = Array.from(new Set(text), (char) => char.codePointAt(0) ?? 0);
  return faces.filter(({ unicodeRange }) => {
    if (unicodeRange.trim() === '') return true;
    const ranges = rangesOf(unicodeRange);
    return codes.some((code) => ranges.some(([first, last]) => code >= first && code <= last));
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Everything a drawing says, by weight. */
export function wordsByWeight(svg: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [, attributes = '', said = ''] of svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)) {
    const weight = / font-weight="(\d+)"/.exec(attributes)?.[1] ?? '400';
    const plain = said.replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
    words.set(weight, `${words.get(weight) ?? ''}${plain}`);
  }
  return words;
}

/** A style element that brings a drawing's typeface along. */
export function fontStyle(faces: readonly (FontFace & { readonly data: string })[]): string {
  const rules = faces.map(
    ({ family, weight, unicodeRange, data }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:block;src:url(${data}) format("woff2")` +
      `${unicodeRange === '' ? '' : `;unicode-range:${unicodeRange}`}}`,
  );
  return `<style>${rules.join('')}</style>`;
}

/** All ids a drawing defines, in order. */
export function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
}

/** All ids a drawing points at. */
export function referencesOf(svg: string): string[] {
  return [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');
}

/** Element names a drawing uses. */
export function elementsOf(svg: string): Set<string> {
  return new Set([...svg.matchAll(/<([A-Za-z]+)/g)].map(([, name]) => name ?? ''));
}

/** The x of every absolute M, L, C and Q point of all paths. */
export function absoluteXs(svg: string): number[] {
  const xs: number[] = [];
  for (const [, d = ''] of svg.matchAll(/ d="([^"]*)"/g)) {
    for (const [, points = ''] of d.matchAll(/[MLCQ]([-\d. ]+)/g)) {
      const numbers = points.trim().split(/ +/).map(Number);
      xs.push(...numbers.filter((_, i) => i % 2 === 0));
    }
  }
  return xs;
}

/** What may appear in a picture that also goes to paper. */
export const ALLOWED_ELEMENTS = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'rect',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
]);
/** What must never appear in one. */
export const FORBIDDEN =
  /filter|mix-blend|style=|foreignObject|<script|href|<image|<use|<text|NaN|undefined|Infinity/;

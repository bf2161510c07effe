import { readPictureHeader, svgFault } from '@shared/cards';
import { PICTURE_PIXELS } from '@shared/contract/pictures';

/** Why an SVG drawing is not taken: it can run, reaches outside, declares names, would take for ever, or is broken. */
export type DrawingFault = 'svgScript' | 'svgOutside' | 'svgDeclarations' | 'svgTooMuch' | 'undecodable';

const FAULTS = {
  'svg-active': 'svgScript',
  'svg-outside': 'svgOutside',
  'svg-declarations': 'svgDeclarations',
} as const;

/** Elements drawn, those that `use` repeats counted each time. */
const MOST_DRAWN = 100_000;

const hrefOf = (element: Element): string =>
  [...element.attributes].find(({ localName }) => localName === 'href')?.value.trim() ?? '';

/** How many elements are drawn; Infinity for a drawing that holds itself. */
function drawnCount(root: Element): number {
  const known = new Map<Element, number>();
  const count = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // A drawing that comes back here while it is being counted holds itself.
    known.set(element, Infinity);
    let sum = 1;
    for (const child of element.children) sum += count(child);
    const id = hrefOf(element).slice(1);
    const target = element.localName === 'use' && id !== '' ? root.ownerDocument.getElementById(id) : null;
    if (target !== null) sum += count(target);
    known.set(element, sum);
    return sum;
  };
  return count(root);
}

/** Whether a picture that a drawing brings along is of a size that is decoded. */
function isModest(data: string): boolean {
  try {
    const base64 = data.slice(data.indexOf(',') + 1).replaceAll(/\s/g, '');
    const header = readPictureHeader(Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)));
    return header !== null && header.width * header.height <= PICTURE_PIXELS;
  } catch {
    return false;
  }
}

/**
 * Looks through an SVG drawing before it is shown to anything that draws, though it is only ever drawn as a
 * picture, where nothing in it may run or be fetched. Null: it is taken.
 */
export function drawingFault(content: Uint8Array): DrawingFault | null {
  const fault = svgFault(content);
  if (fault !== null) return FAULTS[fault];
  const drawing = new DOMParser().parseFromString(new TextDecoder().decode(content), 'image/svg+xml');
  const root = drawing.documentElement;
  if (root.localName !== 'svg' || drawing.querySelector('parsererror') !== null) return 'undecodable';
  const brought = [...root.querySelectorAll('*')].map(hrefOf).filter((href) => href.startsWith('data:'));
  return brought.every(isModest) && drawnCount(root) <= MOST_DRAWN ? null : 'svgTooMuch';
}

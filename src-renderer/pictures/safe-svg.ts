import { PICTURE_PIXELS } from '@shared/contract/pictures';
import { readHeader } from './header';

/** Why an SVG drawing is not taken: it can run, it reaches outside, it would take for ever, or it is broken. */
export type SvgFault = 'svgScript' | 'svgOutside' | 'svgTooMuch' | 'undecodable';

const RUNS = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'handler']);
/** Elements drawn, those that `use` repeats counted each time. */
const MOST_DRAWN = 100_000;
const PICTURE_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,/;

/** Whether a reference stays inside the drawing: a part of it, or a picture it brings along, of a size we take. */
function staysInside(reference: string): boolean {
  const address = reference.trim();
  if (address === '' || address.startsWith('#')) return true;
  const data = PICTURE_DATA.exec(address);
  if (data === null) return false;
  try {
    const bytes = Uint8Array.from(atob(address.slice(data[0].length).replaceAll(/\s/g, '')), (one) =>
      one.charCodeAt(0),
    );
    const header = readHeader(bytes);
    return header !== null && header.width * header.height <= PICTURE_PIXELS;
  } catch {
    return false;
  }
}

/** Whether styles ask for nothing outside; escapes in them could hide it. */
const stylesStay = (styles: string): boolean =>
  !/@import|\\/i.test(styles) &&
  [...styles.matchAll(/url\(\s*['"]?([^'")]*)/gi)].every(([, target = '']) => staysInside(target));

function faultOf(element: Element): SvgFault | null {
  if (RUNS.has(element.localName.toLowerCase())) return 'svgScript';
  if (element.localName === 'style' && !stylesStay(element.textContent ?? '')) return 'svgOutside';
  for (const { localName, value } of element.attributes) {
    const name = localName.toLowerCase();
    if (name.startsWith('on') || /^\s*javascript:/i.test(value)) return 'svgScript';
    if ((name === 'href' || name === 'src') && !staysInside(value) && element.localName !== 'a')
      return 'svgOutside';
    if (value.includes('url(') && !stylesStay(value)) return 'svgOutside';
  }
  return null;
}

/** How many elements are drawn, or Infinity for a drawing that repeats itself without end. */
function drawnCount(root: Element): number {
  const known = new Map<Element, number>();
  const count = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // A drawing that comes back here while it is being counted holds itself.
    known.set(element, Infinity);
    let sum = 1;
    for (const child of element.children) sum += count(child);
    const id = [...element.attributes]
      .find(({ localName }) => localName === 'href')
      ?.value.trim()
      .slice(1);
    if (element.localName === 'use' && id !== undefined && id !== '') {
      const target = root.ownerDocument.getElementById(id);
      if (target !== null) sum += count(target);
    }
    known.set(element, sum);
    return sum;
  };
  return count(root);
}

/**
 * Looks through an SVG drawing before it is shown to anything that draws, though it is only ever drawn as a
 * picture, where nothing in it may run or be fetched. Null: it is taken.
 */
export function svgFault(text: string): SvgFault | null {
  // Declarations of its own could write anything anywhere in what follows.
  if (/<!ENTITY|<!ATTLIST/i.test(text)) return 'svgOutside';
  if (/<\?xml-stylesheet/i.test(text)) return 'svgOutside';
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (drawing.querySelector('parsererror') !== null) return 'undecodable';
  const root = drawing.documentElement;
  if (root.localName !== 'svg') return 'undecodable';
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const fault = faultOf(element);
    if (fault !== null) return fault;
  }
  return drawnCount(root) > MOST_DRAWN ? 'svgTooMuch' : null;
}

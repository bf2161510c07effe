/** How much of a file is looked through for the `<svg` it must begin with, in bytes. */
const HEAD = 65_536;
/** What a drawing measures that says nothing of its size (CSS, replaced elements). */
const NO_SIZE = { width: 300, height: 150 };

// What may stand before the first element, and that element with its attributes.
const BEGINNING =
  /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*(<(?:[\w.-]+:)?svg(?=[\s/>])[^>]*>)/;

/** Bytes made into text at a time: a call takes only so many values. */
const PIECE = 8192;

/** A drawing's bytes, one character each: all that is looked for is ASCII, which UTF-8 leaves as it is. */
function plainText(content: Uint8Array): string {
  let text = '';
  for (let at = 0; at < content.length; at += PIECE) {
    text += String.fromCharCode(...content.subarray(at, at + PIECE));
  }
  return text;
}

/** The proportions of an SVG drawing; null if the file is none. */
export function svgSize(content: Uint8Array): { readonly width: number; readonly height: number } | null {
  const head = plainText(content.subarray(0, HEAD));
  const tag = BEGINNING.exec(head)?.[1];
  if (tag === undefined) return null;
  const attribute = (name: string): string =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1] ?? '';
  const length = (name: string): number =>
    Number(/^\s*(\d+(?:\.\d+)?|\.\d+)(?:px|mm|cm|in|pt|pc)?\s*$/.exec(attribute(name))?.[1] ?? 0);
  const said = { width: length('width'), height: length('height') };
  if (said.width > 0 && said.height > 0) return said;
  const [, , width = 0, height = 0] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : NO_SIZE;
}

/**
 * Why a drawing is not taken: something in it could run, it reaches for something outside, or it declares names
 * of its own, which could grow without end.
 */
type SvgFault = 'svg-active' | 'svg-outside' | 'svg-declarations';

const ACTIVE = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'handler']);
// Neither takes longer than in proportion to the text, whatever the text is.
const TAG = /<([^\s/>!?<"']+)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/g;
const ATTRIBUTE = /(?<=^|[\s"'/])([^\s=/"']{1,200})\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Looks through an SVG drawing before anything is made of it. It is only ever shown as a picture, where
 * nothing in it may run or be fetched; what would try to is refused all the same. Null: it is taken.
 */
export function svgFault(content: Uint8Array): SvgFault | null {
  const text = plainText(content);
  // Declarations of its own could write anything anywhere in what follows.
  if (/<!ENTITY|<!ATTLIST/i.test(text)) return 'svg-declarations';
  if (/<\?xml-stylesheet/i.test(text)) return 'svg-outside';
  for (const [, tag = '', attributes = ''] of withoutAsides(text).matchAll(TAG)) {
    const fault = tagFault(localName(tag), attributes);
    if (fault !== null) return fault;
  }
  // Where styles end is not looked for: with any of them, all of the text must be harmless as one.
  return /<(?:[\w.-]{1,80}:)?style\b/i.test(text) && !stylesStay(decoded(text)) ? 'svg-outside' : null;
}

/** How comments, plain text and instructions begin and end. */
const ASIDES: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };
const ASIDE = /<!--|<!\[CDATA\[|<\?/g;

/** The text without what only looks like tags: quotes in it could make real ones look like words. */
function withoutAsides(text: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (;;) {
    ASIDE.lastIndex = at;
    const begin = ASIDE.exec(text);
    pieces.push(text.slice(at, begin?.index));
    if (begin === null) return pieces.join('');
    const end = text.indexOf(ASIDES[begin[0]] ?? '', begin.index + begin[0].length);
    if (end < 0) return pieces.join('');
    at = end + 1;
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

function tagFault(name: string, attributes: string): SvgFault | null {
  if (ACTIVE.has(name)) return 'svg-active';
  for (const [, given = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const attribute = localName(given);
    const value = decoded(double ?? single ?? '');
    if (attribute.startsWith('on') || /^[\s\0]*javascript:/i.test(value)) return 'svg-active';
    // A link is only followed by a click, and a picture cannot be clicked.
    const fetches = (attribute === 'href' || attribute === 'src') && name !== 'a';
    if (fetches && !staysInside(value)) return 'svg-outside';
    // Animations write attributes, addresses among them.
    if (/^(?:to|from|by|values)$/.test(attribute) && /:\/\/|^\s*\w+:/.test(value)) return 'svg-outside';
    if ((attribute === 'style' || /url\s*\(/i.test(value)) && !stylesStay(value)) return 'svg-outside';
  }
  return null;
}

/** Whether a reference leads to a part of the drawing, or to a picture it brings along. */
const staysInside = (reference: string): boolean =>
  /^\s*(?:#|$|data:image\/(?:png|jpeg|gif|webp);base64,)/.test(reference);

/** Whether styles ask for nothing outside; escapes in them could hide it. */
const stylesStay = (styles: string): boolean =>
  !/@import|\\/i.test(styles) &&
  [...styles.matchAll(/url\s*\(\s*['"]?([^'")]*)/gi)].every(([, target = '']) => staysInside(target));

/** A text with its character references written out. */
const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));?/gi, (whole, hexadecimal, decimal, name) => {
    if (typeof name === 'string') return NAMED[name] ?? whole;
    const point = typeof hexadecimal === 'string' ? parseInt(hexadecimal, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

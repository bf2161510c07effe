/** An SVG says something that does not go to paper. A mistake of ours: a person's words never become markup. */
export class UnknownDrawing extends Error {
  override readonly name = 'UnknownDrawing';
}

/** An element as it is written: its text stands between its tags. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  readonly text: string;
}

interface OpenElement extends Element {
  readonly children: Element[];
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;]*);/g, (_, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    const char = ENTITIES[name];
    if (char === undefined) throw new UnknownDrawing(`entity &${name};`);
    return char;
  });
}

/** Text up to a tag, and the tag: slash, name, attributes, slash. */
const PIECE = /([^<]*)<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([a-zA-Z][\w:-]*)="([^"]*)"/g;

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) found.set(name, unescape(value));
  return found;
}

/** Reads markup of ours: one element with elements in it, no comments, no declarations. */
export function readElements(markup: string): Element {
  const root: OpenElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open: OpenElement[] = [root];
  PIECE.lastIndex = 0;
  let end = 0;
  for (let piece = PIECE.exec(markup); piece !== null; piece = PIECE.exec(markup)) {
    end = PIECE.lastIndex;
    const [, text = '', closing = '', name = '', attributes = '', empty = ''] = piece;
    const within = open.at(-1) ?? root;
    within.text += unescape(text);
    if (closing !== '') {
      if (within.name !== name || open.length === 1) throw new UnknownDrawing(`</${name}>`);
      open.pop();
      continue;
    }
    const element: OpenElement = { name, attributes: attributesOf(attributes), children: [], text: '' };
    within.children.push(element);
    if (empty === '') open.push(element);
  }
  const [element] = root.children;
  if (
    element === undefined ||
    root.children.length > 1 ||
    open.length > 1 ||
    markup.slice(end).trim() !== ''
  ) {
    throw new UnknownDrawing(markup.slice(end, end + 60));
  }
  return element;
}

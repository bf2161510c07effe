/** One element of a parsed drawing. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Its own text, entities resolved. */
  text: string;
  /** From this element's coordinates to the drawing's, as far as translate and uniform scale go. */
  readonly place: { readonly x: number; readonly y: number; readonly scale: number };
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function resolve(raw: string): string {
  if (/&(?!(?:amp|lt|gt|quot|#39);)|</.test(raw)) throw new Error(`unescaped text: ${raw.slice(0, 80)}`);
  const text = raw.replace(/&([a-z#0-9]+);/g, (_, name: string) => NAMED[name] ?? '');
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (
      (code < 32 && code !== 10) ||
      (code >= 0xd800 && code < 0xe000) ||
      code === 0xfffe ||
      code === 0xffff
    ) {
      throw new Error(`a character XML cannot hold: ${code}`);
    }
  }
  return text;
}

function attributesOf(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  const rest = source.replace(/\s+([A-Za-z:_-][\w:.-]*)="([^"]*)"/g, (_, name: string, value: string) => {
    if (attributes.has(name)) throw new Error(`attribute ${name} twice`);
    attributes.set(name, resolve(value));
    return '';
  });
  if (rest.trim() !== '') throw new Error(`not an attribute: ${rest}`);
  return attributes;
}

function placeOf(parent: Element['place'], transform: string | undefined): Element['place'] {
  const found = /^translate\((-?[\d.]+) (-?[\d.]+)\) scale\((-?[\d.]+)\)$/.exec(transform ?? '');
  if (!found) return parent;
  const [x = 0, y = 0, scale = 1] = found.slice(1).map(Number);
  return { x: parent.x + x * parent.scale, y: parent.y + y * parent.scale, scale: parent.scale * scale };
}

/** For tests: reads a drawing as strict XML and throws at anything that is not. */
export function readXml(svg: string): readonly Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  let end = 0;
  for (const tag of svg.matchAll(/<(\/?)([A-Za-z][\w]*)((?:\s+[^<>]*?)?)(\/?)>/g)) {
    const [whole, closes, name = '', attributes = '', empty] = tag;
    const before = svg.slice(end, tag.index);
    end = tag.index + whole.length;
    const parent = open.at(-1);
    if (parent) parent.text += resolve(before);
    else if (before !== '') throw new Error('text outside the root');
    if (closes) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes something else`);
      continue;
    }
    if (!parent && elements.length > 0) throw new Error('two roots');
    const read = attributesOf(attributes);
    const place = placeOf(parent?.place ?? { x: 0, y: 0, scale: 1 }, read.get('transform'));
    const element: Element = { name, attributes: read, text: '', place };
    elements.push(element);
    if (!empty) open.push(element);
  }
  if (open.length > 0 || end !== svg.length)
    throw new Error(`not closed: ${open.at(-1)?.name ?? svg.slice(end, end + 60)}`);
  return elements;
}

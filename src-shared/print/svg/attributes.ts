import { UnknownDrawing, type Element } from './elements';
import type { Colour } from './model';

/** Said for screens and for other programs; they change nothing on paper. */
const SILENT: ReadonlySet<string> = new Set(['xmlns', 'class', 'text-rendering', 'id']);
/** Said to keep a page's own settings out, and all that we can do. */
const FIXED: ReadonlyMap<string, string> = new Map([
  ['letter-spacing', '0'],
  ['word-spacing', '0'],
  ['direction', 'ltr'],
]);

/** An element's attributes. Those that nobody has asked for at the end are a mistake. */
export class Attributes {
  readonly #asked = new Set<string>();

  constructor(private readonly element: Element) {}

  text(name: string): string | undefined {
    this.#asked.add(name);
    return this.element.attributes.get(name);
  }

  /** A number without a unit. */
  number(name: string, absent: number): number {
    const text = this.text(name);
    if (text === undefined) return absent;
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (!Number.isFinite(value)) this.#complain(name, text);
    return value;
  }

  /** A part of a whole, as a number or in percent. */
  share(name: string, absent: number): number {
    const text = this.text(name);
    if (text === undefined) return absent;
    const value = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
    if (!Number.isFinite(value)) this.#complain(name, text);
    return Math.min(1, Math.max(0, value));
  }

  numbers(name: string): readonly number[] {
    const text = this.text(name)?.trim() ?? '';
    const values = text === '' || text === 'none' ? [] : text.split(/[\s,]+/).map(Number);
    if (!values.every(Number.isFinite)) this.#complain(name, text);
    return values;
  }

  /** One of some words; the first where it is absent. */
  word<Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word {
    const text = this.text(name);
    const found = text === undefined ? words[0] : words.find((word) => word === text);
    return found ?? this.#complain(name, text ?? '');
  }

  colour(name: string, absent: string): Colour {
    const text = this.text(name) ?? absent;
    return colourOf(text) ?? this.#complain(name, text);
  }

  /** The id an attribute refers to: `url(#id)`. */
  reference(name: string): string | null {
    const text = this.text(name);
    if (text === undefined || text === 'none') return null;
    return referenceIn(text) ?? this.#complain(name, text);
  }

  /** Throws when the element says something that was not understood. */
  finish(): void {
    for (const [name, value] of this.element.attributes) {
      if (this.#asked.has(name) || SILENT.has(name) || FIXED.get(name) === value) continue;
      this.#complain(name, value);
    }
  }

  #complain(name: string, value: string): never {
    throw new UnknownDrawing(`<${this.element.name} ${name}="${value.slice(0, 60)}">`);
  }
}

export const referenceIn = (text: string): string | null => /^url\(#([^)]+)\)$/.exec(text)?.[1] ?? null;

/** `#rgb` or `#rrggbb`; null for anything else. */
export function colourOf(text: string): Colour | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) return null;
  const long = digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('');
  const part = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  return { red: part(0), green: part(2), blue: part(4) };
}

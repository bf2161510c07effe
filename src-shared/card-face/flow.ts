import type { MarkName } from '@shared/art/marks';
import { cutPhrase, type Font } from './break';
import { textWidth } from './measure';

/** A piece of a step's sentence: words (with readings written `漢字《かんじ》`), or a colour's mark. */
export type SentencePart =
  | { readonly text: string; readonly quiet?: boolean }
  | { readonly mark: MarkName; readonly color: string };

/** Words of one tone standing on a line, `x` from its start. */
export interface PlacedText {
  readonly x: number;
  readonly text: string;
  readonly quiet: boolean;
}

/** A reading above kanji: its middle, the width of the kanji below. */
export interface PlacedReading {
  readonly middle: number;
  readonly width: number;
  readonly text: string;
}

/** A mark standing among the words. */
export interface PlacedMark {
  readonly x: number;
  readonly mark: MarkName;
  readonly color: string;
}

/** One line, ready to be drawn. */
export interface FlowLine {
  readonly texts: readonly PlacedText[];
  readonly readings: readonly PlacedReading[];
  readonly marks: readonly PlacedMark[];
}

type Atom =
  | { readonly text: string; readonly quiet: boolean; readonly reading: string; readonly width: number }
  | { readonly mark: MarkName; readonly color: string; readonly width: number };

/** Atoms that stay together on a line. */
type Phrase = readonly Atom[];

const READING = /([^\s《》]*?)([\p{Script=Han}々〆ヶ]+)《([^《》]*)》/gu;
/** Side of a mark in a sentence, and the gap behind it, as shares of the font size. */
export const MARK_SIDE = 0.94;
const MARK_GAP = 0.2;

/** A text without its readings. */
const withoutReadings = (text: string): string => text.replace(/《[^《》]*》/g, '');

function atomsOf(phrase: string, quiet: boolean, font: Font): Atom[] {
  const atom = (text: string, reading: string): Atom => ({
    text,
    quiet,
    reading,
    width: textWidth(text, font.size, font.weight),
  });
  const atoms: Atom[] = [];
  let end = 0;
  for (const found of phrase.matchAll(READING)) {
    const [whole, before = '', base = '', reading = ''] = found;
    if (before !== '') atoms.push(atom(before, ''));
    atoms.push(atom(base, reading));
    end = found.index + whole.length;
  }
  const rest = withoutReadings(phrase.slice(end));
  if (rest !== '') atoms.push(atom(rest, ''));
  return atoms;
}

function phrasesOf(parts: readonly SentencePart[], font: Font): Phrase[] {
  const phrases: Atom[][] = [];
  let open: Atom[] = [];
  const close = (): void => {
    if (open.length > 0) phrases.push(open);
    open = [];
  };
  for (const part of parts) {
    if ('mark' in part) {
      // The mark belongs to the words after it, so it never ends a line alone.
      close();
      open.push({ mark: part.mark, color: part.color, width: font.size * (MARK_SIDE + MARK_GAP) });
      continue;
    }
    for (const [i, piece] of part.text.split(/\s+/).entries()) {
      const afterMark = open.length === 1 && open.some((atom) => 'mark' in atom);
      if (i > 0 && !afterMark) close();
      if (piece !== '') open.push(...atomsOf(piece, part.quiet ?? false, font));
    }
  }
  close();
  return phrases;
}

const widthOf = (phrase: Phrase): number => phrase.reduce((sum, { width }) => sum + width, 0);

/** A phrase wider than a line becomes several, without readings. */
function cutToPhrases(phrase: Phrase, width: number, font: Font): Phrase[] {
  if (widthOf(phrase) <= width) return [phrase];
  const text = phrase.map((atom) => ('mark' in atom ? '' : atom.text)).join('');
  const quiet = phrase.some((atom) => 'text' in atom && atom.quiet);
  const marks = phrase.filter((atom) => 'mark' in atom);
  const used = widthOf(marks);
  return cutPhrase(text, width - used, width, font).map((piece, i) => [
    ...(i === 0 ? marks : []),
    ...atomsOf(piece, quiet, font),
  ]);
}

function place(phrases: readonly Phrase[], space: number): FlowLine {
  const texts: PlacedText[] = [];
  const readings: PlacedReading[] = [];
  const marks: PlacedMark[] = [];
  let x = 0;
  phrases.forEach((phrase, i) => {
    if (i > 0) x += space;
    phrase.forEach((atom, j) => {
      if ('mark' in atom) {
        marks.push({ x, mark: atom.mark, color: atom.color });
      } else {
        const last = texts.at(-1);
        const joins = last !== undefined && last.quiet === atom.quiet && !(j > 0 && isMark(phrase[j - 1]));
        if (joins)
          texts[texts.length - 1] = { ...last, text: `${last.text}${j === 0 ? ' ' : ''}${atom.text}` };
        else texts.push({ x, text: atom.text, quiet: atom.quiet });
        if (atom.reading !== '') {
          readings.push({ middle: x + atom.width / 2, width: atom.width, text: atom.reading });
        }
      }
      x += atom.width;
    });
  });
  return { texts, readings, marks };
}

const isMark = (atom: Atom | undefined): boolean => atom !== undefined && 'mark' in atom;

/** Sets a sentence into lines no wider than `width`, broken between phrases. */
export function flow(parts: readonly SentencePart[], width: number, font: Font): FlowLine[] {
  const space = textWidth(' ', font.size, font.weight);
  const lines: Phrase[][] = [];
  let used = 0;
  for (const phrase of phrasesOf(parts, font).flatMap((whole) => cutToPhrases(whole, width, font))) {
    const wide = widthOf(phrase);
    const line = lines.at(-1);
    if (line && used + space + wide <= width) {
      line.push(phrase);
      used += space + wide;
    } else {
      lines.push([phrase]);
      used = wide;
    }
  }
  return lines.map((line) => place(line, space));
}

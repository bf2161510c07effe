import type { Weight } from './advances';
import { textWidth } from './measure';

/** A font: size in card units and weight. */
export interface Font {
  readonly size: number;
  readonly weight: Weight;
}

const letters = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** What a reader sees as single characters; an emoji family is one. */
const graphemes = (text: string): readonly string[] =>
  Array.from(letters.segment(text), ({ segment }) => segment);

// Japanese typesetting keeps these away from the start of a line, and opening brackets from its end.
const NEVER_FIRST = /^[、。，．,.!?！？」』）)\]】〉》・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ…:;：；]/u;
const NEVER_LAST = /[「『（([【〈《]$/u;

/** Cuts a phrase that is wider than a whole line at characters, by the rules above. */
export function cutPhrase(phrase: string, room: number, width: number, { size, weight }: Font): string[] {
  const lines: string[] = [];
  let line: string[] = [];
  let used = 0;
  let left = room;
  for (const char of graphemes(phrase)) {
    const wide = textWidth(char, size, weight);
    if (line.length > 0 && used + wide > left) {
      const carried: string[] = [];
      let next = char;
      // At most a few characters move down; a line of nothing but brackets is cut where it is.
      while (
        line.length > 1 &&
        carried.length < 3 &&
        (NEVER_FIRST.test(next) || NEVER_LAST.test(line.at(-1) ?? ''))
      ) {
        next = line.pop() ?? '';
        carried.unshift(next);
      }
      lines.push(line.join(''));
      line = carried;
      used = textWidth(carried.join(''), size, weight);
      left = width;
    }
    line.push(char);
    used += wide;
  }
  if (line.length > 0) lines.push(line.join(''));
  return lines;
}

/**
 * Breaks a text into lines no wider than `width`: at spaces (words of English, phrases of Japanese), and inside a
 * phrase only when it is wider than a line alone.
 */
export function breakLines(text: string, width: number, font: Font): string[] {
  const lines: string[] = [];
  let line = '';
  for (const phrase of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? phrase : `${line} ${phrase}`;
    if (textWidth(longer, font.size, font.weight) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = cutPhrase(phrase, width, width, font);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Shortens a line with an ellipsis until it fits; unchanged when it fits already. */
export function cutToWidth(text: string, width: number, { size, weight }: Font): string {
  if (textWidth(text, size, weight) <= width) return text;
  const kept = [...graphemes(text)];
  while (kept.length > 0 && textWidth(`${kept.join('').trimEnd()}…`, size, weight) > width) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

/** Keeps the first lines; when some are left out the last one kept ends in an ellipsis. */
export function keepLines(lines: readonly string[], most: number, width: number, font: Font): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most - 1);
  return [...kept, cutToWidth(`${lines.slice(most - 1).join(' ')}`, width, font)];
}

/** Breaks like {@link breakLines} into no more lines, but lines of nearly one length: no word is left alone. */
export function balanceLines(text: string, width: number, font: Font): string[] {
  const widest = breakLines(text, width, font);
  let best = widest;
  // A phrase that has room on a line of its own is not cut only for the sake of balance.
  const whole = text.split(/\s+/).map((phrase) => textWidth(phrase, font.size, font.weight));
  const least = Math.max(width * 0.45, ...whole.filter((wide) => wide <= width));
  for (let narrower = width - 12; narrower > least; narrower -= 12) {
    const lines = breakLines(text, narrower, font);
    if (lines.length > widest.length) break;
    best = lines;
  }
  return best;
}

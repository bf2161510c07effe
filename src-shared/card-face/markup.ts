import { n } from '@shared/art/drawing/number';
import type { Weight } from './advances';
import { INK } from './palette';

/** The typeface of every card, bundled with the app. */
export const CARD_FONT = 'M PLUS Rounded 1c';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Whether XML 1.0 can hold this character at all; half of a surrogate pair arrives here alone. */
const isXmlCharacter = (char: string): boolean => {
  const code = char.codePointAt(0) ?? 0;
  return code >= 0x20 && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
};

/** Text made safe as XML content and inside a quoted attribute; what XML cannot hold is left out. */
export const escapeXml = (text: string): string =>
  [...text.replace(/\s/g, ' ')]
    .filter(isXmlCharacter)
    .map((char) => ENTITIES[char] ?? char)
    .join('');

/** How a line of text is set. */
export interface TextStyle {
  /** Left end unless the anchor says otherwise; the baseline. */
  readonly x: number;
  readonly y: number;
  /** Font size in card units (0.1 mm). */
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** One line of text; whatever it says is escaped here. */
export function textLine(content: string, style: TextStyle): string {
  const { x, y, size, weight = 500, color = INK, anchor = 'start' } = style;
  const place = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return (
    `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" font-weight="${weight}" fill="${color}"${place}>` +
    `${escapeXml(content)}</text>`
  );
}

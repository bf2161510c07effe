import { abilityGlyphs, type GlyphPart, type Step } from '@shared/abilities';
import { type MarkName, placedMark } from '@shared/art/marks';
import { textWidth } from './measure';
import { textLine } from './markup';
import { CARD_COLORS, INK } from './palette';

/** A sign or a short number on the table face, in the order they are read. */
type Glyph =
  | { readonly mark: MarkName; readonly role: 'step' | 'word'; readonly color?: string }
  | { readonly text: string };

function wordGlyph(part: GlyphPart): Glyph {
  if ('text' in part) return part;
  if ('mark' in part) return { mark: `color:${part.mark}`, role: 'word', color: CARD_COLORS[part.mark].ink };
  return { mark: part.sign === 'enemy' ? 'sign:heart' : `step:${part.sign}`, role: 'word' };
}

/** A condition in signs, before its step: what is counted, and how many it takes. */
function conditionGlyphs({ if: condition }: Step): Glyph[] {
  if (condition === undefined) return [];
  if ('discarded' in condition) {
    return [{ mark: 'step:discardHand', role: 'word' }, { text: `${condition.discarded}:` }];
  }
  const { defeated, atLeast } = condition;
  return [
    { mark: `color:${defeated}`, role: 'word', color: CARD_COLORS[defeated].ink },
    { text: `${atLeast}:` },
  ];
}

/** The signs of each step. */
const glyphsOf = (steps: readonly Step[]): Glyph[][] =>
  abilityGlyphs(steps).map(({ sign, parts }, i) => {
    const step = steps[i];
    return [
      ...(step ? conditionGlyphs(step) : []),
      { mark: `step:${sign}`, role: 'step' },
      ...parts.map(wordGlyph),
    ];
  });

const SIDE = { step: 82, word: 66 } as const;
const TEXT_SIZE = 80;
const BETWEEN_STEPS = 26;

// Narrow signs stand in a square; without this their numbers would float away from them.
const EMPTY_SIDES: Partial<Readonly<Record<MarkName, number>>> = { 'step:discardHand': 0.2 };

const emptySide = (mark: MarkName): number => EMPTY_SIDES[mark] ?? 0;

function advanceOf(glyph: Glyph): number {
  if ('text' in glyph) return textWidth(glyph.text, TEXT_SIZE, 800) + 6;
  return SIDE[glyph.role] * (1 - 2 * emptySide(glyph.mark)) + (glyph.role === 'step' ? 8 : 6);
}

const rowWidth = (steps: readonly (readonly Glyph[])[]): number =>
  steps.reduce((sum, step) => sum + step.reduce((all, glyph) => all + advanceOf(glyph), 0), 0) +
  Math.max(0, steps.length - 1) * BETWEEN_STEPS;

/** The step a run of glyphs stands for, so that the table can light it while it is carried out. */
const signOf = (step: readonly Glyph[]): string =>
  step.flatMap((glyph) =>
    'mark' in glyph && glyph.role === 'step' ? [glyph.mark.slice('step:'.length)] : [],
  )[0] ?? '';

function drawRow(steps: readonly (readonly Glyph[])[], signColor: string): string {
  let x = 0;
  let drawn = '';
  for (const step of steps) {
    drawn += `<g data-step="${signOf(step)}">`;
    for (const glyph of step) {
      if ('text' in glyph)
        drawn += textLine(glyph.text, { x, y: 69, size: TEXT_SIZE, weight: 800, color: INK });
      else {
        const side = SIDE[glyph.role];
        drawn += placedMark(
          glyph.mark,
          glyph.color ?? signColor,
          x - side * emptySide(glyph.mark),
          41 - side / 2,
          side,
        );
      }
      x += advanceOf(glyph);
    }
    drawn += '</g>';
    x += BETWEEN_STEPS;
  }
  return drawn;
}

/** The least scale at which a row of signs can still be told apart; below it the steps take two rows. */
const ONE_ROW = 0.66;

/** Draws the signs of all steps into a box: one row at full size, then smaller, then two rows. */
export function drawGlyphs(
  steps: readonly Step[],
  signColor: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): string {
  const glyphs = glyphsOf(steps);
  if (glyphs.length === 0) return '';
  const scale = Math.min(1, width / rowWidth(glyphs));
  const placed = (rows: string, top: number, by: number): string =>
    `<g transform="translate(${x} ${Math.round(top)}) scale(${Math.round(by * 1000) / 1000})">${rows}</g>`;
  if (scale >= ONE_ROW) return placed(drawRow(glyphs, signColor), y + (1 - scale) * 41, scale);
  const half = Math.ceil(glyphs.length / 2);
  const rows = [glyphs.slice(0, half), glyphs.slice(half)].filter((row) => row.length > 0);
  const small = Math.min(0.66, ...rows.map((row) => width / rowWidth(row)));
  return rows.map((row, i) => placed(drawRow(row, signColor), y - 8 + i * 62, small)).join('');
}

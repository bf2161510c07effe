import { placedMark, type MarkName } from '@shared/art/marks';
import { textWidth } from './measure';
import { flow, type FlowLine, MARK_SIDE, type SentencePart } from './flow';
import { textLine } from './markup';
import { INK, QUIET_INK } from './palette';

/** One step as the full face says it. */
export interface StepSentence {
  /** The sign of its moment: star, card with plus, moon. */
  readonly sign: MarkName;
  /** As its writer broke it; lines are joined where that saves one. */
  readonly lines: readonly (readonly SentencePart[])[];
}

/** The steps set into lines, and how far the hill must rise for them. */
export interface StepBlock {
  /** How much higher than usual the hill stands, in card units. */
  readonly rise: number;
  readonly size: number;
  readonly pitch: number;
  readonly gap: number;
  /** How much lower than usual the text begins, in card units. */
  readonly lower: number;
  readonly readings: boolean;
  /** Even the smallest setting runs into the foot. */
  readonly cut: boolean;
  readonly steps: readonly { readonly sign: MarkName; readonly lines: readonly FlowLine[] }[];
}

const SIGN_X = 54;
const TEXT_X = 104;
const TEXT_WIDTH = 492;
/** First baseline below the hill's own height, and the hill's height when it has not risen. */
const FIRST = 152;
const HILL = 544;
/** The last baseline that keeps clear of the foot. */
const LAST = 814;
/** One rise of the hill. */
export const RISE = 40;

interface Setting {
  readonly size: number;
  readonly pitch: number;
  readonly gap: number;
  readonly rises: number;
}

// First the hill rises, then the text shrinks; the last settings are for designs that use all six steps. Above five
// rises a name of two lines would reach the ribbon.
const PLAIN: readonly Setting[] = [
  { size: 36, pitch: 46, gap: 6, rises: 3 },
  { size: 31, pitch: 40, gap: 5, rises: 3 },
  { size: 28, pitch: 36, gap: 4, rises: 5 },
  { size: 25, pitch: 31, gap: 3, rises: 5 },
  { size: 22, pitch: 27, gap: 2, rises: 5 },
  { size: 20, pitch: 24, gap: 1, rises: 5 },
];
const WITH_READINGS: readonly Setting[] = [
  { size: 36, pitch: 56, gap: 2, rises: 3 },
  { size: 31, pitch: 49, gap: 2, rises: 4 },
  { size: 28, pitch: 44, gap: 2, rises: 5 },
  { size: 25, pitch: 38, gap: 1, rises: 5 },
  { size: 22, pitch: 33, gap: 1, rises: 5 },
  { size: 19, pitch: 29, gap: 0, rises: 5 },
];
const READING_LIFT = 6;

/** Keeps the writer's line breaks unless running the lines on makes the sentence shorter. */
function setSentence(lines: readonly (readonly SentencePart[])[], size: number): FlowLine[] {
  const font = { size, weight: 500 } as const;
  const asWritten = lines.flatMap((line) => flow(line, TEXT_WIDTH, font));
  const runOn = flow(
    lines.flatMap((line, i) => (i === 0 ? line : [{ text: ' ' }, ...line])),
    TEXT_WIDTH,
    font,
  );
  return runOn.length < asWritten.length ? runOn : asWritten;
}

/** A hair smaller where that keeps a single word from taking a line of its own. */
const SLIGHTLY_SMALLER = [1, 0.96, 0.92] as const;

function fewestLines(steps: readonly StepSentence[], full: number): Pick<StepBlock, 'size' | 'steps'> {
  const tries = SLIGHTLY_SMALLER.map((share) => {
    const size = Math.round(full * share * 10) / 10;
    const set = steps.map(({ sign, lines }) => ({ sign, lines: setSentence(lines, size) }));
    return { size, steps: set, count: set.reduce((sum, { lines }) => sum + lines.length, 0) };
  });
  return tries.reduce((best, next) => (next.count < best.count ? next : best));
}

const firstBaseline = ({ readings, lower }: Pick<StepBlock, 'readings' | 'lower'>, rise: number): number =>
  HILL - rise + FIRST + lower + (readings ? READING_LIFT : 0);

const lastBaseline = (block: Omit<StepBlock, 'rise' | 'cut'>, rise: number): number => {
  const lines = block.steps.reduce((sum, step) => sum + step.lines.length, 0);
  return firstBaseline(block, rise) + (lines - 1) * block.pitch + (block.steps.length - 1) * block.gap;
};

/**
 * Sets the steps: as large as there is room for, the hill no higher than needed.
 * @param lower how much lower than usual the text begins, in card units, below a name that reaches down
 */
export function setSteps(steps: readonly StepSentence[], readings: boolean, lower = 0): StepBlock {
  let tightest: StepBlock | undefined;
  for (const { size: full, pitch, gap, rises } of readings ? WITH_READINGS : PLAIN) {
    const { size, steps: set } = fewestLines(steps, full);
    const block = { size, pitch, gap, lower, readings, steps: set };
    for (let n = 0; n <= rises; n++) {
      tightest = { ...block, rise: n * RISE, cut: lastBaseline(block, n * RISE) > LAST };
      if (!tightest.cut) return tightest;
    }
  }
  if (!tightest) throw new Error('no setting for steps');
  return tightest;
}

/** Where the text block ends: the last line's baseline. */
export const stepsEnd = (block: StepBlock): number =>
  block.steps.length === 0 ? HILL + 94 : lastBaseline(block, block.rise);

function drawLine(line: FlowLine, y: number, size: number, readings: boolean): string {
  const texts = line.texts.map(({ x, text, quiet }) =>
    textLine(text, { x: TEXT_X + x, y, size, color: quiet ? QUIET_INK : INK }),
  );
  const marks = line.marks.map(({ x, mark, color }) => {
    const side = size * MARK_SIDE;
    return placedMark(mark, color, TEXT_X + x, y - size * 0.36 - side / 2, side);
  });
  const above = readings
    ? line.readings.map(({ middle, width, text }) => {
        // A long reading may hang over its kanji by a little, then it is set narrower.
        const full = size * 0.486;
        const fit = Math.min(full, (width + size * 0.5) / (textWidth(text, 1, 500) || 1));
        return textLine(text, {
          x: TEXT_X + middle,
          y: y - size * 0.94,
          size: fit,
          color: '#4A3D55',
          anchor: 'middle',
        });
      })
    : [];
  return [...texts, ...marks, ...above].join('');
}

/** Draws the steps with their signs. */
export function drawSteps(block: StepBlock, signColor: string): string {
  const { size, pitch, gap, rise, readings } = block;
  let y = firstBaseline(block, rise);
  let drawn = '';
  for (const step of block.steps) {
    const side = size * MARK_SIDE;
    drawn += placedMark(step.sign, signColor, SIGN_X, y - size * 0.36 - side / 2, side);
    for (const line of step.lines) {
      drawn += drawLine(line, y, size, readings);
      y += pitch;
    }
    y += gap;
  }
  return drawn;
}

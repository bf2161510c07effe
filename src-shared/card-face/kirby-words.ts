import type { KirbyCard } from '@shared/abilities';
import type { MarkName } from '@shared/art/marks';
import { placedMark } from '@shared/art/marks';
import { inLanguage } from '@shared/cards/words';
import { drawFlavor, type FlavorBlock, setFlavor } from './flavor';
import { drawFoot } from './foot';
import { fitName, type FittedName, nameLines } from './name';
import { CARD_COLORS, FOOT_INK, INK } from './palette';
import { reachOf, sentencesOf } from './sentences';
import { shownFlavor, shownName, type ShownWords } from './shown';
import { drawSteps, setSteps, stepsEnd, type StepBlock } from './steps';

/** The height of a Kirby card's hill on the full face, before it rises. */
export const FULL_HILL = 544;
/** The lowest baseline that keeps clear of the foot. */
const LAST_LINE = 812;
/** What two lines of flavour take below steps: less than that, and none is shown. */
const TWO_LINES = 44;

/** Which words a Kirby card shows, and whether readings stand above its kanji. */
export interface KirbyWordsOptions extends ShownWords {
  readonly furigana?: boolean;
}

/** All words of a Kirby card's full face, set. */
export interface KirbyWords {
  readonly name: FittedName;
  readonly reach: MarkName | null;
  readonly steps: StepBlock;
  /** Null where the card has none, or there is no room below its steps. */
  readonly flavor: { readonly block: FlavorBlock; readonly y: number } | null;
  /** How much higher than usual the hill stands, in card units. */
  readonly rise: number;
}

/** Sets the words of a Kirby card's full face. */
export function setKirbyWords(card: KirbyCard, options: KirbyWordsOptions): KirbyWords {
  const steps = setSteps(sentencesOf(card.effects, options.language), options.furigana ?? false);
  const reach = reachOf(card.effects);
  const name = fitName(shownName(card, options), { width: reach ? 430 : 520, size: 52, least: 36 });
  const words = shownFlavor(card, options);
  const text = words === undefined ? '' : inLanguage(words, options.language).trim();
  const alone = card.effects.length === 0;
  const y = alone ? FULL_HILL + 154 : stepsEnd(steps) + 54;
  const has = text !== '' && (alone || y + TWO_LINES <= LAST_LINE);
  const block = has ? setFlavor(text, LAST_LINE - y, alone) : null;
  const rise = steps.rise + (block?.rise ?? 0);
  return { name, reach, steps, rise, flavor: block && { block, y: y - block.rise } };
}

/** Draws what {@link setKirbyWords} has set. */
export function drawKirbyWords(
  card: KirbyCard,
  { name, reach, steps, flavor, rise }: KirbyWords,
  options: KirbyWordsOptions,
): string {
  const colors = CARD_COLORS[card.color];
  const hill = FULL_HILL - rise;
  return (
    nameLines(name, { x: 56, y: hill + 94, color: INK, anchor: 'start' }) +
    (reach
      ? `<rect x="500" y="${hill + 44}" width="78" height="62" rx="18" fill="${colors.tint}"/>` +
        placedMark(reach, colors.deep, 516, hill + 52, 46)
      : '') +
    drawSteps(steps, colors.ink) +
    (flavor ? drawFlavor(flavor.block, flavor.y) : '') +
    drawFoot(card, options.language, 846, FOOT_INK)
  );
}

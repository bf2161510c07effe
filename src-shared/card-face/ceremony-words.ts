import type { MarkName } from '@shared/art/marks';
import { inLanguage } from '@shared/cards/words';
import { ceremonySigns, ceremonyText, wildText, type KokopelliCard } from '@shared/ceremonies';
import { drawFlavor, type FlavorBlock, setFlavor } from './flavor';
import { fitName, type FittedName, nameLines, type NameBox } from './name';
import { INK } from './palette';
import { shownFlavor, shownName, type ShownWords } from './shown';
import { drawSteps, RISE, setSteps, stepsEnd, type StepBlock, type StepSentence } from './steps';

/** The height of the hill on the full face before it rises for long text. */
export const CEREMONY_HILL = 544 - RISE;
/** The lowest baseline that keeps 3 mm from the cut: a card of Kokopelli has no foot. */
const LAST_LINE = 846;
/** What one line of flavour needs below the text. */
const BELOW_TEXT = 52;

const FULL_NAME: NameBox = { width: 520, size: 52, least: 36 };

/** Which words a card of Kokopelli shows, and whether readings stand above its kanji. */
export interface CeremonyWordsOptions extends ShownWords {
  readonly furigana?: boolean;
}

/** All words of the full face, set. */
export interface CeremonyWords {
  readonly name: FittedName;
  readonly steps: StepBlock;
  /** Null where the card has none, or there is no room below its text. */
  readonly flavor: { readonly block: FlavorBlock; readonly y: number } | null;
  /** The hill's height. */
  readonly hill: number;
}

/** What the card does, as the one sentence of its full face. */
function sentenceOf(card: KokopelliCard, { language }: CeremonyWordsOptions): StepSentence {
  const options = { ruby: language === 'ja' };
  const lines =
    card.type === 'ceremony' ? ceremonyText(card.effect, language, options) : wildText(language, options);
  return { sign: leadSign(card), lines: lines.map((text) => [{ text }]) };
}

/** The sign of what a card listens to. */
export function leadSign(card: KokopelliCard): MarkName {
  if (card.type === 'kokopelli') return 'ceremony:kokopelli';
  const [first] = ceremonySigns(card.effect).flatMap((part) => ('sign' in part ? [part.sign] : []));
  return `ceremony:${first ?? 'card'}`;
}

/** Sets the words of the full face. */
export function setCeremonyWords(card: KokopelliCard, options: CeremonyWordsOptions): CeremonyWords {
  const set = setSteps([sentenceOf(card, options)], options.furigana ?? false);
  const steps = { ...set, rise: Math.max(RISE, set.rise) };
  const words = shownFlavor(card, options);
  const text = words === undefined ? '' : inLanguage(words, options.language).trim();
  const y = stepsEnd(steps) + BELOW_TEXT;
  const block = text !== '' && y <= LAST_LINE ? setFlavor(text, LAST_LINE - y, false) : null;
  return {
    name: fitName(shownName(card, options), FULL_NAME),
    steps,
    flavor: block && { block, y },
    hill: CEREMONY_HILL + RISE - steps.rise,
  };
}

/** Draws what {@link setCeremonyWords} has set. */
export const drawCeremonyWords = ({ name, steps, flavor, hill }: CeremonyWords, signColor: string): string =>
  nameLines(name, { x: 56, y: hill + 94, color: INK, anchor: 'start' }) +
  drawSteps(steps, signColor) +
  (flavor ? drawFlavor(flavor.block, flavor.y) : '');

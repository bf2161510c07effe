import type { MarkName } from '@shared/art/marks';
import { inLanguage } from '@shared/cards/words';
import { ceremonySigns, ceremonyText, wildText, type KokopelliCard } from '@shared/ceremonies';
import { drawFlavor, type FlavorBlock, setFlavor } from './flavor';
import { fitName, type FittedName, nameLines, type NameBox } from './name';
import { INK } from './palette';
import { shownFlavor, shownName, type ShownWords } from './shown';
import { drawSteps, RISE, setSteps, stepsEnd, type StepBlock, type StepSentence } from './steps';

/** The height of the hill on the full face before it rises for long text. */
const CEREMONY_HILL = 544;
/** The lowest baseline that keeps 3 mm from the cut: a card of Kokopelli has no foot. */
const LAST_LINE = 846;
/** What one line of flavour needs below the text. */
const BELOW_TEXT = 52;
/** Flavour this large is easy to read: the hill need not rise for more. */
const EASY_SIZE = 29;
/** How often the hill rises to make room for flavour, as far as the thing on the cloth stays clear of it. */
const RISES_FOR_FLAVOR = [0, 1] as const;

const FULL_NAME: NameBox = { width: 520, size: 52, least: 36 };
/** Two lines stand so much lower than one, clear of the hill, and the text below them gives way. */
const TWO_LINES = { name: 8, text: 30 } as const;

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
  const name = fitName(shownName(card, options), FULL_NAME);
  const lower = name.lines.length > 1 ? TWO_LINES.text : 0;
  const plain = setSteps([sentenceOf(card, options)], options.furigana ?? false, lower);
  const words = shownFlavor(card, options);
  const text = words === undefined ? '' : inLanguage(words, options.language).trim();
  let set: Omit<CeremonyWords, 'name'> = { steps: plain, flavor: null, hill: CEREMONY_HILL - plain.rise };
  if (text === '') return { name, ...set };
  for (const rises of RISES_FOR_FLAVOR) {
    const steps = { ...plain, rise: Math.max(plain.rise, rises * RISE) };
    const y = stepsEnd(steps) + BELOW_TEXT;
    if (y > LAST_LINE) continue;
    const block = setFlavor(text, LAST_LINE - y, false);
    set = { steps, flavor: { block, y }, hill: CEREMONY_HILL - steps.rise };
    if (!block.cut && block.size >= EASY_SIZE) break;
  }
  return { name, ...set };
}

/** Draws what {@link setCeremonyWords} has set. */
export function drawCeremonyWords({ name, steps, flavor, hill }: CeremonyWords, signColor: string): string {
  const y = hill + 94 + (name.lines.length > 1 ? TWO_LINES.name : 0);
  return (
    nameLines(name, { x: 56, y, color: INK, anchor: 'start' }) +
    drawSteps(steps, signColor) +
    (flavor ? drawFlavor(flavor.block, flavor.y) : '')
  );
}

import type { Step } from '@shared/abilities';
import type { Language } from '@shared/cards/words';
import { sentencesOf } from './sentences';
import { setSteps } from './steps';

/** How far the hill of a Kirby card's full face rises for its text, in card units: name and steps rise with it. */
export const hillRise = (effects: readonly Step[], language: Language, furigana = false): number =>
  setSteps(sentencesOf(effects, language), furigana).rise;

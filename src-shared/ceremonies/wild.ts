import { withoutRuby } from '@shared/cards/japanese';
import type { Language } from '@shared/cards/words';
import type { CeremonyTextOptions } from './text';

const TEXT: Readonly<Record<Language, readonly string[]>> = {
  en: ['Joins any ceremony that runs,', 'but never opens one.'],
  ja: ['どの おまつりにも かさねて', 'おける。 ひらくことは できない。'],
};

/** What a Kokopelli can do (KO-7), in lines like those of a ceremony's text. */
export const wildText = (language: Language, { ruby = false }: CeremonyTextOptions = {}): readonly string[] =>
  ruby ? TEXT[language] : TEXT[language].map(withoutRuby);

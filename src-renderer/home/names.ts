import type { Language } from '@shared/cards/words';

/** Names in a list as people say them: “Mika, Aoi and Kenji”. */
export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names);

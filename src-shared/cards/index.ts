export { isPlayed, type CardOf, type CardSetOf, type PlayedCardOf, type Variant } from './card';
export { playContent, playHash } from './content';
export {
  countCards,
  makeLibrary,
  type FileReading,
  type Library,
  type NamedCard,
  type NamedVariant,
  type SetCounts,
} from './library';
export { FILE_LIMIT, fileTooBig } from './parse';
export { excerpt, problemAt, SEVERITIES, type Problem, type ProblemCode, type Severity } from './problem';
export { readCardSet, type CardSetFile, type Reading } from './read';
export { cardSetJsonSchema } from './json-schema';
export * from './vocabulary';
export { inLanguage, LANGUAGES, localText, type Language, type LocalText, type Place } from './words';

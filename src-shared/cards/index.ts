export { isPlayed, type CardSetOf } from './card';
export { playHash } from './content';
export { cardSetJsonSchema } from './json-schema';
export { countCards, makeLibrary, type FileReading, type Library } from './library';
export { FILE_LIMIT, fileTooBig } from './parse';
export { excerpt, problemAt, type Complaint, type Problem, type ProblemCode } from './problem';
export { readCardSet } from './read';
export { isInsidePath } from './schema';
export { COLORS, FIGURES, PALETTES, POINTS_BY_LIFE, SCENES } from './vocabulary';

/**
 * Control characters, marks that turn the direction of words, and letters nobody sees; joiners of emoji stay, and so
 * do the two marks around a name that keep its direction from what is beside it.
 */
const TRICKS =
  /(?:\u17b4|\u17b5|[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb])(?<!\u2068(?=[^\u2066-\u2069]*\u2069))(?<!\u2068[^\u2066-\u2069]*\u2069)/gu;

/**
 * A sentence without what a name in it could do to the rest: turn the direction of words, look like another one,
 * or command a terminal. No sentence of ours has anything of the kind.
 */
export const quietSentence = (words: string): string =>
  words.replace(TRICKS, (letter) => (letter === '\n' || letter === '\t' ? letter : ''));

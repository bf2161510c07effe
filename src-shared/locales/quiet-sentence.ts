/**
 * A sentence without what a name in it could do to the rest: turn the direction of words, or command a terminal.
 * No sentence of ours has anything of the kind.
 */
export const quietSentence = (words: string): string =>
  words.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (letter) =>
    letter === '\n' || letter === '\t' ? letter : '',
  );

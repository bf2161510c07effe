/** Digits as Japanese card text has them. */
export const wide = (number: number): string =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const marked = /([一-鿿々]+)《([^》]*)》/gu;

/** The text without its readings. */
export const withoutRuby = (text: string): string => text.replace(marked, '$1');

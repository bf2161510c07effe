/** Characters before the ending, so that no name is longer than 255 bytes, which is the most anywhere. */
const MOST = 60;

/** Names of devices, which no file can have on Windows, whatever its ending. */
const DEVICES = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=$|[ .])/i;

/** What tells a system how to open a file. */
const ENDING = /\.[0-9a-z]{1,8}$/i;

/**
 * A name that every system takes for a file in the folder it is put into, whatever it was made from:
 * letters, digits and a few signs. Nothing in it hides, turns the reading direction or leads elsewhere.
 */
export function fileName(words: string, ending: string): string {
  const plain = words
    .normalize('NFC')
    // Letters too can be such that nobody sees them, and push the ending out of sight.
    .replace(/\p{Default_Ignorable_Code_Point}/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const short = Array.from(plain).slice(0, MOST).join('').trim();
  if (short === '') return `Tefuda${ending}`;
  return `${DEVICES.test(short) ? 'Tefuda ' : ''}${short}${ending}`;
}

/** The same for a whole name that somebody proposes: its ending stays, however long the rest of it is. */
export function proposedName(name: string): string {
  const ending = ENDING.exec(name)?.[0] ?? '';
  return fileName(name.slice(0, name.length - ending.length), ending);
}

/** Endings of what the program saves; none of them is a program's on any system. */
const SAVED = /\.(?:jsonl?|tefuda|pdf|png|svg|zip|txt)$/i;

/**
 * The same for a file that is to be saved where a person says: with any other ending than those of files we make
 * it is proposed as a text, which no system runs.
 */
export function nameToSave(name: string): string {
  const proposed = proposedName(name);
  return SAVED.test(proposed) ? proposed : fileName(proposed, '.txt');
}

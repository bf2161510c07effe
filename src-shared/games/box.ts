/** The set that is the box of Copy-toru: every match of its games is played with it. */
export const COPYTORU_BOX = 'copytoru-base';

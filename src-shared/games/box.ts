/** The set that is the box of Copy-toru: every match of its games is played with it. */
export const COPYTORU_BOX = 'copytoru-base';
/** The set that is the box of Kokopelli. */
export const KOKOPELLI_BOX = 'kokopelli-base';

/** Pictures for Kokopelli: plain cloths and household things of a village festival. */
export { bunting } from './bunting';
export { chooseFestival, FESTIVAL_CHOICES, type FestivalPicture } from './choice';
export { drawCloth } from './cloth';
export { festivalMark } from './mark';
export { drawThing } from './things';
export { CLOTH_TONES } from './tones';

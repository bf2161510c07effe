import { KOKOPELLI_BOX } from '../box';

const IN_BOX = `${KOKOPELLI_BOX}/`;

/** Whether a `set-id/card-id` is one of the box. */
export const ofTheBox = (ref: string): boolean => ref.startsWith(IN_BOX);

/** The name by which a match calls a type: the card id for the box's, `set-id/card-id` for others. */
export const typeName = (ref: string): string => (ofTheBox(ref) ? ref.slice(IN_BOX.length) : ref);

/** `set-id/card-id` of what a match calls so. */
export const typeRef = (name: string): string => (name.includes('/') ? name : `${IN_BOX}${name}`);

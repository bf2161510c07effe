import { z } from 'zod';
import { undisguised } from '@shared/cards/words';

const CONTROLS = /\p{Cc}/gu;

/** The longest name of a person or computer at a seat, in UTF-16 units. */
const NAME_LIMIT = 40;

/** A name without what could disturb the sentence it stands in, and without space around it. */
export const cleanName = (name: string): string => undisguised(name.replace(CONTROLS, '')).trim();

/**
 * A name at a seat: any letters and pictures, but nothing that could disturb the sentence it stands in.
 * Joiners stay, because families of emoji are made with them.
 */
export const seatName = z.string().transform(cleanName).pipe(z.string().min(1).max(NAME_LIMIT));

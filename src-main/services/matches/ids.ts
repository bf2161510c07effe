import { randomBytes } from 'node:crypto';

/** What a match id looks like; anything else never becomes a file name. */
export const MATCH_ID = /^[0-9a-z-]{1,64}$/;

/** A new match id: the time first, so that names sort by age, then chance. */
export function newMatchId(now: number): string {
  const time = now.toString(36).padStart(9, '0');
  return `${time}-${randomBytes(5).toString('hex')}`;
}

/** A seed for a match nobody named one for. */
export const newSeed = (): string => randomBytes(8).toString('hex');

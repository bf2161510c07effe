import { randomBytes } from 'node:crypto';

export { MATCH_ID } from '@shared/contract/calls';

/** A new match id: the time first, so that names sort by age, then chance. */
export function newMatchId(now: number): string {
  const time = now.toString(36).padStart(9, '0');
  return `${time}-${randomBytes(5).toString('hex')}`;
}

/** A seed for a match nobody named one for. */
export const newSeed = (): string => randomBytes(8).toString('hex');

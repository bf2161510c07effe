import type { PlayedCard } from '@shared/abilities/card';
import type { MatchInput as GameInput } from '../prepared';

export { refuse, type Prepared, type Refused } from '../prepared';

/** What a match of Copy-toru is made from. */
export type MatchInput = GameInput<PlayedCard>;

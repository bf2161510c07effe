import type { CardOf, KirbyCardOf, PlayedCardOf } from '@shared/cards/card';
import type { Step } from './step';

export type { Art, EnemyCard, OtherCard, Variant } from '@shared/cards/card';

/** A Kirby card with its ability. */
export type KirbyCard = KirbyCardOf<readonly Step[]>;
/** A card of Copy-toru as every set may hold it, after reading. */
export type CopytoruCard = CardOf<readonly Step[]>;
/** A card that is played: it becomes an instance in a match. */
export type PlayedCard = PlayedCardOf<readonly Step[]>;

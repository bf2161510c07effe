import type { Variant } from '@shared/cards/card';
import type { Crop } from '@shared/card-face';
import { artHash } from '@shared/contract/pictures';
import type { PlayedHouseCard } from '@shared/vocabularies';

/** A picture of one's own that a card shows. */
export interface OwnArt {
  /** Where it is served; null where its name cannot be that of a kept picture. */
  readonly address: string | null;
  readonly crop: Crop | undefined;
}

/** The picture of one's own that a card shows in a look; null where its picture is drawn by program. */
export function ownArt(card: PlayedHouseCard, variant: Variant | undefined): OwnArt | null {
  const art = variant?.art ?? card.art;
  if (art === undefined || !('file' in art)) return null;
  const known = artHash.safeParse(art.file).success;
  return { address: known ? `/art/${art.file}` : null, crop: art.crop };
}

import { isPlayed, type Variant } from '@shared/cards/card';
import { type BackKind, type OwnPicture, printedBack, printedCard } from '@shared/card-face';
import type { Language } from '@shared/cards/words';
import type { HouseCard } from '@shared/vocabularies';
import { ownArt } from '../cards/own-art';
import { dataAddress } from './data-address';
import { withFonts } from './embed-fonts';
import type { LetteredDrawing } from './ready-picture';

/** A card for paper, and the look it shows. */
export interface PaperCard {
  readonly card: HouseCard;
  readonly variant?: Variant | undefined;
}

/** How a card for paper is drawn. */
export interface PaperOptions {
  readonly language: Language;
  /** Stops the work; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Told of each card whose own picture could not be read: a scene stands in for it. */
  readonly onMissing?: ((card: HouseCard) => void) | undefined;
}

async function ownPicture({ card, variant }: PaperCard, signal?: AbortSignal): Promise<OwnPicture | null> {
  if (!isPlayed(card)) return null;
  const own = ownArt(card, variant);
  if (own === null) return null;
  if (own.address === null) throw new Error('no kept picture');
  const answer = await fetch(own.address, signal === undefined ? {} : { signal });
  if (!answer.ok) throw new Error(`${answer.status} at ${own.address}`);
  const content = await answer.blob();
  const bitmap = await createImageBitmap(content);
  const { width, height } = bitmap;
  bitmap.close();
  return { href: await dataAddress(content), width, height };
}

/**
 * A whole card as an SVG that needs nothing from outside: its fonts and its own picture lie inside it.
 * @param bleed in card units (0.1 mm); left out, the card has round corners
 */
export async function paperCard(
  paper: PaperCard,
  options: PaperOptions,
  bleed?: number,
): Promise<LetteredDrawing> {
  const { language, signal, onMissing } = options;
  let image: OwnPicture | null = null;
  try {
    image = await ownPicture(paper, signal);
  } catch {
    signal?.throwIfAborted();
    onMissing?.(paper.card);
  }
  const drawn = printedCard(paper.card, {
    language,
    ...(bleed === undefined ? {} : { bleed }),
    ...(paper.variant === undefined ? {} : { variant: paper.variant }),
    ...(image === null ? {} : { image }),
  });
  return withFonts(drawn);
}

/** A back for paper, cut square; see {@link paperCard}. It has no words. */
export const paperBack = (kind: BackKind): LetteredDrawing => ({
  svg: printedBack(kind, { bleed: 0 }),
  letters: [],
});

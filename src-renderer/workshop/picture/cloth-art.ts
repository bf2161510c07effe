import { chooseFestival, FESTIVAL_CHOICES, type FestivalPicture } from '@shared/art/festival';
import type { DraftCard, DraftCeremony } from '@shared/contract/drafts';

const [SCENE] = FESTIVAL_CHOICES.scenes;
/** What the wild card shows, and no ceremony, so that nobody takes one for it. */
const WILD = chooseFestival({ wild: true, seed: '' });

/** The tones of cloth a ceremony can have. */
export const CLOTHS = FESTIVAL_CHOICES.palettes.filter((name) => name !== WILD.tone);
/** The things a ceremony can show. */
export const THINGS = FESTIVAL_CHOICES.figures.filter((name) => name !== WILD.thing);

/** What is drawn for a ceremony. Where it shows a picture of one's own: what would be, were it drawn. */
export function clothOf({ id, art }: DraftCeremony): FestivalPicture {
  const drawn = art !== undefined && 'scene' in art ? art : undefined;
  return chooseFestival({ palette: drawn?.palette, figure: drawn?.figure, wild: false, seed: id });
}

/** A ceremony with its drawn picture changed; what is not named stays. Any other card stays as it is. */
export function withCloth(card: DraftCard, change: Partial<FestivalPicture>): DraftCard {
  if (card.type !== 'ceremony') return card;
  const { tone, thing } = { ...clothOf(card), ...change };
  return { ...card, art: { scene: SCENE, palette: tone, figure: thing } };
}

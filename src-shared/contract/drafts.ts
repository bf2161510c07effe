import { z } from 'zod';
import { stepSchema } from '@shared/abilities';
import { ABILITIES, COLORS, GAMES, TYPES_OF } from '@shared/cards/vocabulary';
import { TEXT_LIMIT } from '@shared/cards/words';
import { effectSchema } from '@shared/ceremonies';

/** Characters a draft may hold in one text: more than a card set may say, so that what is too long can still be mended. */
const DRAFT_TEXT = 5000;

/** What a set can be called in files and addresses: lower-case letters, digits, single hyphens between them. */
export const setId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
/** `set-id/card-id`. */
export const cardRef = z
  .string()
  .max(161)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/);

const words = z.string().max(DRAFT_TEXT);
/** A text that may still be missing in both languages. */
export const draftText = z.object({ en: z.exactOptional(words), ja: z.exactOptional(words) });
export type DraftText = z.infer<typeof draftText>;

/** What a picture is drawn from. A name that nothing is drawn from is told, and mended here. */
const drawn = z.string().max(TEXT_LIMIT);

const fraction = z.number().min(0).max(1);
/** A picture by program, or one of a person's own: the hash of its content and the part of it that shows. */
export const draftArt = z.union([
  z.object({
    file: z.string().max(300),
    crop: z.exactOptional(z.object({ x: fraction, y: fraction, width: fraction, height: fraction })),
  }),
  z.object({
    scene: drawn,
    palette: z.exactOptional(drawn),
    figure: z.exactOptional(drawn),
    props: z.exactOptional(z.array(drawn).max(12)),
  }),
]);
export type DraftArt = z.infer<typeof draftArt>;

const anyDraft = {
  id: setId,
  name: draftText,
  flavor: z.exactOptional(draftText),
  art: z.exactOptional(draftArt),
  source: z.exactOptional(draftText),
};
const copytoruDraft = {
  ...anyDraft,
  copies: z.number().int().min(1).max(99),
  color: z.enum(COLORS),
  ability: z.exactOptional(z.enum(ABILITIES)),
  /** The place its picture shows, and in which game. */
  field: z.exactOptional(draftText.extend({ game: z.exactOptional(draftText) })),
};
export const draftKirby = z.object({
  type: z.literal('kirby'),
  ...copytoruDraft,
  power: z.number().int().min(1).max(8),
  effects: z.array(stepSchema).max(6),
});
export const draftEnemy = z.object({
  type: z.literal('enemy'),
  ...copytoruDraft,
  life: z.number().int().min(1).max(8),
  points: z.number().int().min(1).max(10),
});
/** How many there are of a ceremony is a matter of the rules: a draft does not say it. */
export const draftCeremony = z.object({ type: z.literal('ceremony'), ...anyDraft, effect: effectSchema });
/** A card being designed. Only its words may be wrong; all else is chosen from what there is. */
export const draftCard = z.discriminatedUnion('type', [draftKirby, draftEnemy, draftCeremony]);
export type DraftCard = z.infer<typeof draftCard>;
export type DraftKirby = z.infer<typeof draftKirby>;
export type DraftEnemy = z.infer<typeof draftEnemy>;
export type DraftCeremony = z.infer<typeof draftCeremony>;

export const draftVariant = z.object({
  id: setId,
  of: cardRef,
  name: z.exactOptional(draftText),
  flavor: z.exactOptional(draftText),
  art: z.exactOptional(draftArt),
  source: z.exactOptional(draftText),
});
export type DraftVariant = z.infer<typeof draftVariant>;

/** Which game's cards a set holds, or has pictures for. */
export const setGame = z.enum(GAMES);

const head = {
  id: setId,
  game: setGame,
  name: draftText,
  author: z.exactOptional(words),
  license: z.exactOptional(words),
  source: z.exactOptional(words),
};
/** A set of one's own, as the editors hold it: filled-in blank cards, or other pictures for cards of other sets. */
export const draftSet = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('designs'), ...head, cards: z.array(draftCard).max(2000) })
    .refine(({ game, cards }) => cards.every(({ type }) => TYPES_OF[game].includes(type)), {
      path: ['cards'],
    }),
  z.object({ kind: z.literal('variants'), ...head, variants: z.array(draftVariant).max(2000) }),
]);
export type DraftSet = z.infer<typeof draftSet>;
export type DesignsDraft = Extract<DraftSet, { kind: 'designs' }>;
export type VariantsDraft = Extract<DraftSet, { kind: 'variants' }>;

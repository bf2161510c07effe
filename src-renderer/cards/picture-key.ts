import type { Variant } from '@shared/cards/card';
import type { PlayedHouseCard } from '@shared/vocabularies';

/** A card whose picture is wanted, and the look it shows. */
export interface Pictured {
  readonly card: PlayedHouseCard;
  readonly variant?: Variant | undefined;
}

const keys = new WeakMap<PlayedHouseCard, string>();
const variantKeys = new WeakMap<Variant, string>();

function keptIn<Value extends object>(
  kept: WeakMap<Value, string>,
  value: Value,
  make: (value: Value) => string,
): string {
  const known = kept.get(value);
  if (known !== undefined) return known;
  const made = make(value);
  kept.set(value, made);
  return made;
}

/** What else changes a picture that is drawn by program. */
function shownFacts(card: PlayedHouseCard): readonly unknown[] {
  if (card.type === 'kirby') return [card.color, card.ability, card.power];
  return card.type === 'enemy' ? [card.color, card.ability, card.life] : [];
}

/** All that a card's picture is drawn from: two cards of one key have one picture, on every face. */
export function pictureKey({ card, variant }: Pictured): string {
  const own = keptIn(keys, card, (one) => JSON.stringify([one.id, one.type, one.art, ...shownFacts(one)]));
  return variant === undefined
    ? own
    : `${own} ${keptIn(variantKeys, variant, ({ id, art }) => JSON.stringify([id, art]))}`;
}

const texts = new WeakMap<object, string>();

/** All that a card or a look says, as a text to tell it by. */
export const contentKey = (content: object): string =>
  keptIn(texts, content, (value) => JSON.stringify(value));

import type { PlayedCard, Variant } from '@shared/abilities/card';

/** A card whose picture is wanted, and the look it shows. */
export interface Pictured {
  readonly card: PlayedCard;
  readonly variant?: Variant | undefined;
}

const keys = new WeakMap<PlayedCard, string>();
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

/** All that a card's picture is drawn from: two cards of one key have one picture, on every face. */
export function pictureKey({ card, variant }: Pictured): string {
  const own = keptIn(keys, card, ({ id, type, color, ability, art, ...rest }) =>
    JSON.stringify([id, type, color, ability, art, 'power' in rest ? rest.power : rest.life]),
  );
  return variant === undefined
    ? own
    : `${own} ${keptIn(variantKeys, variant, ({ id, art }) => JSON.stringify([id, art]))}`;
}

const texts = new WeakMap<object, string>();

/** All that a card or a look says, as a text to tell it by. */
export const contentKey = (content: object): string =>
  keptIn(texts, content, (value) => JSON.stringify(value));

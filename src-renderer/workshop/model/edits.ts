import type { AbilityName, Color } from '@shared/cards/vocabulary';
import type { Language } from '@shared/cards/words';
import type { DraftCard, DraftEnemy, DraftKirby, DraftText } from '@shared/contract/drafts';
import { usualPoints } from './cards';

/** The blocks of a card that is white at the moment: they come back with a colour. */
export type Shelf = ReadonlyMap<string, DraftKirby['effects']>;

/** A text with one language changed; a language without words is left out, so that the other one stands in. */
export function withWords(text: DraftText | undefined, language: Language, words: string): DraftText {
  const { [language]: _old, ...rest } = text ?? {};
  return words.trim() === '' ? rest : { ...rest, [language]: words };
}

const isSilent = (text: DraftText): boolean => text.en === undefined && text.ja === undefined;

/** A card with its name changed in one language. */
export const withName = (card: DraftCard, language: Language, words: string): DraftCard => ({
  ...card,
  name: withWords(card.name, language, words),
});

/** A card with its flavour line changed in one language; without any words it has none. */
export function withFlavor(card: DraftCard, language: Language, words: string): DraftCard {
  const { flavor, ...rest } = card;
  const changed = withWords(flavor, language, words);
  return isSilent(changed) ? rest : { ...rest, flavor: changed };
}

/** A card with its place changed in one language; without any words it has none, nor a game. */
export function withPlace(card: DraftCard, language: Language, words: string): DraftCard {
  const { field, ...rest } = card;
  const { game, ...place } = field ?? {};
  const changed = withWords(place, language, words);
  if (isSilent(changed)) return rest;
  return { ...rest, field: game === undefined ? changed : { ...changed, game } };
}

/**
 * A card in another colour. Normal cards have no ability sign and no effects: the blocks go on the shelf, and
 * the next colour takes them from there.
 * @param kept blocks this card had when it turned white
 */
export function withColor(card: DraftCard, color: Color, kept: DraftKirby['effects'] = []): DraftCard {
  if (card.color === color) return card;
  if (card.type === 'enemy' || color !== 'white') {
    const back = card.type === 'kirby' && card.color === 'white' && card.effects.length === 0;
    return back ? { ...card, color, effects: [...kept] } : { ...card, color };
  }
  const { ability: _ability, ...rest } = card;
  return { ...rest, color, effects: [] };
}

/** A card with another ability sign, or none. */
export function withAbility(card: DraftCard, ability: AbilityName | null): DraftCard {
  const { ability: _old, ...rest } = card;
  return ability === null ? rest : { ...rest, ability };
}

/** An enemy of another life. As long as its points are those of the box, they follow. */
export function withLife(enemy: DraftEnemy, life: number): DraftEnemy {
  const follows = enemy.points === usualPoints(enemy.life);
  return { ...enemy, life, points: follows ? usualPoints(life) : enemy.points };
}

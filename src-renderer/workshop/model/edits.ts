import type { AbilityName, Color } from '@shared/cards/vocabulary';
import type { Language } from '@shared/cards/words';
import type { Effect } from '@shared/ceremonies';
import type { DraftCard, DraftEnemy, DraftKirby, DraftText } from '@shared/contract/drafts';
import { usualPoints, type CopytoruDraft } from './kinds';

/** What a card had before it turned white: it comes back with a colour. */
export interface Shelved {
  readonly ability?: AbilityName | undefined;
  readonly effects: DraftKirby['effects'];
}

/** What was typed or pasted, without characters that are no letters: only breaks between lines are kept. */
export const lettersOf = (words: string): string =>
  words.replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : sign === '\t' ? ' ' : ''));

/** A text with one language changed; a language without words is left out, so that the other one stands in. */
export function withWords(text: DraftText | undefined, language: Language, words: string): DraftText {
  const { [language]: _old, ...rest } = text ?? {};
  const letters = lettersOf(words);
  return letters.trim() === '' ? rest : { ...rest, [language]: letters };
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

/** A card with its place changed in one language; without any words it has none, nor a game. Ceremonies have none. */
export function withPlace(card: DraftCard, language: Language, words: string): DraftCard {
  if (card.type === 'ceremony') return card;
  const { field, ...rest } = card;
  const { game, ...place } = field ?? {};
  const changed = withWords(place, language, words);
  if (isSilent(changed)) return rest;
  return { ...rest, field: game === undefined ? changed : { ...changed, game } };
}

/** What is kept of a card before it changes its colour: nothing of one that has nothing to lose. */
export const shelvedFrom = (card: DraftCard): Shelved | null =>
  card.type === 'kirby' && card.color !== 'white' && (card.ability !== undefined || card.effects.length > 0)
    ? { ability: card.ability, effects: card.effects }
    : null;

/**
 * A card in another colour. Normal cards have no ability sign and no effects.
 * @param shelved what this card had when it turned white; the next colour brings it back
 */
export function withColor(card: CopytoruDraft, color: Color, shelved: Shelved | null = null): CopytoruDraft {
  if (card.color === color) return card;
  if (card.type === 'enemy') return { ...card, color };
  if (color === 'white') {
    const { ability: _ability, ...rest } = card;
    return { ...rest, color, effects: [] };
  }
  if (card.color !== 'white' || shelved === null) return { ...card, color };
  const ability = card.ability ?? shelved.ability;
  const effects = card.effects.length > 0 ? card.effects : [...shelved.effects];
  return { ...card, color, effects, ...(ability === undefined ? {} : { ability }) };
}

/** A card with another ability sign, or none. */
export function withAbility(card: CopytoruDraft, ability: AbilityName | null): CopytoruDraft {
  const { ability: _old, ...rest } = card;
  return ability === null ? rest : { ...rest, ability };
}

/** A ceremony that does something else; any other card stays as it is. */
export const withEffect = (card: DraftCard, effect: Effect): DraftCard =>
  card.type === 'ceremony' ? { ...card, effect } : card;

/** An edit of cards of Copy-toru, for cards of every kind: others stay as they are. */
export const ofCopytoru =
  (edit: (card: CopytoruDraft) => DraftCard) =>
  (card: DraftCard): DraftCard =>
    card.type === 'ceremony' ? card : edit(card);

/** An enemy of another life. As long as its points are those of the box, they follow. */
export function withLife(enemy: DraftEnemy, life: number): DraftEnemy {
  const follows = enemy.points === usualPoints(enemy.life);
  return { ...enemy, life, points: follows ? usualPoints(life) : enemy.points };
}

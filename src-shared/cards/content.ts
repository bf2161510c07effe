import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isPlayed, type CardSetOf, type GameCard } from './card';

/** JSON with keys in code-unit order and no spaces: the same meaning gives the same text everywhere. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}

/** The fields of a card that change how it plays. */
const PLAY_FIELDS: ReadonlySet<string> = new Set([
  ...['id', 'type', 'color', 'copies', 'power', 'effects', 'life', 'points', 'effect', 'starter'],
]);

const playedPart = (card: GameCard): object =>
  Object.fromEntries(Object.entries(card).filter(([field]) => PLAY_FIELDS.has(field)));

/**
 * What of a set matters to play, as canonical JSON: the played cards in their order, each with id, type,
 * colour, numbers, copies and effects. New names, pictures and flavour lines leave it as it is.
 */
export const playContent = <Card extends GameCard>(set: CardSetOf<Card>): string =>
  canonical({ id: set.id, game: set.game, cards: set.cards.filter(isPlayed).map(playedPart) });

/** SHA-256 of {@link playContent}, in lower-case hexadecimal: the name of a set's contents in records. */
export const playHash = <Card extends GameCard>(set: CardSetOf<Card>): string =>
  bytesToHex(sha256(utf8ToBytes(playContent(set))));

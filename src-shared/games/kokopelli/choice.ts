import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { CeremonyCard, KokopelliCard } from '@shared/ceremonies';
import type { Message } from '@shared/table/game';
import { drawBelow, seedWords } from '@shared/table/random';
import type { PlayedHouseCard } from '@shared/vocabularies';
import type { CardInPlay, InPlay } from '../prepared';
import type { NamedCeremony } from './deal';
import { TYPES } from './numbers';
import { ofTheBox, typeName } from './type-names';

type Cards = readonly InPlay<KokopelliCard>[];

/** Only the cards this game is played with. */
export const kokopelliCards = (cards: readonly CardInPlay[]): InPlay<KokopelliCard>[] =>
  cards.flatMap(({ ref, card }) => (isKokopelli(card) ? [{ ref, card }] : []));

const isKokopelli = (card: PlayedHouseCard): card is KokopelliCard =>
  card.type === 'ceremony' || card.type === 'kokopelli';

/** Every ceremony there is, by type name, in the order of the sets. */
export function ceremoniesOf(cards: Cards): NamedCeremony[] {
  return cards.flatMap(({ ref, card }) => (isCeremony(card) ? [{ ref, card, name: typeName(ref) }] : []));
}

const isCeremony = (card: KokopelliCard): card is CeremonyCard => card.type === 'ceremony';

/** The starter ten, in the order of the box (KO-15). */
export const starterTypes = (cards: Cards): string[] =>
  ceremoniesOf(cards).flatMap((each) =>
    ofTheBox(each.ref) && each.card.starter === true ? [each.name] : [],
  );

/** Ten types of the box drawn from a match's seed, in the order of the box. */
export function drawTypes(cards: Cards, seed: string): string[] {
  const left = ceremoniesOf(cards).filter(({ ref }) => ofTheBox(ref));
  const generator = xoroshiro128plusFromState([...seedWords(`types:${seed}`)]);
  const drawn = new Set<string>();
  while (drawn.size < TYPES && left.length > 0) {
    for (const { name } of left.splice(drawBelow(generator, left.length), 1)) drawn.add(name);
  }
  return ceremoniesOf(cards).flatMap(({ name }) => (drawn.has(name) ? [name] : []));
}

/** The ceremonies of a list of type names, or every reason why it will not do. */
export function findTypes(
  cards: Cards,
  names: readonly string[],
): { readonly types: readonly NamedCeremony[]; readonly problems: readonly Message[] } {
  const byName = new Map(ceremoniesOf(cards).map((each) => [each.name, each]));
  const problems: Message[] = [];
  if (names.length !== TYPES) {
    problems.push({ key: 'prompts.kokopelli.types-count', values: { n: names.length, count: TYPES } });
  }
  for (const type of namedAgain(names)) {
    problems.push({ key: 'prompts.kokopelli.types-twice', values: { type } });
  }
  for (const type of new Set(names.filter((name) => !byName.has(name)))) {
    problems.push({ key: 'prompts.kokopelli.types-unknown', values: { type } });
  }
  return { types: names.flatMap((name) => byName.get(name) ?? []), problems };
}

/** What a list names more than once. A record may hold a list of any length, so each name is looked at once. */
function namedAgain(names: readonly string[]): ReadonlySet<string> {
  const [seen, again] = [new Set<string>(), new Set<string>()];
  for (const name of names) (seen.has(name) ? again : seen).add(name);
  return again;
}

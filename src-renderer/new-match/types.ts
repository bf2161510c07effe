import type { HouseCard } from '@shared/vocabularies';
import type { LibrarySnapshot } from '@shared/contract/library';
import { KOKOPELLI_BOX } from '@shared/games/box';
import { starterTypes } from '@shared/games/kokopelli/choice';
import type { NamedCeremony } from '@shared/games/kokopelli/deal';
import { typeName } from '@shared/games/kokopelli/type-names';

/** How the types of a match come together: the starter ten (KO-15), by lot, or picked one by one. */
export const WAYS = ['starter', 'random', 'hand'] as const;
export type Way = (typeof WAYS)[number];

/** Which types of ceremony a match is played with. */
export interface TypeChoice {
  readonly way: Way;
  /** Type names that were picked, in no order that matters; kept while another way is looked at. */
  readonly picked: readonly string[];
}

/** A set whose ceremonies can join. */
export interface TypeSet {
  readonly id: string;
  readonly name: { readonly en?: string | undefined; readonly ja?: string | undefined };
  readonly types: readonly NamedCeremony[];
}

/** Every ceremony there is by its set, the box first; sets without any are left out. */
export function typeSets(
  { sets }: Pick<LibrarySnapshot, 'sets'>,
  cards: ReadonlyMap<string, HouseCard>,
): TypeSet[] {
  const found = sets
    .filter(({ id, game, kind }) => game === 'kokopelli' && (id === KOKOPELLI_BOX || kind === 'designs'))
    .map(({ id, name }) => ({ id, name, types: typesOf(id, cards) }))
    .filter(({ types }) => types.length > 0);
  return found.toSorted((a, b) => Number(b.id === KOKOPELLI_BOX) - Number(a.id === KOKOPELLI_BOX));
}

const typesOf = (set: string, cards: ReadonlyMap<string, HouseCard>): NamedCeremony[] =>
  [...cards].flatMap(([ref, card]) =>
    card.type === 'ceremony' && ref.startsWith(`${set}/`) ? [{ name: typeName(ref), ref, card }] : [],
  );

/** The names of the starter choice (KO-15). */
export const startersOf = (sets: readonly TypeSet[]): string[] =>
  starterTypes(sets.flatMap(({ types }) => types));

/**
 * Reads the option `types`. Whatever is not known any more is not picked. A match that was played names the
 * starter ten one by one: they are the starter ten all the same.
 */
export function readTypes(
  option: unknown,
  known: (name: string) => boolean,
  starters: readonly string[],
): TypeChoice {
  if (option === 'random') return { way: 'random', picked: [] };
  if (!Array.isArray(option)) return { way: 'starter', picked: [] };
  const names: readonly unknown[] = option;
  const picked = [...new Set(names.filter((name) => typeof name === 'string').filter(known))];
  const asStarted = picked.length === starters.length && starters.every((name) => picked.includes(name));
  return asStarted && picked.length > 0 ? { way: 'starter', picked: [] } : { way: 'hand', picked };
}

/** The option `types`: absent for the starter ten, which is what is played where nothing is said. */
export function writeTypes({ way, picked }: TypeChoice): { readonly types?: 'random' | readonly string[] } {
  if (way === 'starter') return {};
  return { types: way === 'random' ? 'random' : picked };
}

/** Takes another way. Who picks for the first time begins with the starter ten and changes some. */
export const takeWay = ({ picked }: TypeChoice, way: Way, starters: readonly string[]): TypeChoice => ({
  way,
  picked: way === 'hand' && picked.length === 0 ? starters : picked,
});

/**
 * Takes a type in, or out again.
 * @param order every name, as they are offered: the same types are then always named in the same order, so
 * that the same seed deals the same match
 */
export function toggleType(picked: readonly string[], name: string, order: readonly string[]): string[] {
  const chosen = new Set(picked);
  if (!chosen.delete(name)) chosen.add(name);
  return inOrder(chosen, order);
}

/**
 * As many types as are asked for: those that were picked, the rest drawn from what is left.
 * @param random gives numbers from 0 up to, not including, 1
 */
export function fillUp(
  picked: readonly string[],
  count: number,
  order: readonly string[],
  random: () => number,
): string[] {
  const chosen = new Set(picked);
  const left = order.filter((name) => !chosen.has(name));
  while (chosen.size < count && left.length > 0) {
    const [drawn] = left.splice(Math.floor(random() * left.length), 1);
    if (drawn !== undefined) chosen.add(drawn);
  }
  return inOrder(chosen, order);
}

const inOrder = (chosen: ReadonlySet<string>, order: readonly string[]): string[] =>
  order.filter((name) => chosen.has(name));

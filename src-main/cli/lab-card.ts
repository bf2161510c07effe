import { existsSync } from 'node:fs';
import { measurable, type LabEntry } from '@shared/lab/index';
import { cardsInPlay } from '@main/services/cards-in-play';
import type { LoadedSet } from '@main/services/library';
import type { CardHouse } from './card-house';
import { readPath } from './card-set-files';
import { Failure, UsageError } from './usage';

/**
 * Finds a card by `SET/CARD`, where SET is the id of a set of the library, or the path of one: a file, a folder or
 * a pack. Throws a {@link UsageError} for what is not written in this way, and a {@link Failure} where there is no
 * such set or card, or the set has mistakes.
 */
export async function findCard(named: string, house: CardHouse): Promise<LabEntry> {
  const at = named.lastIndexOf('/');
  if (at < 1) throw new UsageError('cli.lab.no-card', { card: named });
  const [setName, cardId] = [named.slice(0, at), named.slice(at + 1)];
  const set = house.library.set(setName)?.set ?? (await setAt(setName));
  const card = set.cards.find(({ id }) => id === cardId);
  if (card === undefined) throw new Failure('cli.lab.no-such-card', { set: set.id, card: cardId });
  const [found] = measurable(cardsInPlay({ ...set, cards: [card] }));
  if (found === undefined) throw new Failure('cli.lab.not-played', { card: cardId });
  return found;
}

async function setAt(path: string): Promise<LoadedSet> {
  if (!existsSync(path)) throw new Failure('cli.errors.set', { set: path });
  const [first, second] = await readPath(path);
  if (first === undefined || second !== undefined)
    throw new UsageError('cli.lab.several-sets', { set: path });
  if (first.set === null) throw new Failure('cli.lab.bad-set', { set: path });
  return first.set;
}

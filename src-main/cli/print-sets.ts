import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { HouseCard, HouseSet } from '@shared/vocabularies';
import type { CardToPrint } from '@main/workers/printing/sheets-task';
import type { CardHouse } from './card-house';
import { readPath } from './card-set-files';
import { Failure } from './usage';

/** A picture's bytes by what a card's art calls it; null when it cannot be read. */
type FindPicture = (file: string) => Uint8Array | null;

/** A set to print, and where its pictures are. */
interface SetToPrint {
  readonly set: HouseSet;
  readonly picture: FindPicture;
}

/** What was asked to be printed. */
export interface CardsAsked {
  /** In the order of the sets, as many of each as its set says; of a set of looks each card in its look. */
  readonly cards: readonly CardToPrint[];
  readonly picture: FindPicture;
  /** What the first of the sets is called. */
  readonly name: HouseSet['name'];
}

/**
 * Finds sets by their ids in the library, or at paths: a file, a folder or a pack. Throws a {@link Failure} for what
 * is neither, and for a set with mistakes.
 */
export async function findCards(names: readonly string[], house: CardHouse): Promise<CardsAsked> {
  const sets: SetToPrint[] = [];
  for (const name of names) sets.push(...(await setsNamed(name, house)));
  const [first] = sets;
  if (first === undefined) throw new Failure('cli.errors.set', { set: names.join(' ') });
  const known = new Map<string, HouseCard>();
  for (const { id } of house.library.snapshot().sets) remember(known, house.library.set(id)?.set);
  for (const { set } of sets) remember(known, set);
  return {
    name: first.set.name,
    cards: sets.flatMap(({ set }) => cardsOf(set, known)),
    picture: (file) => firstFound(sets, file),
  };
}

function remember(known: Map<string, HouseCard>, set: HouseSet | undefined): void {
  for (const card of set?.cards ?? []) known.set(`${set?.id ?? ''}/${card.id}`, card);
}

function firstFound(sets: readonly SetToPrint[], file: string): Uint8Array | null {
  for (const { picture } of sets) {
    const bytes = picture(file);
    if (bytes !== null) return bytes;
  }
  return null;
}

const cardsOf = (set: HouseSet, known: ReadonlyMap<string, HouseCard>): CardToPrint[] => [
  ...set.cards.map((card) => ({ key: `${set.id}/${card.id}`, card, copies: card.copies })),
  ...set.variants.flatMap((variant) => {
    const card = known.get(variant.of);
    return card === undefined ? [] : [{ key: `${set.id}/${variant.id}`, card, variant, copies: 1 }];
  }),
];

async function setsNamed(name: string, house: CardHouse): Promise<SetToPrint[]> {
  const art = keptPictures(house.art);
  const inLibrary = house.library.set(name)?.set;
  if (inLibrary !== undefined) return [{ set: inLibrary, picture: art }];
  if (!existsSync(name)) throw new Failure('cli.errors.set', { set: name });
  return (await readPath(name)).map(({ file, set }) => {
    if (set === null) throw new Failure('cli.print.bad-set', { set: file });
    const packed = file.toLowerCase().endsWith('.tefuda');
    const own = packed ? packedPictures(file) : picturesBeside(file);
    return { set, picture: (picture) => own(picture) ?? art(picture) };
  });
}

/** Pictures of the data folder, by their hashes. */
const keptPictures =
  (folder: string): FindPicture =>
  (file) =>
    /^[0-9a-f]{64}$/.test(file) ? readOrNull(join(folder, `${file}.jpg`)) : null;

/** Pictures in a set's own folder. Reading the set has made sure that no name leads out of it. */
const picturesBeside =
  (setFile: string): FindPicture =>
  (file) =>
    readOrNull(join(dirname(setFile), file));

/** Pictures in a pack that was read before: its size and its names are what they should be. */
function packedPictures(pack: string): FindPicture {
  const bytes = readOrNull(pack) ?? new Uint8Array();
  return (file) => {
    try {
      const wanted = file.normalize('NFC');
      const [found] = Object.values(
        unzipSync(bytes, { filter: ({ name }) => name.normalize('NFC') === wanted }),
      );
      return found ?? null;
    } catch {
      return null;
    }
  };
}

function readOrNull(path: string): Uint8Array | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

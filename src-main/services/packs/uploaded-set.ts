import {
  excerpt,
  FILE_LIMIT,
  fileTooBig,
  missingPictures,
  problemAt,
  readCardSetWithout,
  type PictureHeader,
  type Problem,
} from '@shared/cards';
import { parseText } from '@shared/cards/parse';
import { valueAt } from '@shared/cards/problem';
import { TYPES_OF } from '@shared/cards/vocabulary';
import { draftCard, draftText, type DraftText } from '@shared/contract/drafts';
import { artHash } from '@shared/contract/pictures';
import { vocabularies, type HouseCard, type HouseSet } from '@shared/vocabularies';
import { hashOfArt, isKeptForm } from '../art/art';
import { folderId } from '../designs/set-ids';
import { hashOfPackedName } from './write-pack';
import { isPictureName, lookAtPicture, pictureNames } from './pictures';
import { readPackBytes } from './read-pack';

/** A picture of a pack that may be decoded. */
export interface StagedPicture {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly header: PictureHeader;
  /** It has the form of a kept picture already, under this hash. */
  readonly kept: string | null;
}

/** What a pack or set file holds. Nothing has been written. */
export interface UploadedSet {
  /** Null when an error keeps it out. */
  readonly set: HouseSet | null;
  /** Pictures that cards name, and that are what they should be. */
  readonly pictures: readonly StagedPicture[];
  readonly problems: readonly Problem[];
  /** Cards or variants with errors. */
  readonly leftOut: readonly NamedEntry[];
  /** Those that a problem speaks of. */
  readonly named: readonly NamedEntry[];
}

/** Where a card or variant stands in the file, and what it calls itself. */
interface NamedEntry {
  readonly index: number;
  readonly id: string;
  readonly name: DraftText;
}

interface Content {
  readonly text: string | null;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly problems: readonly Problem[];
}

/**
 * Looks through a pack, or the bare file of a set. Cards with errors are left out and told; anything else
 * that is wrong keeps all of it out.
 *
 * @param file its name, for the problems
 * @param isKept whether a picture of this hash is here already
 */
export async function readUploadedSet(
  bytes: Uint8Array<ArrayBuffer>,
  file: string,
  isKept: (hash: string) => boolean,
): Promise<UploadedSet> {
  const content = isZip(bytes, file) ? await unpacked(bytes, file) : bare(bytes, file);
  const nothing = { set: null, pictures: [], leftOut: [], named: [] };
  if (content.text === null) return { ...nothing, problems: content.problems };
  const { text } = content;
  const reading = readCardSetWithout({ text, file, vocabularies });
  const own = reading.set === null ? null : asOwnSet(reading.set);
  const shown = own === null ? new Set<string>() : pictureNames(own);
  const looked = lookAtAll(content.files, shown, file);
  const problems = [
    ...content.problems,
    ...reading.problems,
    ...looked.problems,
    ...unplayed(reading.set, file),
    ...renamed(reading.set, file),
  ];
  const refused = [...content.problems, ...looked.problems].some(({ severity }) => severity === 'error');
  const leftOut = namesOf(text, file, reading.leftOut);
  if (reading.set === null || own === null || refused) {
    return { ...nothing, problems, leftOut, named: namesOf(text, file, spokenOf(problems)) };
  }
  const isThere = (name: string): boolean =>
    content.files.has(name.normalize('NFC')) || (artHash.safeParse(name).success && isKept(name));
  const missing = missingPictures(inPlaces(reading.set, reading.leftOut), file, isThere);
  const all = [...problems, ...missing];
  return {
    set: own,
    pictures: looked.pictures,
    problems: all,
    leftOut,
    named: namesOf(text, file, spokenOf(all)),
  };
}

/**
 * A set as it can come in: what people make is designs and looks. A whole box of somebody's comes in as the
 * designs it holds; number, rules and blank cards and the wild card stay out. Null when nothing is left.
 */
function asOwnSet(set: HouseSet): HouseSet | null {
  const id = folderId(set.id);
  if (set.kind === 'variants') return { ...set, id };
  const cards = set.cards.filter(canBeDesigned);
  return cards.length === 0 && set.cards.length > 0 ? null : { ...set, id, kind: 'designs', cards };
}

/** The kinds of card that people make, of every game. */
const DESIGNED: readonly string[] = draftCard.options.map(({ shape }) => shape.type.value);

const canBeDesigned = ({ type }: HouseCard): boolean => DESIGNED.includes(type);

/** Tells of an id that no folder can have on Windows, where the data folder may be taken some day. */
function renamed(set: HouseSet | null, file: string): Problem[] {
  const id = set === null ? '' : folderId(set.id);
  if (set === null || id === set.id) return [];
  return [problemAt(file, ['id'], excerpt(set.id), { code: 'id-of-device', expected: id })];
}

function unplayed(set: HouseSet | null, file: string): Problem[] {
  const count = set?.cards.filter((card) => !canBeDesigned(card)).length ?? 0;
  const expected = DESIGNED.filter((type) => set !== null && TYPES_OF[set.game].includes(type)).join(' | ');
  const complaint = { code: 'card-not-played', expected } as const;
  return count === 0 ? [] : [problemAt(file, ['cards'], String(count), complaint)];
}

/** A zip begins with these letters; a file that only calls itself a pack is told what a pack is. */
const isZip = (bytes: Uint8Array, file: string): boolean =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) || !/\.json$/i.test(file);

async function unpacked(bytes: Uint8Array<ArrayBuffer>, file: string): Promise<Content> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const { text, problems } = await readPackBytes(bytes, file, (name, content) => files.set(name, content));
  return { text, files, problems };
}

function bare(bytes: Uint8Array, file: string): Content {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  if (bytes.length > FILE_LIMIT) return { text: null, files, problems: [fileTooBig(file, bytes.length)] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), files, problems: [] };
  } catch {
    const problem = problemAt(file, [], '', { code: 'not-text', expected: 'UTF-8' });
    return { text: null, files, problems: [problem] };
  }
}

/** Looks at every file that is meant to be a picture; only those that cards name go further. */
function lookAtAll(
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  named: ReadonlySet<string>,
  file: string,
): { readonly pictures: StagedPicture[]; readonly problems: Problem[] } {
  const pictures: StagedPicture[] = [];
  const problems: Problem[] = [];
  for (const [name, bytes] of files) {
    if (!named.has(name) && !isPictureName(name)) continue;
    const looked = lookAtPicture(name, bytes, file);
    if (!looked.ok) problems.push(looked.problem);
    else if (named.has(name))
      pictures.push({ name, bytes, header: looked.header, kept: keptHash(name, bytes) });
  }
  return { pictures, problems };
}

function keptHash(name: string, bytes: Uint8Array): string | null {
  const hash = hashOfPackedName(name);
  return hash !== null && isKeptForm(bytes) && hashOfArt(bytes) === hash ? hash : null;
}

/** The entries of a set where they stood in their file, with nothing in the places of those left out. */
function inPlaces(
  { cards, variants }: HouseSet,
  leftOut: readonly number[],
): {
  cards: (HouseSet['cards'][number] | null)[];
  variants: (HouseSet['variants'][number] | null)[];
} {
  const spread = <Entry>(entries: readonly Entry[]): (Entry | null)[] => {
    if (entries.length === 0) return [];
    const places: (Entry | null)[] = [...entries];
    for (const index of leftOut) places.splice(index, 0, null);
    return places;
  };
  return { cards: spread(cards), variants: spread(variants) };
}

/** The places of the cards or variants that problems speak of. */
const spokenOf = (problems: readonly Problem[]): number[] => [
  ...new Set(
    problems.flatMap(({ path }) => {
      const index = /^(?:cards|variants)\[(\d+)\]/.exec(path)?.[1];
      return index === undefined ? [] : [Number(index)];
    }),
  ),
];

function namesOf(text: string, file: string, places: readonly number[]): NamedEntry[] {
  const parsed = parseText(text, file);
  if ('problem' in parsed) return [];
  const list: unknown = valueAt(parsed.root, ['cards']) ?? valueAt(parsed.root, ['variants']);
  return places.map((index) => {
    const id: unknown = valueAt(list, [index, 'id']);
    const name = draftText.safeParse(valueAt(list, [index, 'name']));
    return {
      index,
      id: typeof id === 'string' ? id.slice(0, 80) : '',
      name: name.success ? name.data : {},
    };
  });
}

import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  FILE_LIMIT,
  fileTooBig,
  missingPictures,
  problemAt,
  readCardSet,
  type FileReading,
  type Problem,
  type ProblemCode,
} from '@shared/cards';
import { vocabularies, type HouseCard } from '@shared/vocabularies';
import { artHash, PICTURE_BYTES } from '@shared/contract/pictures';
import { isPictureName, lookAtPicture, pictureNames } from '@main/services/packs/pictures';
import { readPack } from '@main/services/packs/read-pack';

/** What was read of one set file. */
export type SetReading = FileReading<HouseCard>;

const SET_FILE = 'set.json';
/** A folder of folders of sets is looked into this deep. */
const DEPTH = 3;

const failed = (file: string, code: ProblemCode, expected = ''): SetReading => ({
  file,
  set: null,
  problems: [problemAt(file, [], '', { code, expected })],
});

/**
 * Reads every card set a path leads to: a file, a `.tefuda` pack, the `set.json` of a folder, or those of the
 * folders in it. Whatever is wrong is a problem in the answer, never an exception.
 */
export async function readPath(path: string): Promise<SetReading[]> {
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch {
    return [failed(path, 'missing-file')];
  }
  if (!isFolder) return [path.toLowerCase().endsWith('.tefuda') ? await readPacked(path) : readFile(path)];
  const files = setFilesIn(path, DEPTH);
  return files.length === 0 ? [failed(path, 'no-sets', SET_FILE)] : files.map(readFile);
}

function setFilesIn(folder: string, depth: number): string[] {
  const own = join(folder, SET_FILE);
  if (existsSync(own)) return [own];
  if (depth === 0) return [];
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => setFilesIn(join(folder, entry.name), depth - 1));
  } catch {
    return [];
  }
}

function readFile(file: string): SetReading {
  let bytes: Buffer;
  try {
    const { size } = statSync(file);
    if (size > FILE_LIMIT) return { file, set: null, problems: [fileTooBig(file, size)] };
    bytes = readFileSync(file);
  } catch {
    return failed(file, 'unreadable-file');
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return failed(file, 'not-text', 'UTF-8');
  }
  const { set, problems } = readCardSet({ text, file, vocabularies });
  if (set === null) return { file, set, problems };
  const pictures = [...pictureNames(set)].flatMap((name) => pictureProblem(name, file));
  const missing = missingPictures(set, file, (name) => existsSync(pathOfPicture(name, file)));
  const all = [...problems, ...pictures, ...missing];
  return { file, set: all.some(({ severity }) => severity === 'error') ? null : set, problems: all };
}

/** Where a picture of a set lies: in its folder, or, in a data folder, among all the others. */
function pathOfPicture(name: string, file: string): string {
  const isKept = artHash.safeParse(name).success;
  return isKept ? join(dirname(file), '..', '..', 'art', `${name}.jpg`) : join(dirname(file), name);
}

function pictureProblem(name: string, file: string): Problem[] {
  const path = pathOfPicture(name, file);
  try {
    if (!statSync(path).isFile()) return [];
    // One byte more than is allowed tells that it is too large.
    const bytes = new Uint8Array(PICTURE_BYTES + 1);
    const handle = openSync(path, 'r');
    try {
      const looked = lookAtPicture(name, bytes.subarray(0, readSync(handle, bytes)), file);
      return looked.ok ? [] : [looked.problem];
    } finally {
      closeSync(handle);
    }
  } catch {
    return [];
  }
}

async function readPacked(file: string): Promise<SetReading> {
  const contents = new Map<string, Uint8Array>();
  const { text, files, problems } = await readPack(file, (name, content) => contents.set(name, content));
  if (text === null) return { file, set: null, problems };
  const { set, problems: own } = readCardSet({ text, file, vocabularies });
  const named = set === null ? new Set<string>() : pictureNames(set);
  const pictures = [...contents].flatMap(([name, content]) => {
    if (!named.has(name) && !isPictureName(name)) return [];
    const looked = lookAtPicture(name, content, file);
    return looked.ok ? [] : [looked.problem];
  });
  const refused = [...problems, ...pictures].some(({ severity }) => severity === 'error');
  const names = new Set(files.map(({ name }) => name));
  const missing =
    set === null ? [] : missingPictures(set, file, (picture) => names.has(picture.normalize('NFC')));
  return { file, set: refused ? null : set, problems: [...problems, ...own, ...pictures, ...missing] };
}

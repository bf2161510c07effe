import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copytoruVocabulary, type Step } from '@shared/abilities';
import {
  excerpt,
  FILE_LIMIT,
  fileTooBig,
  missingPictures,
  problemAt,
  readCardSet,
  type FileReading,
  type ProblemCode,
} from '@shared/cards';
import { readPack } from '@main/services/packs/read-pack';

/** What was read of one set file. */
export type SetReading = FileReading<readonly Step[]>;

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
  return readText(text, file, (picture) => existsSync(join(dirname(file), picture)));
}

async function readPacked(file: string): Promise<SetReading> {
  const { text, files, problems } = await readPack(file);
  if (text === null) return { file, set: null, problems };
  const names = new Set(files.map(({ name }) => name));
  const reading = readText(text, file, (picture) => names.has(picture.normalize('NFC')));
  const refused = problems.some(({ severity }) => severity === 'error');
  return { file, set: refused ? null : reading.set, problems: [...problems, ...reading.problems] };
}

/** @param isThere whether the set has a picture of this name with it */
function readText(text: string, file: string, isThere: (picture: string) => boolean): SetReading {
  const { set, problems } = readCardSet({ text, file, vocabularies: { copytoru: copytoruVocabulary } });
  if (set === null) return { file, set, problems };
  return { file, set, problems: [...problems, ...missingPictures(set, file, isThere)] };
}

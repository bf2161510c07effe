import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readRecord } from '@shared/table/record';
import { isPart } from '@main/services/file-system';
import { hashOf, insist } from './activity';

/** Folders of the browser, and files that say who runs: none of them is anybody's work. */
const OTHERS = /^(?:window|running\..*)$/;

/**
 * Looks at every file of a data folder: none is half.
 *
 * @param killed whether a program has just been killed in it: its last line may be cut off and a temporary file may
 *   lie about, and nothing else
 */
export async function insistOnWhole(folder: string, killed: boolean): Promise<void> {
  for (const name of await readdir(folder)) {
    if (OTHERS.test(name)) continue;
    await insistIn(folder, name, killed);
  }
}

async function insistIn(folder: string, name: string, killed: boolean): Promise<void> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(
    () => null,
  );
  if (entries === null) return insistOnFile(join(folder, name), killed);
  for (const entry of entries) {
    if (entry.isFile()) await insistOnFile(join(entry.parentPath, entry.name), killed);
  }
}

async function insistOnFile(path: string, killed: boolean): Promise<void> {
  const name = basename(path);
  if (isPart(name)) return insist(killed, `${path} was left behind.`);
  const bytes = await readFile(path);
  insist(isWhole(name, bytes, killed), `${path} is half written, or nobody knows what it is.`);
}

function isWhole(name: string, bytes: Buffer, killed: boolean): boolean {
  const text = bytes.toString('utf8');
  if (name.endsWith('.jsonl')) {
    const reading = readRecord(text);
    // A match that was never answered as begun may be there with half of its first line.
    if (reading.outcome !== 'read') return killed && !text.includes('\n');
    return killed || !reading.cutOff || text.endsWith('}');
  }
  if (name.endsWith('.jpg')) return hashOf(bytes) === name.slice(0, -4);
  return /\.json(?:\.previous)?$/.test(name) && isJson(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

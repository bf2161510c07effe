import { readdir } from 'node:fs/promises';
import { insist } from './activity';

/** What the desktop host saves outside the data folder, by its name. */
export const SAVED = { pack: 'Export.tefuda', text: 'Match.jsonl', backup: 'Backup.zip' } as const;

/** Throws when a half file lies beside those that were saved. */
export async function insistOnNothingBeside(saveTo: string): Promise<void> {
  const known = new Set<string>(Object.values(SAVED));
  const names = (await readdir(saveTo)).filter((name) => !known.has(name));
  insist(names.length === 0, `Something stayed beside a saved file: ${names.join(', ')}`);
}

import type { DesignsDraft } from '@shared/contract/drafts';
import { findAppFolder } from '../app-folder';
import { openServices } from '../services';

/**
 * Edits one set as fast as it can, until it is killed. Prints `open <number>` with the number of the edit it
 * found on disk, and `saved <number>` after every edit whose save was answered.
 */
async function editEndlessly(dataFolder: string): Promise<void> {
  const opened = await openServices({
    dataFolder,
    app: findAppFolder(import.meta.url),
    host: 'web',
    systemLanguage: 'en',
  });
  if (!opened.ok) return console.log(`locked ${opened.words}`);
  const { designs } = opened.services;
  const [known] = await designs.list();
  if (known === undefined) await designs.create({ game: 'copytoru', kind: 'designs', name: { en: 'Mine' } });
  const found = await designs.open('mine');
  if (!found.ok || found.value.draft.kind !== 'designs') throw new Error('The set does not open.');
  let { revision } = found.value;
  let draft: DesignsDraft = found.value.draft;
  console.log(`open ${draft.author ?? 0}`);
  for (let edit = Number(draft.author ?? 0) + 1; ; edit += 1) {
    draft = { ...draft, author: String(edit), source: 'x'.repeat(edit % 300) };
    const saved = await designs.save({ draft, revision });
    if (!saved.ok) throw new Error(saved.refusal.key);
    ({ revision } = saved.value);
    console.log(`saved ${edit}`);
  }
}

await editEndlessly(process.argv[2] ?? '');

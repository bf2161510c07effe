import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DesignsDraft, DraftCard } from '@shared/contract/drafts';
import type { TestDesigns } from './designs';

/** The path of a set's file. */
const pathOf = ({ folder }: TestDesigns, id: string): string => join(folder, 'designs', id, 'set.json');
/** What a set's file holds. */
export const textOf = (tests: TestDesigns, id: string): Promise<string> =>
  readFile(pathOf(tests, id), 'utf8');
/** An answer that refuses. */
export const refusal = (code: string, values?: Record<string, string>) => ({
  ok: false,
  refusal: { key: `main.refusals.${code}`, ...(values && { values }) },
});

/** Writes a set's file as another program would. */
export async function put(tests: TestDesigns, id: string, text: string | Uint8Array): Promise<void> {
  await mkdir(join(tests.folder, 'designs', id), { recursive: true });
  await writeFile(pathOf(tests, id), text);
  await tests.library.reload('others');
}

/** A set as the editor holds it. */
interface Open {
  readonly draft: DesignsDraft;
  readonly revision: string;
}

/** Opens a set of designs, which must be there. */
export async function open(tests: TestDesigns, id: string): Promise<Open> {
  const opened = await tests.designs.open(id);
  if (!opened.ok || opened.value.draft.kind !== 'designs') throw new Error('It does not open.');
  return { draft: opened.value.draft, revision: opened.value.revision };
}

/** Makes an empty set and opens it. */
export async function create(tests: TestDesigns, name = 'Garden'): Promise<Open> {
  const created = await tests.designs.create({ game: 'copytoru', kind: 'designs', name: { en: name } });
  if (!created.ok) throw new Error(created.refusal.key);
  return open(tests, created.value.id);
}

/** A red Kirby card of power 4. */
export const card = (id: string, name = id): DraftCard => ({
  ...{ type: 'kirby', id, copies: 1, name: { en: name }, color: 'red', power: 4, effects: [{ get: 2 }] },
});
/** The set with such cards and no others. */
export const withCards = (draft: DesignsDraft, ...ids: string[]): DesignsDraft => ({
  ...draft,
  cards: ids.map((id) => card(id)),
});

/** Saves a set, which must succeed; gives its new revision. */
export async function save(tests: TestDesigns, { draft, revision }: Open): Promise<string> {
  const saved = await tests.designs.save({ draft, revision });
  if (!saved.ok) throw new Error(saved.refusal.key);
  return saved.value.revision;
}

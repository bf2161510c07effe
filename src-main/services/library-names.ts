import { valueAt } from '@shared/cards/problem';
import { setId } from '@shared/contract/drafts';
import { freeId, slugOf } from './designs/set-ids';

interface NamedFile {
  readonly folder: string;
  readonly text: string;
  readonly set: { readonly id: string } | null;
}

/**
 * What the sets people made are called, in the order they are given: each by its own id. One whose id is
 * taken, or that has none, is called after its folder, so that it can still be looked at and taken away.
 */
export function namedOwnSets(files: readonly NamedFile[], isShipped: (id: string) => boolean): string[] {
  const taken = new Set<string>();
  const isTaken = (id: string): boolean => taken.has(id) || isShipped(id);
  return files.map((file) => {
    const own = file.set?.id ?? writtenId(file.text);
    const slug = slugOf(file.folder);
    const wanted = own === null || isTaken(own) ? (slug === '' ? 'set-1' : slug) : own;
    const id = freeId(wanted, isTaken);
    taken.add(id);
    return id;
  });
}

/** The id a file gives itself, though it could not be read as a set. */
function writtenId(text: string): string | null {
  try {
    const id = setId.safeParse(valueAt(JSON.parse(text.replace(/^\uFEFF/, '')), ['id']));
    return id.success ? id.data : null;
  } catch {
    return null;
  }
}

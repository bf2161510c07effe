import { FORMAT } from '@shared/cards/schema';
import { draftText } from '@shared/contract/drafts';
import { numbered, numberOf } from './set-ids';

/**
 * A set's file under another id, with the number of that id behind its name. All else in it stays, known
 * or not. Null for what is no card set this version can write: it must not be changed.
 */
export function renamedSet(text: string, id: string): string | null {
  try {
    const root: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof root !== 'object' || root === null || !('format' in root) || root.format !== FORMAT)
      return null;
    const name = draftText.safeParse('name' in root ? root.name : null);
    const renamed = { ...root, id, ...(name.success && { name: numbered(name.data, numberOf(id)) }) };
    return `${JSON.stringify(renamed, null, 2)}\n`;
  } catch {
    // Half a file, or one that is nested deeper than can be written again.
    return null;
  }
}

import { readCarriedSet, type LoadedSet } from '../library';

/** The set a record carries; null when what stands there is none. */
export function carriedSet(id: string, content: unknown): LoadedSet | null {
  const text = textOf(content);
  return text === null ? null : readCarriedSet(text, `${id}/set.json`);
}

/** Null for what is nested deeper than can be written down: records come from anywhere. */
function textOf(content: unknown): string | null {
  try {
    return JSON.stringify(content);
  } catch {
    return null;
  }
}

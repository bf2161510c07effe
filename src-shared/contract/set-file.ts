import { valueAt } from '@shared/cards/problem';
import { FORMAT } from '@shared/cards/schema';
import { draftSet, type DraftSet } from './drafts';

/** A set that can be written to a file: a draft, or what the reader made of a file. */
export interface WritableSet {
  readonly id: string;
  readonly name: object;
  readonly author?: string;
  readonly license?: string;
  readonly source?: string;
  readonly kind: 'base' | 'designs' | 'variants';
  readonly cards?: readonly object[];
  readonly variants?: readonly object[];
}

/** In which order fields stand in a file; others follow by name. */
const ORDER = [
  ...['en', 'ja', 'format', 'id', 'game', 'kind', 'type', 'of', 'design', 'if', 'per', 'color', 'power'],
  ...['life', 'points', 'copies', 'name', 'author', 'license', 'flavor', 'ability', 'effects', 'field'],
  ...['printed', 'art', 'scene', 'palette', 'figure', 'props', 'file', 'crop', 'source', 'cards', 'variants'],
];
const RANK = new Map(ORDER.map((key, index) => [key, index]));
const rankOf = (key: string): number => RANK.get(key) ?? ORDER.length;

/** Fields that must be there, be they ever so empty. */
const NEEDED = new Set(['name', 'cards', 'variants']);

/**
 * A set as the text of its file. The same set gives the same text, whether it comes from an editor or was
 * read from a file: fields in one order, and what means nothing (empty texts and lists, one copy) left out.
 */
export function setFileText(set: WritableSet): string {
  const { cards = [], variants = [], ...head } = set;
  const entries = set.kind === 'variants' ? { variants } : { cards };
  return `${JSON.stringify(tidied({ game: 'copytoru', ...head, format: FORMAT, ...entries }), null, 2)}\n`;
}

/** A value with its fields in order, without what means nothing; undefined if nothing is left. */
function tidied(value: unknown): unknown {
  if (value === '') return undefined;
  if (Array.isArray(value)) {
    const list = value.map(tidied).filter((entry) => entry !== undefined);
    return list.length === 0 ? undefined : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .map(([key, field]): [string, unknown] => [key, tidiedField(key, field)])
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

function tidiedField(key: string, value: unknown): unknown {
  if (key === 'copies' && value === 1) return undefined;
  const tidy = tidied(value);
  if (tidy !== undefined || !NEEDED.has(key)) return tidy;
  return Array.isArray(value) ? [] : {};
}

/** What a set's file is to an editor. */
export type DraftReading =
  | { readonly is: 'draft'; readonly draft: DraftSet }
  /** A later version of the program wrote it. */
  | { readonly is: 'newer' }
  /** Not JSON, of another kind, or with mistakes that no field of an editor could show. */
  | { readonly is: 'closed' };

const NUMBERED = /^tefuda-card-set\/(\d{1,6})$/;

/** Reads a set's file as an editor takes it up: texts may be missing or too long, all else must be right. */
export function readDraft(text: string): DraftReading {
  const root = parsed(text);
  const format: unknown = valueAt(root, ['format']);
  if (format !== FORMAT) {
    const number = typeof format === 'string' ? Number(NUMBERED.exec(format)?.[1] ?? 0) : 0;
    return { is: number > 1 ? 'newer' : 'closed' };
  }
  if (valueAt(root, ['game']) !== 'copytoru' || typeof root !== 'object' || root === null) {
    return { is: 'closed' };
  }
  const fields = Object.fromEntries(Object.entries({ name: {}, ...root }));
  const draft = draftSet.safeParse({
    ...fields,
    cards: entriesOf(fields['cards'], { copies: 1, effects: [], name: {} }),
    // A look without a name bears that of its card.
    variants: entriesOf(fields['variants'], {}),
  });
  return draft.success ? { is: 'draft', draft: draft.data } : { is: 'closed' };
}

function parsed(text: string): unknown {
  try {
    // Some editors put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Cards or variants with what a file may leave out. */
function entriesOf(list: unknown, absent: object): unknown {
  return Array.isArray(list) ? list.map((entry: unknown) => completed(entry, absent)) : list;
}

function completed(entry: unknown, absent: object): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const source: unknown = valueAt(entry, ['source']);
  return {
    ...absent,
    ...entry,
    ...(typeof source === 'string' && { source: { en: source } }),
  };
}

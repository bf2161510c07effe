import type { z } from 'zod';
import { excerpt, problemAt, valueAt, type Complaint, type Problem, type ProblemCode } from './problem';
import { FIELDS } from './schema';
import { didYouMean } from './suggest';
import { ABILITIES, CARD_TYPES, COLORS, GAMES, SET_KINDS } from './vocabulary';

/** Lists of words that have a code of their own. */
const LISTS: readonly (readonly [readonly string[], ProblemCode])[] = [
  [COLORS, 'unknown-color'],
  [ABILITIES, 'unknown-ability'],
  [CARD_TYPES, 'unknown-type'],
  [GAMES, 'unknown-game'],
  [SET_KINDS, 'unknown-kind'],
];

/** How a type is written in a file, the same in every language. */
const SHAPES: Readonly<Record<string, string>> = {
  object: '{…}',
  array: '[…]',
  string: '"…"',
  number: '0, 1, 2 …',
  int: '0, 1, 2 …',
};

const withHint = (complaint: Complaint, hint: string | undefined): Complaint =>
  hint === undefined ? complaint : { ...complaint, hint };

function wrongWord(values: readonly unknown[], found: unknown): Complaint {
  const options = values.map(String);
  const list = LISTS.find(
    ([words]) => words.length === options.length && words.every((w) => options.includes(w)),
  );
  const expected = values
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join(' | ');
  if (typeof found !== 'string') {
    return { code: typeof values[0] === typeof found ? 'unknown-value' : 'wrong-type', expected };
  }
  return withHint({ code: list?.[1] ?? 'unknown-value', expected }, didYouMean(found, options));
}

function wrongType(expected: string, found: unknown): Complaint {
  const shape = SHAPES[expected] ?? expected;
  const numeric = expected === 'number' || expected === 'int';
  if (numeric && typeof found === 'number') return { code: 'not-whole', expected: shape };
  const meant = numeric && typeof found === 'string' && /^\s*\d+\s*$/.test(found) ? found.trim() : undefined;
  return withHint({ code: 'wrong-type', expected: shape }, meant);
}

function outOfBounds(origin: string, bound: string, path: readonly PropertyKey[]): Complaint {
  if (origin === 'string') return { code: 'text-too-long', expected: bound };
  if (origin === 'array')
    return { code: path.at(-1) === 'effects' ? 'too-many-steps' : 'too-many', expected: bound };
  return { code: 'out-of-range', expected: bound };
}

const isComplaint = (value: unknown): value is Complaint =>
  typeof value === 'object' && value !== null && 'code' in value && 'expected' in value;

function complaintOf(issue: z.core.$ZodIssue, found: unknown): Complaint {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, found);
    case 'invalid_value':
      return wrongWord(issue.values, found);
    case 'too_big':
      return outOfBounds(issue.origin, `≤ ${issue.maximum}`, issue.path);
    case 'too_small':
      return outOfBounds(issue.origin, `≥ ${issue.minimum}`, issue.path);
    case 'invalid_format':
      return issue.path.at(-1) === 'of'
        ? { code: 'bad-reference', expected: 'set-id/card-id' }
        : { code: 'bad-id', expected: 'a–z 0–9 -' };
    case 'custom': {
      const complaint: unknown = issue.params?.['complaint'];
      return isComplaint(complaint)
        ? {
            code: complaint.code,
            expected: complaint.expected,
            ...(complaint.hint === undefined ? {} : { hint: complaint.hint }),
          }
        : { code: 'wrong-value', expected: '' };
    }
    default:
      return { code: 'wrong-value', expected: '' };
  }
}

/** What a missing field should hold, as far as it can be said in a word. */
const missing = ({ expected }: Complaint): Complaint => ({ code: 'missing-field', expected });

/** Where a value stands in its file, and what else must be known to say what is wrong with it. */
export interface Place {
  readonly file: string;
  /** Leads from the file's root to the value. */
  readonly path: readonly PropertyKey[];
  /** The names of fields in the game's effects, beside those every set has. */
  readonly fields: readonly string[];
}

/** What a schema found wrong with a value, as problems; one for each unknown field. */
export function explain(issues: readonly z.core.$ZodIssue[], value: unknown, place: Place): Problem[] {
  return issues.flatMap((issue) => {
    const found = valueAt(value, issue.path);
    const here = { ...place, path: [...place.path, ...issue.path] };
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(key, found, here));
    const complaint = complaintOf(issue, found);
    const told = found === undefined && issue.code !== 'custom' ? missing(complaint) : complaint;
    return [problemAt(here.file, here.path, excerpt(found), told)];
  });
}

/** What the other kind of card has in its place. */
const COUNTERPARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  enemy: { power: 'life' },
  kirby: { life: 'power' },
};

/** The field that was probably meant; a field that has its place elsewhere is not meant here. */
function fieldMeant(key: string, object: unknown, fields: readonly string[]): string | undefined {
  const nearest = didYouMean(key, [...FIELDS, ...fields]);
  const counterpart = COUNTERPARTS[String(valueAt(object, ['type']))]?.[nearest ?? ''];
  if (counterpart !== undefined)
    return valueAt(object, [counterpart]) === undefined ? counterpart : undefined;
  return nearest === key ? undefined : nearest;
}

/** @param object what holds the field */
function unknownField(key: string, object: unknown, { file, path, fields }: Place): Problem {
  const at = [...path, key];
  if (key === 'effects' && valueAt(object, ['type']) === 'enemy') {
    const found = excerpt(valueAt(object, [key]));
    return problemAt(file, at, found, { code: 'effects-on-enemy', expected: 'kirby' });
  }
  if (key === 'effect' && valueAt(object, ['type']) === 'kokopelli') {
    const found = excerpt(valueAt(object, [key]));
    return problemAt(file, at, found, { code: 'effect-on-wild', expected: 'ceremony' });
  }
  const hint = fieldMeant(key, object, fields);
  return problemAt(file, at, excerpt(key), withHint({ code: 'unknown-field', expected: '' }, hint));
}

/** The value without the fields a schema did not know. */
export function withoutUnknown(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  let cleaned = value;
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') cleaned = without(cleaned, issue.path, issue.keys);
  }
  return cleaned;
}

function without(value: unknown, path: readonly PropertyKey[], keys: readonly string[]): unknown {
  const [next, ...rest] = path;
  if (typeof value !== 'object' || value === null) return value;
  if (next === undefined) {
    return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
  }
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => (index === next ? without(entry, rest, keys) : entry));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, key === next ? without(entry, rest, keys) : entry]),
  );
}

/** How bad a problem is: an error keeps its set out of the library, a warning lets it in. */
export type Severity = 'error' | 'warning';

/**
 * Everything that can be wrong with a card set, by its stable code. The words for each are
 * `diagnostics.<code>` in locales/.
 */
export const SEVERITIES = {
  // The file as a whole.
  'missing-file': 'error',
  'unreadable-file': 'error',
  'file-too-big': 'error',
  'empty-file': 'error',
  'not-text': 'error',
  'not-json': 'error',
  'not-a-set': 'error',
  'no-sets': 'error',
  // Packs, and what is in them.
  'pack-not-zip': 'error',
  'pack-damaged': 'error',
  'pack-encrypted': 'error',
  'pack-too-big': 'error',
  'pack-too-many-entries': 'error',
  'pack-without-set': 'error',
  'pack-set-too-deep': 'error',
  'pack-set-too-big': 'error',
  'pack-unsafe-name': 'error',
  'pack-same-name': 'error',
  'pack-link': 'error',
  'pack-compression': 'error',
  'pack-file-damaged': 'error',
  'picture-too-big': 'error',
  'picture-too-many-pixels': 'error',
  'picture-unknown': 'warning',
  'svg-active': 'error',
  'svg-outside': 'error',
  'svg-declarations': 'error',
  // The format it says it is written in.
  'format-missing': 'error',
  'format-unknown': 'error',
  'format-newer': 'error',
  // Shape.
  'missing-field': 'error',
  'unknown-field': 'warning',
  'wrong-type': 'error',
  'not-whole': 'error',
  'out-of-range': 'error',
  'text-too-long': 'error',
  'no-language': 'error',
  'too-many': 'error',
  'too-many-cards': 'error',
  'bad-id': 'error',
  'bad-reference': 'error',
  'unsafe-path': 'error',
  'wrong-value': 'error',
  // Words that must be of a list.
  'unknown-game': 'error',
  'unsupported-game': 'error',
  'unknown-kind': 'error',
  'unknown-type': 'error',
  'card-of-other-game': 'error',
  'unknown-color': 'error',
  'unknown-ability': 'error',
  'unknown-value': 'error',
  'unknown-scene': 'warning',
  'unknown-palette': 'warning',
  'unknown-figure': 'warning',
  // Abilities.
  'unknown-step': 'error',
  'several-steps': 'error',
  'too-many-steps': 'error',
  'effects-on-white': 'error',
  'effects-on-enemy': 'warning',
  'nothing-discarded': 'warning',
  'step-without-effect': 'warning',
  // Ceremonies.
  'unknown-hears': 'error',
  'effect-without-change': 'error',
  'several-changes': 'error',
  'several-effects': 'error',
  'field-of-other-effect': 'error',
  'effect-on-wild': 'warning',
  'same-effect': 'warning',
  'not-ten-starters': 'warning',
  // What the cards say taken together.
  'duplicate-id': 'error',
  'points-off-scale': 'warning',
  'card-not-played': 'warning',
  'id-of-device': 'warning',
  'missing-picture': 'warning',
  // Sets beside each other.
  'set-id-taken': 'error',
  'variant-without-card': 'warning',
  'variant-of-other-game': 'warning',
} as const satisfies Record<string, Severity>;

export type ProblemCode = keyof typeof SEVERITIES;

/** Something wrong in a card set file, and where. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: Severity;
  readonly file: string;
  /** JSON path: `cards[12].power`; empty for the file as a whole. */
  readonly path: string;
  /** What stands there, in short; empty where nothing does. */
  readonly found: string;
  /** What may stand there, as free of any one language as can be: `1–8`, `white | red | …`. */
  readonly expected: string;
  /** The value that was probably meant. */
  readonly hint?: string;
}

/** What is wrong with a value; where it stands in its file is known to whoever asked. */
export interface Complaint {
  readonly code: ProblemCode;
  readonly expected: string;
  readonly hint?: string;
  /** Leads from the value to the part that is wrong; absent: the value itself. */
  readonly path?: readonly (string | number)[];
}

const plainName = /^[A-Za-z_$][\w$]*$/;

/** The most of a field's name that a path repeats: a file may call a field anything, at any length. */
const NAME = 40;

const shortened = (name: string): string => (name.length > NAME ? `${name.slice(0, NAME)}…` : name);

/** A JSON path as people write it: `cards[12].name.en`. Long names in it are cut. */
export function jsonPath(parts: readonly PropertyKey[]): string {
  let path = '';
  for (const part of parts) {
    if (typeof part === 'number') path += `[${part}]`;
    else if (typeof part === 'string' && part.length <= NAME && plainName.test(part)) {
      path += path === '' ? part : `.${part}`;
    } else path += `[${JSON.stringify(shortened(String(part)))}]`;
  }
  return path;
}

const EXCERPT = 60;

/** A value in one short line. Lists and objects are not looked into, however deep they are. */
export function excerpt(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[…] (${value.length})`;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '{}' : '{…}';
  if (typeof value === 'string' && value.length > EXCERPT) {
    return `${JSON.stringify(value.slice(0, EXCERPT))}… (${value.length})`;
  }
  return JSON.stringify(value) ?? '';
}

/** The value a path leads to, undefined where there is none. Only a value's own keys count. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value;
  for (const part of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return undefined;
    here = Reflect.get(here, part);
  }
  return here;
}

/** Puts a complaint in its place in a file. */
export function problemAt(
  file: string,
  path: readonly PropertyKey[],
  found: string,
  { code, expected, hint, path: inside = [] }: Complaint,
): Problem {
  const problem = {
    code,
    severity: SEVERITIES[code],
    file,
    path: jsonPath([...path, ...inside]),
    found,
    expected,
  };
  return hint === undefined ? problem : { ...problem, hint };
}

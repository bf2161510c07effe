import { z } from 'zod';
import { games } from '@shared/games/index';
import type { FormatValues } from '@shared/locales/format';

/** A match that was asked for. */
export interface Wanted {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
}

/** A message key, and what the sentence speaks of. */
interface Refused {
  readonly key: string;
  readonly values?: FormatValues | undefined;
}

type Form = z.core.JSONSchema.JSONSchema;

/** Whether an option of a game can be a list. */
export const isListOption = (game: string, option: string): boolean =>
  alternatives(formOf(game, [option])).some(({ type }) => type === 'array');

/** Whether what was written for an option is a list, with commas where it could be a word as well. */
export function isListText(game: string, option: string, text: string): boolean {
  const forms = alternatives(formOf(game, [option]));
  return forms.some(({ type }) => type === 'array') && (wordsOf(forms).length === 0 || text.includes(','));
}

/**
 * Why a match cannot be set up, for somebody who wrote its options as text: what a game only calls an
 * impossible value is said with the values that are possible. Other refusals stay as they are.
 */
export function refusalOfOptions(refusal: Refused, { game, options, seats }: Wanted): Refused {
  const option = String(refusal.values?.['option'] ?? '');
  const invalid = refusal.key === 'prompts.options.invalid';
  if (refusal.key === 'prompts.options.first-not-seated' || (invalid && option === 'first')) {
    const last = seats - 1;
    if (last === 0) return { key: 'cli.options.only-seat', values: { seat: shown(options['first']) } };
    return { key: 'cli.options.first', values: { seat: shown(options['first']), last, n: last } };
  }
  const path = option.split('.');
  const form = invalid ? formOf(game, path) : null;
  return form === null ? refusal : (expected(form, option, shown(valueAt(options, path))) ?? refusal);
}

/** What an option can be: forms of different kinds, or its only one. */
const alternatives = (form: Form | null): readonly Form[] =>
  form === null ? [] : (form.anyOf ?? [form]).filter((each) => typeof each === 'object');

/** The words an option can be. */
const wordsOf = (forms: readonly Form[]): readonly unknown[] =>
  forms.flatMap(({ enum: words, const: word }) => words ?? (word === undefined ? [] : [word]));

function expected(form: Form, option: string, found: string): Refused | null {
  const { type, minimum, maximum, maxItems } = form;
  if (type === 'integer' && minimum !== undefined && maximum !== undefined) {
    return { key: 'cli.options.number', values: { option, least: minimum, most: maximum, found } };
  }
  if (type === 'array' && maxItems !== undefined) {
    return { key: 'cli.options.list', values: { option, most: maxItems, found } };
  }
  const values = type === 'boolean' ? [true, false] : form.enum;
  return values === undefined
    ? null
    : { key: 'cli.options.one-of', values: { option, values: values.join(', '), found } };
}

/** The JSON Schema of an option, or of a part of it: `handicap`, `1`. */
function formOf(game: string, path: readonly string[]): Form | null {
  const schema = games.get(game)?.optionsSchema;
  let form: Form | undefined = schema && z.toJSONSchema(schema, { io: 'input' });
  for (const step of path) form = partOf(form, step);
  return form ?? null;
}

function partOf(form: Form | undefined, step: string): Form | undefined {
  const items = form?.items;
  const part = typeof items === 'object' && !Array.isArray(items) ? items : form?.properties?.[step];
  return typeof part === 'object' ? part : undefined;
}

function valueAt(options: Readonly<Record<string, unknown>>, path: readonly string[]): unknown {
  let value: unknown = options;
  for (const step of path) {
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([key]) => key === step)?.[1]
        : undefined;
  }
  return value;
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

import fc from 'fast-check';
import { z } from 'zod';
import { writtenSchema } from '@shared/cards/chosen';

type Form = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of a schema, with the hand-made choices of card sets written out. */
export function formOf(schema: z.ZodType): Form {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const whole = writtenSchema(zodSchema);
      if (whole !== undefined) Object.assign(jsonSchema, formOf(whole));
    },
  });
}

/** Names that go with the patterns of the contract: ids, references, hashes. */
type Names = readonly string[];

/** Valid values of a schema, grown from its JSON Schema. `names` are texts to be used where they fit. */
export const grown = (schema: z.ZodType, names: Names = []): fc.Arbitrary<unknown> =>
  new Grower(formOf(schema), names).whole();

/** So many entries a list has at most: growth is for shapes, the mutations make things long. */
const LONGEST = 4;

class Grower {
  private readonly refs = new Map<string, fc.Arbitrary<unknown>>();

  constructor(
    private readonly root: Form,
    private readonly names: Names,
  ) {}

  whole(): fc.Arbitrary<unknown> {
    return this.of(this.root);
  }

  private of(form: z.core.JSONSchema.JSONSchema | boolean | undefined): fc.Arbitrary<unknown> {
    if (form === undefined || typeof form === 'boolean') return anything;
    if (form.$ref !== undefined) return this.referred(form.$ref);
    const choices = form.anyOf ?? form.oneOf;
    if (choices !== undefined) return fc.oneof(...choices.map((choice) => this.of(choice)));
    if (form.const !== undefined) return fc.constant(form.const);
    if (form.enum !== undefined) return fc.constantFrom(...form.enum);
    switch (form.type) {
      case 'object':
        return this.object(form);
      case 'array':
        return this.list(form);
      case 'string':
        return this.text(form);
      case 'integer':
        return numbers(form, true);
      case 'number':
        return numbers(form, false);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return anything;
    }
  }

  private referred(ref: string): fc.Arbitrary<unknown> {
    const known = this.refs.get(ref);
    if (known !== undefined) return known;
    const name = ref.split('/').at(-1) ?? '';
    const made = this.of(ref === '#' ? this.root : this.root.$defs?.[name]);
    this.refs.set(ref, made);
    return made;
  }

  private object(form: Form): fc.Arbitrary<unknown> {
    const fields = form.properties ?? {};
    const names = Object.keys(fields);
    if (names.length === 0 && typeof form.additionalProperties === 'object') {
      const keys = this.of(form.propertyNames).map(String);
      return fc.dictionary(keys, this.of(form.additionalProperties), { maxKeys: LONGEST });
    }
    const values = Object.fromEntries(names.map((name) => [name, this.of(fields[name])]));
    const required = names.filter((name) => form.required?.includes(name));
    return fc.record(values, { requiredKeys: required });
  }

  private list(form: Form): fc.Arbitrary<unknown> {
    const items = form.items;
    const { minItems = 0, maxItems = LONGEST } = form;
    const maxLength = Math.max(minItems, Math.min(LONGEST, maxItems));
    return fc.array(this.of(Array.isArray(items) ? items[0] : items), { minLength: minItems, maxLength });
  }

  private text(form: Form): fc.Arbitrary<string> {
    const { pattern, minLength = 0, maxLength = 60 } = form;
    if (pattern === undefined) {
      const most = Math.max(minLength, Math.min(60, maxLength));
      const plain = fc.string({ minLength, maxLength: most, unit: 'grapheme' });
      const known = this.names.filter((name) => name.length >= minLength && name.length <= maxLength);
      return known.length === 0 ? plain : fc.oneof(plain, fc.constantFrom(...known));
    }
    const rule = new RegExp(pattern, 'u');
    const known = this.names.filter((name) => rule.test(name));
    return known.length === 0
      ? fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(80, maxLength) })
      : fc.constantFrom(...known);
  }
}

const anything = fc.oneof(fc.constantFrom(null, true, 0, '', 'x'), fc.constant([]), fc.constant({}));

function numbers({ minimum, maximum }: Form, whole: boolean): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum ?? -50, -50), Math.min(maximum ?? 50, 1_000_000)];
  return whole
    ? fc.integer({ min, max: Math.max(min, max) })
    : fc.double({ min, max: Math.max(min, max), noNaN: true });
}

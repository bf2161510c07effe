import { z } from 'zod';
import type { Complaint } from './problem';

/** For the JSON Schema: what a hand-made choice stands for. */
const written = new WeakMap<z.core.$ZodType, z.ZodType>();

/** The plain schema that a choice made with {@link chosen} stands for, for the JSON Schema. */
export const writtenSchema = (schema: z.core.$ZodType): z.ZodType | undefined => written.get(schema);

/**
 * A schema for values of several kinds: `choose` looks at a value and says which kind's schema it must
 * meet, or what is wrong with it. A plain union would try every kind in turn, and report that a value is
 * none of them without saying what is wrong with the one that was meant.
 *
 * @param whole the same as a plain schema, for the JSON Schema
 */
export function chosen<T>(
  choose: (value: unknown) => z.ZodType<T> | Complaint,
  whole: z.ZodType,
): z.ZodType<T> {
  const anything = z.unknown();
  written.set(anything, whole);
  return anything.transform((value, context): T => {
    const choice = choose(value);
    if (!(choice instanceof z.ZodType)) {
      context.issues.push({ ...complain(choice), input: value });
      return z.NEVER;
    }
    const result = choice.safeParse(value);
    if (result.success) return result.data;
    // Once more, for the issues in the unfinished form in which they can be handed on.
    const failed = choice._zod.run({ value, issues: [] }, { async: false });
    if (failed instanceof Promise) throw new Error('A card schema must not be asynchronous.');
    context.issues.push(...failed.issues);
    return z.NEVER;
  });
}

/** A zod issue that carries a complaint of ours. */
export const complain = (
  complaint: Complaint,
): { code: 'custom'; message: string; path: PropertyKey[]; params: { complaint: Complaint } } => ({
  code: 'custom',
  message: complaint.code,
  path: [...(complaint.path ?? [])],
  params: { complaint },
});

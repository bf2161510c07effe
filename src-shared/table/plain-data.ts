import { z } from 'zod';

/** How deep data from outside may be nested: much deeper than ours ever is, and far from the end of any stack. */
const DEEPEST = 32;

/**
 * Data whose shape is somebody else's to check, taken in as JSON could have brought it: copied, so that no
 * proxy of a page's state is left in it, and refused when it is no plain data or nested beyond all measure,
 * since whoever wrote it out again would run out of stack. Keys such as `__proto__` are keys like any other.
 */
export const plainData = z.unknown().transform((given, context): unknown => {
  try {
    return copyOf(given, DEEPEST);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'not plain data' });
    return z.NEVER;
  }
});

function copyOf(given: unknown, deeper: number): unknown {
  if (given === null || given === undefined) return given;
  if (typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean') return given;
  if (typeof given !== 'object') throw new TypeError('not plain data');
  if (deeper === 0) throw new RangeError('nested too deep');
  if (Array.isArray(given)) return given.map((each) => copyOf(each, deeper - 1));
  if (Object.prototype.toString.call(given) !== '[object Object]') throw new TypeError('not plain data');
  return Object.fromEntries(Object.entries(given).map(([key, each]) => [key, copyOf(each, deeper - 1)]));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Puts the parts of `before` that are equal in the place of their copies in `now`, so that whoever shows a
 * part sees that it is the same one. Both are plain data, and nobody else may know `now` yet.
 * @returns whether all of it is equal
 */
export function reuse(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return false;
  const keys = Object.keys(now);
  let equal = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const [old, fresh]: unknown[] = [Reflect.get(before, key), Reflect.get(now, key)];
    if (!Object.hasOwn(before, key) || !reuse(old, fresh)) equal = false;
    else if (isObject(fresh)) Reflect.set(now, key, old);
  }
  return equal;
}

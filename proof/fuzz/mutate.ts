import fc from 'fast-check';

/** One change of an input: where, what kind of change, and with what. Read by whoever applies it. */
export type Change = readonly [where: number, what: number, by: number];

const any = fc.noBias(fc.nat({ max: 0x7fff_ffff }));
const change: fc.Arbitrary<Change> = fc.tuple(any, any, any);

/** A few changes; none is the most frequent number, since an input without any must be accepted. */
export const changes = (most: number): fc.Arbitrary<readonly Change[]> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 5, arbitrary: fc.array(change, { minLength: 1, maxLength: 1 }) },
    { weight: 3, arbitrary: fc.array(change, { minLength: 1, maxLength: most }) },
  );

/** An entry of a list by a number that may be larger than the list; undefined only of an empty one. */
export const pickOf = <Value>(list: readonly Value[], number: number): Value | undefined =>
  list[number % Math.max(1, list.length)];

/** Keys that mean something to JavaScript, and keys that look like ours. */
const KEYS = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'length'],
  ...['', ' ', '\0', '0', '-1', 'en', 'ja', 'id', 'ok', 'value', '名前', 'a'.repeat(5000), '\u202Eid'],
];

const NUMBERS = [
  ...[0, -0, 1, -1, 2, 8, 9, 10, 0.5, 1e-9, 99, 100, 2000, 65_535, 2 ** 31, -(2 ** 31), 2 ** 32],
  ...[2 ** 53, -(2 ** 53), 1e21, 1e308, -1e308, Number.MIN_VALUE],
];

const TEXTS = [
  ...['', ' ', '\0', 'x', '__proto__', 'constructor', 'toString', '../../x', '/etc/passwd', 'C:\\x', 'con'],
  ...[
    '\u202Egnp.exe',
    '\u200B',
    '\uFEFF',
    '\uD800',
    '\uDC00x',
    '👩‍👩‍👧',
    'e\u0301',
    '札《ふだ》',
    'ＡＢＣ',
    '%s%n',
    '{found}',
    '@:app.name',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    'a'.repeat(301),
    'あ'.repeat(5001),
    'a'.repeat(100_000),
    '\n\r\t',
    '1e999',
    'null',
  ],
  ...['a-b', 'a--b', '-a', 'a/b', 'a/b/c', 'tefuda-card-set/2', 'tefuda-card-set/-1', 'tefuda-record/2'],
];

const OTHERS: readonly unknown[] = [null, true, false, [], {}, [[]], [{}], { en: 'x' }, [null], [0, 0]];

/** A value that is written nowhere else by itself. */
const fresh = (by: number, words: readonly string[]): unknown => {
  const lists: readonly (readonly unknown[])[] = [NUMBERS, TEXTS, OTHERS, words];
  const list = pickOf(lists, by) ?? [];
  return plainCopy(pickOf(list, Math.floor(by / lists.length)) ?? null);
};

const plainCopy = (value: unknown): unknown => {
  const copy: unknown = structuredClone(value);
  return copy;
};

/** A place in a document: the list or object it is in, and under what. */
interface Spot {
  readonly holder: object;
  readonly key: string;
}

/** Every place of a document, its own outermost one left out. */
function spotsOf(root: unknown): Spot[] {
  const spots: Spot[] = [];
  const waiting: unknown[] = [root];
  for (let at = 0; at < waiting.length && spots.length < 5000; at += 1) {
    const holder = waiting[at];
    if (typeof holder !== 'object' || holder === null) continue;
    for (const [key, value] of Object.entries(holder)) {
      spots.push({ holder, key });
      waiting.push(value);
    }
  }
  return spots;
}

/** Reads and writes own fields only: `__proto__` is a name like any other here. */
const read = ({ holder, key }: Spot): unknown => Object.getOwnPropertyDescriptor(holder, key)?.value;
function put(holder: object, key: string, value: unknown): void {
  if (Array.isArray(holder) && !Object.hasOwn(holder, key)) {
    holder.push(value);
    return;
  }
  if (Array.isArray(holder) && key === 'length') return;
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

const DEPTHS = [3, 60, 1200];

type Way = (spot: Spot, by: number, spots: readonly Spot[], words: readonly string[]) => void;

const WAYS: readonly Way[] = [
  // Deleted.
  ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  },
  // Doubled.
  (spot, by) => {
    const { holder, key } = spot;
    const copy = plainCopy(read(spot));
    if (Array.isArray(holder)) holder.splice(Number(key), 0, copy);
    else put(holder, by % 2 === 0 ? `${key}2` : key.toUpperCase(), copy);
  },
  // Swapped with another.
  (spot, by, spots) => {
    const other = pickOf(spots, by);
    if (other === undefined) return;
    const [mine, theirs] = [plainCopy(read(spot)), plainCopy(read(other))];
    put(spot.holder, spot.key, theirs);
    put(other.holder, other.key, mine);
  },
  // Of another type or value.
  ({ holder, key }, by, _spots, words) => put(holder, key, fresh(by, words)),
  ({ holder, key }, by) => put(holder, key, pickOf(NUMBERS, by)),
  ({ holder, key }, by) => put(holder, key, pickOf(TEXTS, by)),
  // A word that may stand somewhere.
  ({ holder, key }, by, _spots, words) => put(holder, key, pickOf(words, by) ?? ''),
  // A key more, or another one.
  ({ holder }, by, _spots, words) => put(holder, pickOf(KEYS, by) ?? '', fresh(by >> 4, words)),
  ({ holder }, by, _spots, words) => put(holder, pickOf(words, by) ?? '', fresh(by >> 6, words)),
  (spot, by, _spots, words) => {
    const { holder, key } = spot;
    if (Array.isArray(holder)) return;
    const value = read(spot);
    Reflect.deleteProperty(holder, key);
    put(holder, by % 3 === 0 ? misspelt(key, by) : (pickOf([...KEYS, ...words], by) ?? ''), value);
  },
  // Nearly the same.
  (spot, by) => {
    const value = read(spot);
    if (typeof value === 'number') put(spot.holder, spot.key, value + (by % 2 === 0 ? 1 : -1));
    else if (typeof value === 'string') put(spot.holder, spot.key, misspelt(value, by));
    else if (typeof value === 'boolean') put(spot.holder, spot.key, !value);
  },
  // A number as text, a text in a list.
  (spot, by) => {
    const value = read(spot);
    // An object may have fields by which JavaScript would try to make it a text.
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    put(spot.holder, spot.key, by % 2 === 0 ? text : [value]);
  },
  // Deep, or long.
  (spot, by) => {
    const value = read(spot);
    let nested: unknown = value;
    const depths = pickOf(DEPTHS, by) ?? 0;
    for (let depth = 0; depth < depths; depth += 1) nested = by % 2 === 0 ? [nested] : { en: nested };
    put(spot.holder, spot.key, nested);
  },
  (spot, by) => {
    if (!Array.isArray(spot.holder)) return;
    const isSmall = (JSON.stringify(read(spot)) ?? '').length < 300;
    const copies = Array.from({ length: isSmall && by % 40 === 0 ? 2001 : 1 + (by % 15) }, () => read(spot));
    spot.holder.push(...copies);
  },
];

function misspelt(word: string, by: number): string {
  const at = (by >> 3) % Math.max(1, word.length);
  const ways = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at] ?? '') + word.slice(at),
    word.slice(0, at) + 'x' + word.slice(at + 1),
    word.toUpperCase(),
    `${word} `,
  ];
  return pickOf(ways, by) ?? word;
}

/**
 * A copy of a plain document with such changes made to it. Keys of prototypes are ordinary fields in it.
 *
 * @param words names and values that mean something to its reader
 */
export function mutated(document: unknown, made: readonly Change[], words: readonly string[]): unknown {
  const root = { document: plainCopy(document) };
  for (const [where, what, by] of made) {
    // The outermost value is changed now and then as well.
    const spots = where % 50 === 0 ? [{ holder: root, key: 'document' }] : spotsOf(root.document);
    const spot = pickOf(spots, Math.floor(where / 50));
    if (spot !== undefined) pickOf(WAYS, what)?.(spot, by, spots, words);
  }
  return root.document;
}

/** A copy of some bytes with such changes made to them: flipped, cut, repeated, moved, put in. */
export function mutatedBytes(bytes: Uint8Array, made: readonly Change[]): Uint8Array<ArrayBuffer> {
  let now = Buffer.from(bytes);
  for (const [where, what, by] of made) {
    const at = where % Math.max(1, now.length);
    const length = 1 + (by % 64);
    const to = (where >> 8) % Math.max(1, now.length);
    const ways = [
      () => now.fill((now[at] ?? 0) ^ (1 << (by % 8)), at, Math.min(now.length, at + 1)),
      () => now.fill(by % 256, at, Math.min(now.length, at + 1)),
      () => now.fill([0, 0xff, 0x7f, 0x80, 0x20][by % 5] ?? 0, at, Math.min(now.length, at + (by % 9))),
      () => now.subarray(0, at),
      () => now.subarray(at),
      () => Buffer.concat([now.subarray(0, at), now.subarray(at + length)]),
      () => Buffer.concat([now.subarray(0, at), now.subarray(at, at + length), now.subarray(at)]),
      () => Buffer.concat([now.subarray(0, to), now.subarray(at, at + length), now.subarray(to)]),
      () => Buffer.concat([now.subarray(0, at), Buffer.from(pickOf(BYTES, by) ?? []), now.subarray(at)]),
      () => Buffer.concat([now, Buffer.from(pickOf(BYTES, by) ?? [])]),
    ];
    now = Buffer.from(pickOf(ways, what)?.() ?? now);
  }
  return new Uint8Array(now);
}

/** Bytes that mean something somewhere: no UTF-8, byte order marks, ends of lines, beginnings of zips. */
const BYTES: readonly (readonly number[])[] = [
  ...[[0], [0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xef, 0xbb, 0xbf], [0xff, 0xfe]],
  ...[[0x0a], [0x0d, 0x0a], [0xe2, 0x80, 0xa8], [0x50, 0x4b, 3, 4], [0x50, 0x4b, 5, 6], [0x50, 0x4b, 6, 6]],
  ...[[0x22], [0x7b], [0x7d], [0x5b], [0x5d], [0x2c], [0x5c], [0x2d], [0x65], [0, 0, 0, 0, 0, 0, 0, 0]],
];

/** How values cross from one process, or one world of a page, to another: as text, copied. */

/** What happens to things that cannot be copied. Whoever gives nothing refuses them. */
export interface Handles {
  /** A number for a function or a promise, by which the other side can reach it. */
  readonly handleOf?: (value: object, kind: 'function' | 'promise') => number;
  /** What stands for the other side's function or promise of that number. */
  readonly standFor?: (kind: 'function' | 'promise', handle: number) => unknown;
}

/** Electron's own words for a value that cannot cross. */
export const NOT_CLONEABLE = 'An object could not be cloned.';
const DEEPEST = 1000;
const TAG = '$';

type Kind = new (buffer: ArrayBuffer) => ArrayBufferView;
const VIEWS: Readonly<Record<string, Kind>> = {
  Uint8Array,
  Uint8ClampedArray,
  Int8Array,
  Uint16Array,
  Int16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
  DataView,
};

const refuse = (): never => {
  throw new Error(NOT_CLONEABLE);
};

const tagged = (tag: string, value: unknown): object => ({ [TAG]: tag, v: value });

/** Writes a value as text. Throws Electron's error for what cannot be copied and has no handle. */
export const encode = (value: unknown, handles: Handles = {}): string =>
  JSON.stringify(crossing(value, handles, 0));

/** A value as JSON can hold it. Only `structuredClone` can tell a proxy from what it stands for. */
function crossing(value: unknown, handles: Handles, depth: number): unknown {
  if (depth > DEEPEST) throw new Error('Nested objects deeper than 1000 are not supported.');
  if (typeof value === 'function') return handled(value, 'function', handles);
  if (typeof value !== 'object' || value === null) return plainOf(value);
  if (value instanceof Promise) return handled(value, 'promise', handles);
  const cloned = cloneOf(value);
  if (cloned !== null) return plainOfObject(cloned.of);
  const own: unknown = Array.isArray(value) ? [...value] : { ...value };
  // All that it holds can be cloned, and it cannot: it is a proxy, or a thing of the page.
  if (handles.handleOf === undefined || cloneOf(own) !== null) return refuse();
  if (Array.isArray(own)) return own.map((part) => crossing(part, handles, depth + 1));
  return objectOf(value, (part) => crossing(part, handles, depth + 1));
}

function handled(value: object, kind: 'function' | 'promise', { handleOf }: Handles): object {
  return handleOf === undefined ? refuse() : tagged(kind, handleOf(value, kind));
}

function cloneOf(value: unknown): { readonly of: unknown } | null {
  try {
    return { of: structuredClone(value) };
  } catch {
    return null;
  }
}

function objectOf(value: object, inner: (part: unknown) => unknown): object {
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [key, inner(part)]);
  const copy = Object.fromEntries(entries);
  return Object.hasOwn(copy, TAG) ? tagged('object', copy) : copy;
}

/** Nothing but a clone comes here, or a value that needs none. */
function plainOf(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      if (Object.is(value, -0)) return tagged('number', '-0');
      return Number.isFinite(value) ? value : tagged('number', String(value));
    case 'undefined':
      return tagged('undefined', 0);
    case 'bigint':
      return tagged('bigint', String(value));
    case 'object':
      return value === null ? null : plainOfObject(value);
    default:
      return refuse();
  }
}

function plainOfObject(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainOf);
  if (value instanceof Date) return tagged('date', value.getTime());
  if (value instanceof RegExp) return tagged('regexp', [value.source, value.flags]);
  if (value instanceof Error) return tagged('error', [value.name, value.message]);
  if (value instanceof Map)
    return tagged(
      'map',
      [...value].map((entry) => entry.map(plainOf)),
    );
  if (value instanceof Set) return tagged('set', [...value].map(plainOf));
  if (value instanceof ArrayBuffer) return tagged('buffer', base64Of(new Uint8Array(value)));
  if (ArrayBuffer.isView(value)) return plainOfView(value);
  // What else can be cloned, such as a file of the page, does not go to the main process.
  if (typeof value !== 'object' || value === null) return refuse();
  return Object.prototype.toString.call(value) === '[object Object]' ? objectOf(value, plainOf) : refuse();
}

function plainOfView(view: ArrayBufferView): object {
  const name = Object.prototype.toString.call(view).slice('[object '.length, -1);
  if (!Object.hasOwn(VIEWS, name)) return refuse();
  return tagged('view', [name, base64Of(new Uint8Array(view.buffer, view.byteOffset, view.byteLength))]);
}

function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8192)));
  }
  return btoa(parts.join(''));
}

function bufferOf(text: unknown): ArrayBuffer {
  return Uint8Array.from(atob(String(text)), (letter) => letter.charCodeAt(0)).buffer;
}

/** Reads a value that `encode` has written. */
export const decode = (text: string, handles: Handles = {}): unknown => valueOf(JSON.parse(text), handles);

function valueOf(plain: unknown, handles: Handles): unknown {
  if (typeof plain !== 'object' || plain === null) return plain;
  const tag: unknown = Object.hasOwn(plain, TAG) ? Reflect.get(plain, TAG) : undefined;
  if (typeof tag === 'string') return untagged(tag, Reflect.get(plain, 'v'), handles);
  return valuesIn(plain, handles);
}

function valuesIn(plain: object, handles: Handles): object {
  for (const [key, part] of Object.entries(plain)) {
    if (typeof part !== 'object' || part === null) continue;
    const value = valueOf(part, handles);
    // Defined, not assigned: a key `__proto__` is a key like any other.
    if (value !== part) {
      Object.defineProperty(plain, key, { value, writable: true, enumerable: true, configurable: true });
    }
  }
  return plain;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function untagged(tag: string, value: unknown, handles: Handles): unknown {
  const inner = (part: unknown): unknown => valueOf(part, handles);
  switch (tag) {
    case 'undefined':
      return undefined;
    case 'number':
      return Number(value);
    case 'bigint':
      return BigInt(String(value));
    case 'date':
      return new Date(Number(value));
    case 'regexp':
      return new RegExp(String(listOf(value)[0]), String(listOf(value)[1]));
    case 'error':
      return errorOf(String(listOf(value)[0]), String(listOf(value)[1]));
    case 'map':
      return new Map(listOf(value).map((entry) => [inner(listOf(entry)[0]), inner(listOf(entry)[1])]));
    case 'set':
      return new Set(listOf(value).map(inner));
    case 'buffer':
      return bufferOf(value);
    case 'view':
      return viewOf(String(listOf(value)[0]), bufferOf(listOf(value)[1]));
    case 'object':
      return typeof value === 'object' && value !== null ? valuesIn(value, handles) : refuse();
    case 'function':
    case 'promise':
      return handles.standFor ? handles.standFor(tag, Number(value)) : refuse();
    default:
      return refuse();
  }
}

function viewOf(name: string, buffer: ArrayBuffer): ArrayBufferView {
  const Kind = VIEWS[name];
  return Kind === undefined ? refuse() : new Kind(buffer);
}

function errorOf(name: string, message: string): Error {
  const error = new Error(message);
  if (name !== 'Error') Object.defineProperty(error, 'name', { value: name, configurable: true });
  return error;
}

import { decode, encode, type Handles } from '../codec';

type Callable = (...given: never[]) => unknown;

/** What one world says to the other. */
type Said =
  | { readonly do: 'expose'; readonly key: string; readonly value: string }
  | { readonly do: 'call'; readonly handle: number; readonly given: string }
  | { readonly do: 'settle'; readonly handle: number; readonly kept: boolean; readonly value: string };

/** What comes back at once: a value, or the words of an error. */
type Answered =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly words: string };

/** Taken before any script of the page runs, so that no page can put itself between. */
const { parse, stringify } = JSON;
const apply: (callee: CallableFunction, self: unknown, given: readonly unknown[]) => unknown = Reflect.apply;
const { dispatchEvent, addEventListener } = EventTarget.prototype;
const data = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'data');
const given = <T>(it: T | undefined): T => {
  if (it === undefined) throw new Error('This is no page.');
  return it;
};
const readData = given(data?.get);
const writeData = given(data?.set);

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * One end of the way between a page's own world and the preload's, as Electron's contextBridge has it: values
 * are copied, functions and promises are reached from afar. The two worlds share nothing but a comment that
 * stands in no document: what one writes into it, the other reads at its event.
 */
export class Bridge {
  readonly #post: Comment;
  readonly #to: string;
  readonly #held = new Map<number, object>();
  readonly #waiting = new Map<number, { keep: (value: unknown) => void; fail: (error: Error) => void }>();
  readonly #exposed: (key: string, value: unknown) => void;
  #handles = 0;

  /** `from` names this end, `to` the other one; `exposed` takes what the preload shows to the page. */
  constructor(post: Comment, from: string, to: string, exposed: (key: string, value: unknown) => void) {
    this.#post = post;
    this.#to = to;
    this.#exposed = exposed;
    apply(addEventListener, post, [from, () => this.#hear()]);
  }

  /** Shows a value to the page's own world. */
  expose(key: string, value: unknown): void {
    this.#tell({ do: 'expose', key, value: this.#encode(value) });
  }

  readonly #ways: Handles = {
    handleOf: (value, kind) => {
      this.#handles += 1;
      const handle = this.#handles;
      if (kind === 'function') this.#held.set(handle, value);
      else if (value instanceof Promise) this.#follow(value, handle);
      return handle;
    },
    standFor: (kind, handle) => {
      if (kind === 'function') {
        return (...given: unknown[]) => this.#tell({ do: 'call', handle, given: this.#encode(given) });
      }
      return new Promise((keep, fail) => this.#waiting.set(handle, { keep, fail }));
    },
  };

  #encode(value: unknown): string {
    return encode(value, this.#ways);
  }

  #follow(promise: Promise<unknown>, handle: number): void {
    const settle = (kept: boolean, value: string): unknown =>
      this.#tell({ do: 'settle', handle, kept, value });
    promise
      .then((value) => settle(true, this.#encode(value)))
      .catch((error) => settle(false, wordsOf(error)));
  }

  #tell(said: Said): unknown {
    apply(writeData, this.#post, [stringify(said)]);
    apply(dispatchEvent, this.#post, [new Event(this.#to)]);
    const answered: Answered = parse(String(apply(readData, this.#post, [])));
    if (!answered.ok) throw new Error(answered.words);
    return decode(answered.value, this.#ways);
  }

  #hear(): void {
    const said: Said = parse(String(apply(readData, this.#post, [])));
    let answered: Answered;
    try {
      answered = { ok: true, value: this.#encode(this.#do(said)) };
    } catch (error) {
      answered = { ok: false, words: wordsOf(error) };
    }
    apply(writeData, this.#post, [stringify(answered)]);
  }

  #do(said: Said): unknown {
    if (said.do === 'expose') return this.#exposed(said.key, decode(said.value, this.#ways));
    if (said.do === 'call') {
      const held = this.#held.get(said.handle);
      const given: unknown = decode(said.given, this.#ways);
      if (!isCallable(held) || !Array.isArray(given)) throw new Error('There is no such function.');
      return apply(held, undefined, given);
    }
    const waiting = this.#waiting.get(said.handle);
    this.#waiting.delete(said.handle);
    if (said.kept) waiting?.keep(decode(said.value, this.#ways));
    else waiting?.fail(new Error(said.value));
    return undefined;
  }
}

const isCallable = (it: unknown): it is Callable => typeof it === 'function';

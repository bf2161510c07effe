import { createHash } from 'node:crypto';
import type { Desk } from './desk';

/** Something a person does, again and again, and what must not be lost of it. */
export interface Activity {
  /** Lays out what it needs before the first start. */
  prepare?(): Promise<void>;
  /** Hears what a program tells by itself, from before the first thing is done with it. */
  listen?(desk: Desk): void;
  /** Does it once, until it is answered. Rejects with `Gone` once the program is. */
  doOnce(desk: Desk): Promise<void>;
  /** Looks at a program that was started anew on what the one before has left. @throws what is lost */
  check(desk: Desk): Promise<void>;
  /** When the start after a kill is to be killed as well: gives what says that it is time; null when it is not to be. */
  killAtStart?(): Promise<(() => Promise<boolean>) | null>;
}

/** @throws with these words when that is not so */
export function insist(isSo: boolean, words: string): asserts isSo {
  if (!isSo) throw new Error(words);
}

/** SHA-256, by which the program tells files apart too. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

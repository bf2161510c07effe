import { messages } from '../index';

/** For tests: whether a dotted key leads to a sentence, and not to a group of them or to nothing. */
export function isSentence(key: string): boolean {
  let node: unknown = messages.en;
  for (const part of key.split('.')) {
    node =
      typeof node === 'object' && node !== null
        ? Object.entries(node).find(([name]) => name === part)?.[1]
        : null;
  }
  return typeof node === 'string';
}

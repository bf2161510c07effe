import type { WireMessage } from '@shared/contract/view';
import type { Refusal } from '@shared/table/decision';
import { errorCode } from './file-system';

/** The answer to something a person asked for: the value, or why not. Refused means nothing changed. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: WireMessage };

export const done: Outcome<null> = { ok: true, value: null };

/** The most of a name that a refusal repeats: what is refused may be of any length, and is told in a line. */
const LONGEST = 120;

/** A message whose names are cut where they are too long for a sentence. */
export function inShort({ key, values }: WireMessage): WireMessage {
  if (values === undefined) return { key };
  const cut = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value,
  ]);
  return { key, values: Object.fromEntries(cut) };
}

/** A refusal in the words of `main.refusals`. */
export const refused = (
  code: string,
  values?: WireMessage['values'],
): { ok: false; refusal: WireMessage } => ({
  ok: false,
  refusal: inShort({ key: `main.refusals.${code}`, ...(values !== undefined && { values }) }),
});

/** A refused pick in the words of `prompts.refusals`. */
export const refusedPick = ({ code, option }: Refusal): { ok: false; refusal: WireMessage } => ({
  ok: false,
  refusal: inShort({ key: `prompts.refusals.${code}`, ...(option !== undefined && { values: { option } }) }),
});

/** A refusal because the disk did not take what had to be kept. */
export function refusedByDisk(error: unknown): { ok: false; refusal: WireMessage } {
  const code = errorCode(error);
  return refused(code === 'ENOSPC' || code === 'EDQUOT' ? 'disk-full' : 'disk-refused');
}

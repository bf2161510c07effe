import { ZodError } from 'zod';
import type { WireMessage } from '@shared/contract/view';
import { HostGone } from '../client/status';

/** What a call gave, or in words why it did not. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: WireMessage };

/** A call whose every failure is an answer: also that the host is gone, or could not do it. */
export async function answerOf<Value>(call: Promise<Answer<Value>>): Promise<Answer<Value>> {
  try {
    return await call;
  } catch (problem) {
    if (problem instanceof HostGone) return { ok: false, refusal: { key: 'app.lost.head' } };
    console.error(problem);
    // The contract takes no such thing: trying again would not help, another edit does.
    if (problem instanceof ZodError) return { ok: false, refusal: { key: 'workshop.notTaken' } };
    return { ok: false, refusal: { key: 'workshop.callFailed' } };
  }
}

import type { z } from 'zod';
import { calls } from '@shared/contract/calls';
import type { CallInput, CallName, CallOutput } from '@shared/contract/calls';
import type { TefudaClient } from '@shared/contract/client';
import { events } from '@shared/contract/events';
import type { EventName, EventPayload } from '@shared/contract/events';

/** What carries calls and events without looking into them. */
export interface Wire {
  call(name: string, input: unknown): Promise<unknown>;
  on(name: string, listener: (payload: unknown) => void): () => void;
}

/** The contract's schemas, each tied to its name, so that a generic call keeps its types. */
const callSchemas: {
  readonly [Name in CallName]: {
    readonly input: z.ZodType<unknown, CallInput<Name>>;
    readonly output: z.ZodType<CallOutput<Name>>;
  };
} = calls;
const eventSchemas: { readonly [Name in EventName]: z.ZodType<EventPayload<Name>> } = events;

/**
 * A client whose every payload has passed the contract's schema, in both directions. A call of the wrong
 * shape rejects; an event of the wrong shape goes to `onMalformed` and to no listener.
 */
export function checkedClient(
  wire: Wire,
  onMalformed: (event: string, problem: unknown) => void,
): TefudaClient {
  return {
    async call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>> {
      const { input: inputSchema, output } = callSchemas[name];
      return output.parse(await wire.call(name, inputSchema.parse(input)));
    },
    on<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void {
      const schema = eventSchemas[name];
      return wire.on(name, (payload) => {
        const read = schema.safeParse(payload);
        if (read.success) listener(read.data);
        else onMalformed(name, read.error);
      });
    },
  };
}

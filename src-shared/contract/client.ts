import type { CallInput, CallName, CallOutput } from './calls';
import type { EventName, EventPayload } from './events';

/**
 * What the renderer is given as `window.tefuda` (Electron's preload), or makes for itself over a
 * WebSocket (web host). Both behave the same.
 */
export interface TefudaClient {
  /** Rejects only when the host is gone or the call is malformed; refusals are values. */
  call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>>;
  /** Calls `listener` on every such event; returns the way to stop. */
  on<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void;
}

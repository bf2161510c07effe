/**
 * Whether the host answers: not yet, yes, no longer, or again but without knowing this page, since it was
 * started anew. In the last two it is tried again and again.
 */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'unknown-here';

/** A call that found no host. The person is told by the lost-connection notice, not by the call. */
export class HostGone extends Error {
  override readonly name = 'HostGone';
}

/** The host answered a call with an error instead of a value. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
}

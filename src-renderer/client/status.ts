/** Whether the host answers: not yet, yes, or no longer (it is tried again). */
export type ConnectionStatus = 'connecting' | 'open' | 'lost';

/** A call that found no host. The person is told by the lost-connection notice, not by the call. */
export class HostGone extends Error {
  override readonly name = 'HostGone';
}

/** The host answered a call with an error instead of a value. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
}

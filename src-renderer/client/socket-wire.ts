import { hostFrame } from '@shared/contract/frames';
import type { Wire } from './checked-client';
import { CallFailed, HostGone } from './status';
import type { ConnectionStatus } from './status';

/** What a socket reports. */
export interface SocketListener {
  opened(): void;
  /** Once, also when it could never be opened. */
  closed(): void;
  received(text: unknown): void;
}

export interface SocketWireOptions {
  /** Opens a fresh socket to the host; nothing is sent before it has opened. */
  readonly open: (listener: SocketListener) => { send(text: string): void };
  readonly onStatus: (status: ConnectionStatus) => void;
  /** Whether the host is there but lets this page in no more. Asked after every failed attempt. */
  readonly isShutOut: () => Promise<boolean>;
  /** Something arrived that is no frame of the contract. */
  readonly onMalformed: (problem: unknown) => void;
  /** Runs `work` after `milliseconds`; a parameter so that tests need no clock. */
  readonly later: (milliseconds: number, work: () => void) => void;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Pauses before the first, second … attempt to connect again; the last one repeats. */
const RETRY_PAUSES = [250, 500, 1000, 2000] as const;

const parseJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

/**
 * Calls and events over the web host's socket. Calls made before the first connection wait for it; calls
 * open at a loss, or made during one, reject with {@link HostGone}, because whether the host saw them is
 * unknown. It connects again by itself, and listeners stay.
 */
export function socketWire({ open, onStatus, isShutOut, onMalformed, later }: SocketWireOptions): Wire {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const waiting = new Map<number, Waiting>();
  const unsent: string[] = [];
  let socket: { send(text: string): void } | null = null;
  let status: ConnectionStatus = 'connecting';
  let lastId = 0;
  let attempts = 0;

  const become = (next: ConnectionStatus): void => {
    if (next === status) return;
    status = next;
    onStatus(next);
  };

  const receive = (text: unknown): void => {
    const frame = hostFrame.safeParse(parseJson(text));
    if (!frame.success) return onMalformed(frame.error);
    if ('event' in frame.data) {
      const { event: name, payload } = frame.data;
      listeners.get(name)?.forEach((listener) => listener(payload));
      return;
    }
    const call = waiting.get(frame.data.id);
    waiting.delete(frame.data.id);
    if (frame.data.ok) call?.resolve(frame.data.value);
    else call?.reject(new CallFailed(frame.data.error));
  };

  const lookWhy = async (): Promise<void> => {
    const shutOut = await isShutOut();
    // Meanwhile it may have let this page in again: another tab may have opened the new address.
    if (socket === null) become(shutOut ? 'unknown-here' : 'lost');
  };

  const lose = (): void => {
    socket = null;
    if (status !== 'unknown-here') become('lost');
    void lookWhy();
    const lost = [...waiting.values()];
    waiting.clear();
    unsent.length = 0;
    lost.forEach(({ reject }) => reject(new HostGone('the host is gone')));
    const pause = RETRY_PAUSES[Math.min(attempts, RETRY_PAUSES.length - 1)] ?? 2000;
    attempts += 1;
    later(pause, connect);
  };

  const connect = (): void => {
    const next = open({
      opened() {
        socket = next;
        attempts = 0;
        unsent.splice(0).forEach((frame) => next.send(frame));
        become('open');
      },
      closed: lose,
      received: receive,
    });
  };

  connect();

  return {
    call(name, input) {
      if (status === 'lost' || status === 'unknown-here')
        return Promise.reject(new HostGone('the host is gone'));
      lastId += 1;
      const id = lastId;
      const frame = JSON.stringify({ id, call: name, input });
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        if (socket) socket.send(frame);
        else unsent.push(frame);
      });
    },
    on(name, listener) {
      const named = listeners.get(name) ?? new Set();
      listeners.set(name, named.add(listener));
      return () => named.delete(listener);
    },
  };
}

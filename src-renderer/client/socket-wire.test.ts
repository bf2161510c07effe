import { describe, expect, it, vi } from 'vitest';
import { socketWire } from './socket-wire';
import type { SocketListener } from './socket-wire';
import { HostGone } from './status';

/** A host that opens, answers and goes away when the test says so; `shutOut` tells how it is met then. */
function standIn(shutOut: () => boolean = () => false) {
  const sockets: { listener: SocketListener; sent: string[] }[] = [];
  const pauses: { milliseconds: number; work: () => void }[] = [];
  const statuses: string[] = [];
  const malformed = vi.fn();
  const wire = socketWire({
    open: (listener) => {
      const sent: string[] = [];
      sockets.push({ listener, sent });
      return { send: (text) => sent.push(text) };
    },
    onStatus: (status) => statuses.push(status),
    isShutOut: async () => shutOut(),
    onMalformed: malformed,
    later: (milliseconds, work) => pauses.push({ milliseconds, work }),
  });
  const socket = (index: number) => {
    const found = sockets[index];
    if (!found) throw new Error(`no socket ${index} was opened`);
    return found;
  };
  return { wire, socket, sockets, pauses, statuses, malformed };
}

describe('calls over the socket', () => {
  it('wait for the first connection, then are answered by number', async () => {
    const { wire, socket } = standIn();
    const first = wire.call('app.info', null);
    const second = wire.call('settings.get', null);
    expect(socket(0).sent).toEqual([]);
    socket(0).listener.opened();
    expect(socket(0).sent.map((text) => JSON.parse(text).call)).toEqual(['app.info', 'settings.get']);
    socket(0).listener.received(JSON.stringify({ id: 2, ok: true, value: 'second' }));
    socket(0).listener.received(JSON.stringify({ id: 1, ok: true, value: 'first' }));
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  });

  it('reject with what the host said', async () => {
    const { wire, socket } = standIn();
    socket(0).listener.opened();
    const call = wire.call('library.get', null);
    socket(0).listener.received(JSON.stringify({ id: 1, ok: false, error: 'no such call' }));
    await expect(call).rejects.toThrow('no such call');
  });

  it('that are open when the host goes away reject, and so do those made meanwhile', async () => {
    const { wire, socket, statuses } = standIn();
    socket(0).listener.opened();
    const open = wire.call('matches.list', null);
    socket(0).listener.closed();
    await expect(open).rejects.toBeInstanceOf(HostGone);
    await expect(wire.call('matches.list', null)).rejects.toBeInstanceOf(HostGone);
    expect(statuses).toEqual(['open', 'lost']);
  });
});

describe('after a loss', () => {
  it('it connects again with growing pauses, and a success resets them', () => {
    const { socket, sockets, pauses, statuses } = standIn();
    socket(0).listener.opened();
    socket(0).listener.closed();
    pauses[0]?.work();
    socket(1).listener.closed();
    pauses[1]?.work();
    socket(2).listener.opened();
    socket(2).listener.closed();
    expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([250, 500, 250]);
    expect(statuses).toEqual(['open', 'lost', 'open', 'lost']);
    expect(sockets).toHaveLength(3);
  });

  it('listeners hear the new connection without asking again', () => {
    const { wire, socket, pauses } = standIn();
    const heard: unknown[] = [];
    wire.on('notice', (payload) => heard.push(payload));
    socket(0).listener.opened();
    socket(0).listener.closed();
    pauses[0]?.work();
    socket(1).listener.opened();
    socket(1).listener.received(JSON.stringify({ event: 'notice', payload: 'back' }));
    expect(heard).toEqual(['back']);
  });

  it('no call of before is sent a second time', () => {
    const { wire, socket, pauses } = standIn();
    socket(0).listener.opened();
    wire.call('matches.pick', {}).catch(() => undefined);
    socket(0).listener.closed();
    pauses[0]?.work();
    socket(1).listener.opened();
    expect(socket(1).sent).toEqual([]);
  });
});

describe('a host that was started anew', () => {
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  it('is told apart from one that is away, and is tried on', async () => {
    let shutOut = false;
    const { wire, socket, pauses, statuses } = standIn(() => shutOut);
    socket(0).listener.opened();
    socket(0).listener.closed();
    await settle();
    expect(statuses).toEqual(['open', 'lost']);
    shutOut = true;
    pauses[0]?.work();
    socket(1).listener.closed();
    await settle();
    expect(statuses).toEqual(['open', 'lost', 'unknown-here']);
    await expect(wire.call('matches.list', null)).rejects.toBeInstanceOf(HostGone);
    pauses[1]?.work();
    socket(2).listener.closed();
    await settle();
    expect(statuses).toEqual(['open', 'lost', 'unknown-here']);
    // Another tab has opened the new address, which lets this one in as well.
    pauses[2]?.work();
    socket(3).listener.opened();
    expect(statuses).toEqual(['open', 'lost', 'unknown-here', 'open']);
  });

  it('is only away when it goes away again', async () => {
    let shutOut = true;
    const { socket, pauses, statuses } = standIn(() => shutOut);
    socket(0).listener.closed();
    await settle();
    shutOut = false;
    pauses[0]?.work();
    socket(1).listener.closed();
    await settle();
    expect(statuses).toEqual(['lost', 'unknown-here', 'lost']);
  });

  it('is believed no longer once the connection stands', async () => {
    const { socket, pauses, statuses } = standIn(() => true);
    socket(0).listener.opened();
    socket(0).listener.closed();
    pauses[0]?.work();
    socket(1).listener.opened();
    await settle();
    expect(statuses).toEqual(['open', 'lost', 'open']);
  });
});

describe('what arrives', () => {
  it('is told when it is no frame, and harms nothing', async () => {
    const { wire, socket, malformed } = standIn();
    socket(0).listener.opened();
    const call = wire.call('app.info', null);
    for (const rubbish of ['', '{', '[]', '{"id":"1","ok":true}', 'null'])
      socket(0).listener.received(rubbish);
    expect(malformed).toHaveBeenCalledTimes(5);
    socket(0).listener.received(JSON.stringify({ id: 1, ok: true, value: 7 }));
    expect(await call).toBe(7);
  });

  it('stops reaching a listener that has been taken off', () => {
    const { wire, socket } = standIn();
    const heard = vi.fn();
    wire.on('notice', heard)();
    socket(0).listener.opened();
    socket(0).listener.received(JSON.stringify({ event: 'notice', payload: 1 }));
    expect(heard).not.toHaveBeenCalled();
  });
});

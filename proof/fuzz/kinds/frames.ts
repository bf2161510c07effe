import fc from 'fast-check';
import WebSocket from 'ws';
import { callFrame, hostFrame } from '@shared/contract/frames';
import { MalformedCall, type Dispatcher } from '@main/hosts/shared/dispatcher';
import { startWebHost } from '@main/hosts/web/server';
import { Publisher } from '@main/services/publisher';
import { grown } from '../grow';
import { measured, must } from '../held';
import { defineKind, type Fed } from '../kind';
import { changes, mutated, mutatedBytes, type Change } from '../mutate';

interface Input {
  readonly document: unknown;
  readonly made: readonly Change[];
  readonly bytes: readonly Change[];
  readonly binary: boolean;
}

const WORDS = ['id', 'call', 'input', 'app.info', 'settings.get', 'event', 'payload', 'ok'];

const frameOf = ({ document, made, bytes }: Input): Uint8Array<ArrayBuffer> =>
  mutatedBytes(Buffer.from(JSON.stringify(mutated(document, made, WORDS)) ?? ''), bytes);

/** Says every call back, and knows none with an empty name. */
const echo: Dispatcher = async (name, input) => {
  if (name === '') throw new MalformedCall('There is no such call.');
  return { name, input };
};

/** Frames of the socket, good and bad, to the real web host. */
export const frames = defineKind<Input>('frames', async () => {
  const host = await startWebHost({
    assets: async () => ({ status: 404, headers: {}, body: Buffer.alloc(0) }),
    dispatch: echo,
    publisher: new Publisher(),
    port: 0,
  });
  const line = new Line(host.address);
  return {
    inputs: fc.record({
      document: grown(callFrame),
      made: changes(3),
      bytes: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: changes(3) }),
      binary: fc.oneof(
        { weight: 15, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    }),
    feed: (input) => measured(() => feedFrame(frameOf(input), input.binary, line)),
    shown: frameOf,
    expected: ['answered', 'refused', 'closed'],
    close: async () => {
      line.end();
      await host.close();
    },
  };
});

async function feedFrame(bytes: Uint8Array, binary: boolean, line: Line): Promise<Fed> {
  const reply = await line.ask(bytes, binary);
  if (reply !== null) {
    const frame = hostFrame.parse(JSON.parse(reply));
    must('id' in frame, 'the answer to a frame has its number');
    must(frame.ok || frame.error.length < 500, 'what is wrong with a frame is told in short');
    return { accepted: 1, refused: 0, said: [frame.ok ? 'answered' : 'refused'] };
  }
  // Whoever was hung up on may call again.
  const sound = await line.ask(Buffer.from('{"id":1,"call":"app.info"}'), false);
  must(sound !== null, 'the host answers after a bad frame');
  return { accepted: 0, refused: 1, said: ['closed'] };
}

/** Milliseconds until a host that says nothing counts as hanging. */
const PATIENCE = 20_000;

/** A page's end of the socket, opened anew when the host hung up. */
class Line {
  #socket: WebSocket | null = null;
  #cookie: string | null = null;

  constructor(private readonly address: string) {}

  /** The answer to a frame; null when the host hangs up instead. */
  async ask(bytes: Uint8Array, binary: boolean): Promise<string | null> {
    const socket = this.#socket ?? (await this.#open());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The host neither answers nor hangs up.')), PATIENCE);
      const done = (reply: string | null): void => {
        clearTimeout(timer);
        socket.removeAllListeners();
        if (reply === null) this.#socket = null;
        resolve(reply);
      };
      socket.once('message', (data) => done(String(data)));
      socket.once('close', () => done(null));
      socket.on('error', () => undefined);
      socket.send(bytes, { binary });
    });
  }

  end(): void {
    this.#socket?.terminate();
  }

  async #open(): Promise<WebSocket> {
    const { origin } = new URL(this.address);
    this.#cookie ??= (await fetch(this.address, { redirect: 'manual' })).headers.get('set-cookie');
    const cookie = this.#cookie?.split(';', 1)[0] ?? '';
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`, { origin, headers: { cookie } });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    this.#socket = socket;
    return socket;
  }
}

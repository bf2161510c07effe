import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import { z } from 'zod';

/** The built program on the web host. */
export interface Host {
  /** Where its page is. */
  readonly address: string;
  /**
   * Bytes in use in the heap and in memory beside it, after everything that can go has gone.
   *
   * @throws when it was started without its inspector
   */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** A session with an inspector. */
interface Session {
  /** Sends a command by its name and gives the answer. */
  send(method: string, params?: object): Promise<unknown>;
  close(): void;
}

// Whoever starts this says where the project's folder is: a bundle lies elsewhere than its source.
const [root = ''] = process.argv.slice(2);

await promisify(execFile)(process.execPath, [join(root, 'scripts/build.mjs')]);

/**
 * Starts the built program on the web host. With Node's inspector open its memory can be read from outside, and
 * no line of the program is different.
 */
export async function startHost(
  dataFolder: string,
  { inspected }: { readonly inspected: boolean },
): Promise<Host> {
  const program = join(root, 'out/main/cli.js');
  const words = ['start', '--host', 'web', '--no-open', '--port', '0', '--data', dataFolder];
  const inspector = inspected ? ['--inspect=127.0.0.1:0'] : [];
  const child = spawn(process.execPath, [...inspector, program, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whatever goes wrong here, the program does not go on without anybody.
  process.once('exit', () => child.kill('SIGKILL'));
  const [address, session] = await Promise.all([
    said(child, child.stdout, /https?:\/\/127\.0\.0\.1:\d+\/\S*/),
    inspected ? said(child, child.stderr, /ws:\/\/127\.0\.0\.1:\d+\/\S+/).then(openSession) : null,
  ]);
  return {
    address,
    async memory() {
      if (session === null) throw new Error('The program was started without its inspector.');
      for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
      const answer = await session.send('Runtime.evaluate', {
        expression: '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())',
        returnByValue: true,
      });
      return evaluated.parse(answer).result.value;
    },
    async stop() {
      session?.close();
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const evaluated = z.object({ result: z.object({ value: z.number() }) });

/** Waits until a program says what fits a pattern, and gives that part. */
function said(child: ChildProcess, stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (chunk) => {
      text += String(chunk);
      const found = pattern.exec(text);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}:\n${text}`)));
  });
}

/** What an inspector says: the answer to a command, or by itself what has happened. */
const inspectorFrame = z.object({
  id: z.number().optional(),
  result: z.unknown(),
  error: z.object({ message: z.string() }).optional(),
});

async function openSession(address: string): Promise<Session> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await once(socket, 'open');
  const waiting = new Map<
    number,
    { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void }
  >();
  let last = 0;
  socket.on('message', (data) => {
    const { id, result, error } = inspectorFrame.parse(JSON.parse(String(data)));
    if (id === undefined) return;
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}

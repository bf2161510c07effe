import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { buildIfNeeded } from '../../bin/build.mjs';

const program = fileURLToPath(new URL('../../out/main/cli.js', import.meta.url));

await buildIfNeeded(() => {});

/**
 * Starts the built program on the web host. With Node's inspector open its memory can be read from outside, and
 * no line of the program is different.
 */
export async function startHost(dataFolder, { inspected }) {
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
    /** Bytes in use in the heap and in memory beside it, after everything that can go has gone. */
    async memory() {
      for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
      const { result } = await session.send('Runtime.evaluate', {
        expression: '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())',
        returnByValue: true,
      });
      return result.value;
    },
    async stop() {
      session?.close();
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Waits until a program says what fits a pattern, and gives that part. */
function said(child, stream, pattern) {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (chunk) => {
      text += chunk;
      const found = pattern.exec(text);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}:\n${text}`)));
  });
}

/** A session with an inspector: commands by name, and their answers. */
async function openSession(address) {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await once(socket, 'open');
  const waiting = new Map();
  let last = 0;
  socket.on('message', (data) => {
    const { id, result, error } = JSON.parse(data);
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

// Runs electron-builder with what it is given. Without a network it would end in the inner workings of a
// download; that is said here in a sentence instead.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');
const BUILDER = join(root, 'node_modules', 'electron-builder', 'cli.js');
/** electron-builder begins what went wrong with this sign. */
const WRONG = '⨯';
const NO_DOWNLOAD =
  /\b(?:RequestError|HTTPError|TimeoutError|ReadError|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/;

/**
 * What to tell of a failure.
 *
 * @param {string} wrong what electron-builder said about it
 */
export function wordsFor(wrong) {
  const code = NO_DOWNLOAD.exec(wrong)?.[0];
  if (code === undefined) return wrong;
  const reason = new RegExp(`${WRONG}\\s*(.+?)(?:\\s{2,}|$)`, 'm').exec(wrong)?.[1] ?? code;
  return (
    "Packing needs Electron's own program and tools, which are downloaded once, and the download failed " +
    `(${reason}). The web host runs without it: npm start -- --host web\n`
  );
}

/** @param {readonly string[]} options for electron-builder */
async function pack(options) {
  const child = spawn(process.execPath, [BUILDER, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let wrong = '';
  let rest = '';
  const tell = (line) => {
    if (wrong !== '' || line.includes(WRONG)) wrong += line;
    else process.stdout.write(line);
  };
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split(/(?<=\n)/);
    rest = lines.at(-1)?.endsWith('\n') ? '' : (lines.pop() ?? '');
    lines.forEach(tell);
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  tell(rest);
  if (wrong !== '') (code === 0 ? process.stdout : process.stderr).write(wordsFor(wrong));
  return code === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await pack(process.argv.slice(2));

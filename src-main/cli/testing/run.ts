import { vi } from 'vitest';
import { openCardHouse } from '../card-house';
import { commands } from '../commands';
import { makeProgram, runProgram } from '../program';

/** How a command line ended, and what it printed. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** For tests: runs a command line in this process. */
export async function tefuda(...args: string[]): Promise<Ran> {
  let [out, err] = ['', ''];
  const keep =
    (take: (text: string) => void) =>
    (text: unknown): boolean => {
      take(String(text));
      return true;
    };
  vi.spyOn(console, 'log').mockImplementation(keep((text) => (out += `${text}\n`)));
  vi.spyOn(console, 'error').mockImplementation(keep((text) => (err += `${text}\n`)));
  vi.spyOn(process.stdout, 'write').mockImplementation(keep((text) => (out += text)));
  vi.spyOn(process.stderr, 'write').mockImplementation(keep((text) => (err += text)));
  const before = process.exitCode;
  process.exitCode = 0;
  const code = await runProgram(
    makeProgram({ commands, worker: 'no-worker.js', openHouse: openCardHouse, version: '9.9.9' }, args),
    args,
  );
  const seen = code ?? Number(process.exitCode);
  process.exitCode = before;
  vi.restoreAllMocks();
  return { code: seen, out, err };
}

import { readFileSync } from 'node:fs';
import { errorCode } from './file-system';

/** What Linux tells of a process in /proc: its state, and when it began in ticks since the machine did. */
interface ProcessFacts {
  readonly state: string;
  readonly began: string;
}

/** Ended, though nobody has asked yet what became of it: such a process still has its number. */
const ENDED = new Set(['Z', 'X', 'x']);
/** Where they stand behind the name of the process, which may hold spaces and brackets itself. */
const [STATE, BEGAN] = [0, 19];

/** Null where the system has no such list, or no such process. */
function factsOf(pid: number): ProcessFacts | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[STATE] ?? '', began: fields[BEGAN] ?? '' };
  } catch {
    return null;
  }
}

/** When a process began, in the system's own measure; null where the system does not tell. */
export const beginningOf = (pid: number): string | null => factsOf(pid)?.began ?? null;

/**
 * Whether a process with this number runs on this machine. One that has ended counts no longer, even while its
 * number is still taken.
 *
 * @param began when it began, so that another program that was given its number later is not taken for it
 */
export function isAlive(pid: number, began: string | null = null): boolean {
  const facts = factsOf(pid);
  if (facts !== null && (ENDED.has(facts.state) || (began !== null && facts.began !== began))) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's program answers with a refusal, and is alive.
    return errorCode(error) === 'EPERM';
  }
}

import { errorCode } from './file-system';

/** Whether a process with this number runs on this machine. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's program answers with a refusal, and is alive.
    return errorCode(error) === 'EPERM';
  }
}

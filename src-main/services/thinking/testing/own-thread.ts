import { think } from '@main/workers/thinking';
import { GivenUp, taskOf, type Thinking } from '../thinking';

/** For tests: thinks where the test is, a moment later, with exactly what would be sent to a thread. */
export const ownThread: Thinking = {
  threads: 1,
  async think(match, question, signal) {
    const task = structuredClone(taskOf(match, question));
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) throw new GivenUp();
    const answer = think(task);
    if (!answer.ok) throw new Error(answer.problem);
    return answer.thought;
  },
};

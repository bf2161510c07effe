import { think } from '@main/workers/thinking';
import { GivenUp, taskOf, type Thinking } from '../thinking';

/**
 * For tests: thinks where the test is, a moment later, with exactly what would be sent to a thread.
 *
 * @param hurry how much less is tried out than was asked for; nothing is tried by the clock
 */
export const ownThread = (hurry = 1): Thinking => ({
  threads: 1,
  async think(match, question, signal) {
    const iterations = Math.ceil(question.budget.iterations / hurry);
    const task = structuredClone(taskOf(match, { ...question, budget: { iterations } }));
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) throw new GivenUp();
    const answer = think(task);
    if (!answer.ok) throw new Error(answer.problem);
    return answer.thought;
  },
});

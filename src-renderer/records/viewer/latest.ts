/**
 * Asks for one thing at a time. While an answer is under way only the newest wish is kept, so that a drag
 * over a hundred moments asks for a few of them, and always for the last.
 *
 * @param ask gets an answer; a rejection is passed on to whoever made that wish
 * @param take is given every answer, with the wish it answers and whether a newer one waits
 */
export function makeLatest<Wish, Answer>(
  ask: (wish: Wish) => Promise<Answer>,
  take: (answer: Answer, wish: Wish, isLast: boolean) => void,
): (wish: Wish) => Promise<void> {
  let waiting: { readonly wish: Wish } | null = null;
  let working = false;

  return async function want(wish) {
    waiting = { wish };
    if (working) return;
    working = true;
    try {
      while (waiting !== null) {
        const { wish: now }: { readonly wish: Wish } = waiting;
        waiting = null;
        const answer = await ask(now);
        take(answer, now, waiting === null);
      }
    } finally {
      working = false;
    }
  };
}

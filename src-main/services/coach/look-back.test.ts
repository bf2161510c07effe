import { describe, expect, it } from 'vitest';
import { BOX, boxCards } from '@shared/games/copytoru/testing/box';
import { ownThread } from '../thinking/testing/own-thread';
import { GivenUp, thinkerOf, type Question, type Thinking } from '../thinking/thinking';
import { lookBackAt, type FinishedMatch } from './look-back';
import { blunderedMatches, matchOptions, preparedMatch, type Blundered } from './testing/blunder';

const going = new AbortController().signal;
const seating = preparedMatch();
const [match] = blunderedMatches(1);

function finished({ seed, picks }: Blundered, players = ['human', 'human'], thinking = ownThread(4)) {
  const made = { game: 'copy-ability-battle', cards: boxCards, box: BOX, seats: 2, options: matchOptions };
  const match: FinishedMatch = {
    seating,
    seats: players.map((player, seat) => ({
      name: `Seat ${seat}`,
      player: player === 'human' ? 'human' : 'greedy',
      handicap: 0,
    })),
    seed,
    picks,
    rounds: picks.map((_, index) => (index < picks.length / 2 ? 1 : 2)),
    thinker: thinkerOf(thinking, made),
  };
  return match;
}

/** Thinks nothing, and notes what it was asked. */
function noting(asked: Question[]): Thinking {
  return {
    threads: 1,
    think: (_, question) => {
      asked.push(question);
      return Promise.resolve({ pick: [], candidates: [], iterations: 0 });
    },
  };
}

describe('a look back', () => {
  it.each(blunderedMatches(3))(
    'names the attack that would have won and was not made, and makes it: $seed',
    async (match) => {
      const moments = await lookBackAt(finished(match), going, () => undefined);
      const moment = moments.find(({ pick }) => pick === match.n);
      expect(moment).toMatchObject({
        seat: 1,
        round: 2,
        chosen: { pick: [], chance: 0 },
        better: { pick: match.attack, chance: 1 },
      });
      expect((moment?.better.stars ?? 0) - (moment?.chosen.stars ?? 0)).toBeCloseTo(match.stars, 6);
      expect(moment?.reasons[0]?.key).toBe('main.hints.attack');
      expect(moments.length).toBeLessThanOrEqual(3);
      expect(moments.map(({ pick }) => pick)).toEqual(moments.map(({ pick }) => pick).sort((a, b) => a - b));
    },
  );

  it('comes to the same however often it is made', async () => {
    const look = () => lookBackAt(finished(match), going, () => undefined);
    expect(await look()).toEqual(await look());
  });

  it('judges people, and everybody where only computers played', async () => {
    const judged = async (players: string[]): Promise<number[]> => {
      const asked: Question[] = [];
      await lookBackAt(finished(match, players, noting(asked)), going, () => undefined);
      return asked.map(({ decision }) => decision.seat);
    };
    const made = (seat: number): number[] =>
      match.picks.flatMap((pick) => (pick.seat === seat ? [pick.seat] : []));
    expect(await judged(['human', 'greedy'])).toEqual(made(0));
    expect(await judged(['greedy', 'human'])).toEqual(made(1));
    expect(await judged(['human', 'human'])).toHaveLength(match.picks.length);
    expect(await judged(['greedy', 'greedy'])).toHaveLength(match.picks.length);
  });

  it('compares every pick with what a search finds, from what its own seat could see', async () => {
    const asked: Question[] = [];
    await lookBackAt(finished(match, ['human', 'human'], noting(asked)), going, () => undefined);
    for (const { view, decision, consider } of asked) {
      expect(view.seat).toBe(decision.seat);
      expect(consider).toHaveLength(1);
    }
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length);
  });

  it('says how far it is, up to its end', async () => {
    const steps: number[][] = [];
    await lookBackAt(finished(match), going, (done, of) => steps.push([done, of]));
    const of = match.picks.length + 8;
    expect(steps[0]).toEqual([0, of]);
    expect(steps.map(([done = 0]) => done)).toEqual(steps.map((_, index) => index));
    expect(steps.at(-1)?.[0]).toBeLessThanOrEqual(of);
    expect(steps.at(-1)?.[0]).toBeGreaterThan(match.picks.length);
  });

  it('ends at once when it is given up', async () => {
    const given = new AbortController();
    let looked = 0;
    const look = lookBackAt(finished(match), given.signal, () => {
      looked += 1;
      if (looked === 3) given.abort();
    });
    await expect(look).rejects.toThrow(GivenUp);
    expect(looked).toBe(3);
  });
});

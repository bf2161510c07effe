import { describe, expect, it } from 'vitest';
import type { MatchView } from '@shared/contract/view';
import { testFolder } from '../testing/folder';
import { openTestMatches, type TestMatches } from '../testing/services';
import type { Outcome } from '../outcome';

function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(outcome.refusal.key);
  return outcome.value;
}

async function begin(seed: string): Promise<{ test: TestMatches; id: string; view: MatchView }> {
  const test = await openTestMatches({ folder: await testFolder(), pause: 60_000 });
  const view = valueOf(
    await test.matches.create({
      game: 'copy-ability-battle',
      seats: [
        { name: 'Aki', player: 'human', handicap: 3 },
        { name: 'Robo', player: 'random', handicap: 0 },
      ],
      options: { first: 0, rounds: 2 },
      seed,
    }),
  );
  return { test, id: view.id, view };
}

/** Life and stars of an enemy by its id; stars by life as the box has them. */
const STARS = [0, 2, 2, 3, 3, 4, 6, 8, 10];
const lifeOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

describe('the story of a match', () => {
  it('begins its points with the stars handed out', async () => {
    const { view } = await begin('handicap');
    expect(view.scores).toEqual([3, 0]);
    expect(view.history).toEqual([[3, 0]]);
    expect(view.best).toBeNull();
  });

  it('remembers the best attack with its card, its enemies and the stars it brought', async () => {
    const { test, id, view } = await begin('best');
    // Every first enemy is coloured and has life 5 at most; the strongest starting card has power 5.
    const five = Object.entries(view.cards).find(([, card]) => card.startsWith('copytoru-base/normal-5'));
    const card = `c${five?.[0] ?? ''}`;
    expect(view.decision?.options.map((option) => option.id)).toContain(card);
    valueOf(await test.matches.pick(id, 1, [card]));
    const aimed = valueOf(await test.matches.open(id));
    const [target] = aimed.decision?.options ?? [];
    const enemy = aimed.cards[Number(target?.id.slice(1))] ?? '';
    valueOf(await test.matches.pick(id, 2, [target?.id ?? '']));
    const after = valueOf(await test.matches.open(id));
    const stars = STARS[lifeOf(enemy)];
    expect(stars).toBeGreaterThan(0);
    expect(after.best).toEqual({
      seat: 0,
      round: 1,
      card: five?.[1],
      enemies: [enemy],
      discarded: 0,
      stars,
    });
    expect(after.scores).toEqual([3 + (stars ?? 0), 0]);
    expect(after.history).toEqual([[3, 0]]);
    valueOf(await test.matches.undo(id));
    expect(valueOf(await test.matches.open(id)).best).toBeNull();
  });

  it('has the points after every round', async () => {
    const { test, id } = await begin('rounds');
    let view = valueOf(await test.matches.open(id));
    const atRoundEnd: (readonly number[])[] = [view.scores];
    let { round } = view.counters;
    while (view.decision !== null) {
      if (view.decision.seat === 0) {
        const { pick } = valueOf(await test.matches.hint(id));
        valueOf(await test.matches.pick(id, view.number, pick));
      } else valueOf(await test.matches.pace(id, 'step'));
      view = valueOf(await test.matches.open(id));
      if (view.counters['round'] !== round || view.decision === null) atRoundEnd.push(view.scores);
      round = view.counters['round'] ?? 0;
    }
    expect(atRoundEnd).toHaveLength(3);
    expect(view.history).toEqual(atRoundEnd);
  });
});

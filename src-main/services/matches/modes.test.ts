import { describe, expect, it } from 'vitest';
import type { MatchChange, MatchView } from '@shared/contract/view';
import { playerRandom } from '@shared/players';
import { testFolder } from '../testing/folder';
import { anyPick, newMatch, playOne, playToEnd, playUntil, refusalOf, valueOf } from '../testing/playing';
import { openTestMatches, type TestMatches } from '../testing/services';

const open = async (): Promise<TestMatches> => openTestMatches({ folder: await testFolder(), pause: 60_000 });

const changesOf = ({ published }: TestMatches): MatchChange[] =>
  published.flatMap((event) => (event.name === 'match.changed' ? [event.payload] : []));

/** Instances that a view or its events name from the hands of other seats and the face-down decks. */
function hiddenShown({ view, events }: Pick<MatchChange, 'view' | 'events'>): string[] {
  const closed = (zone: string): boolean => {
    const { looks, owner } = view.zones[zone] ?? { looks: 'all', owner: null };
    return looks === 'nobody' || (looks === 'owner' && owner !== view.viewer);
  };
  const lying = Object.entries(view.zones).flatMap(([name, { cards }]) =>
    closed(name) ? cards.flatMap((card) => (card === null ? [] : [`${card} in ${name}`])) : [],
  );
  // A face-up pile that is shuffled into a deck was seen by everybody before.
  const moved = events.flatMap((event) =>
    event.type === 'moved' && event.card !== null && closed(event.from) && closed(event.to)
      ? [`${event.card} to ${event.to}`]
      : [],
  );
  const named = new Set(Object.values(view.zones).flatMap(({ cards }) => cards));
  const others = Object.keys(view.cards).filter((card) => !named.has(Number(card)));
  return [...lying, ...moved, ...others];
}

/** The sets of Easy Battle by number of seats, and the cards of a hand: the printed table. */
const SETS = { 2: [4, 8], 3: [3, 6], 4: [4, 8], 5: [5, 5], 6: [6, 6] } as const;

describe('Easy Battle at one screen', () => {
  it.each([2, 3, 4, 5, 6] as const)(
    'shows %i people nothing of another hand, whatever they do',
    async (seats) => {
      const test = await open();
      const players = Array.from({ length: seats }, () => 'human' as const);
      const random = playerRandom(`hands of ${seats}`);
      const [sets, hand] = SETS[seats];
      const begun = valueOf(await test.matches.create(newMatch('easy-battle', players, 'hidden hands')));
      expect(begun).toMatchObject({ viewer: null, curtain: {} });
      expect(hiddenShown({ view: begun, events: [] })).toEqual([]);
      const own = await playUntil(
        test,
        begun.id,
        ({ number }) => number > 3,
        (view) => {
          expect(view.zones[`hand:${view.viewer}`]?.cards).not.toContain(null);
          expect(hiddenShown({ view, events: [] })).toEqual([]);
          return anyPick(view, random);
        },
      );
      expect(own.zones['hand:0']?.cards.length).toBeGreaterThan(hand - 3);
      const over = await playToEnd(test, begun.id, (view) => anyPick(view, random));
      expect(over.result?.reason).toBe('hands');
      expect(changesOf(test).flatMap(hiddenShown)).toEqual([]);
      expect(changesOf(test).length).toBeGreaterThan(2 * seats * hand);
      // Points stand after the set-up and after every set.
      expect(over.history).toHaveLength(sets + 1);
      expect(over.history.at(-1)).toEqual(over.result?.scores);
      expect(await test.matches.list()).toMatchObject([
        { round: sets, rounds: sets, finished: true, offer: [] },
      ]);
    },
  );

  it('lists the enemies of the set, and counts sets as rounds', async () => {
    const test = await open();
    const { id, zones } = valueOf(
      await test.matches.create(newMatch('easy-battle', ['human', 'random', 'random'], 'list')),
    );
    const [listed] = await test.matches.list();
    expect(listed).toMatchObject({ round: 1, rounds: 3, practice: false, result: null, seed: 'list' });
    expect(listed?.enemies).toHaveLength(6);
    expect(zones['table:enemy']?.cards).toHaveLength(6);
    // Six enemies, one a turn: the second set lies there after six turns.
    await playUntil(test, id, ({ counters }) => counters['set'] === 2);
    const [later] = await test.matches.list();
    expect(later).toMatchObject({ round: 2, rounds: 3 });
    expect(later?.enemies).toHaveLength(6);
    expect(valueOf(await test.matches.open(id)).history).toHaveLength(2);
  });

  it('remembers the best attack, also one made with a card turned up', async () => {
    const test = await open();
    const random = playerRandom('attacks');
    let challenges = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { id } = valueOf(await test.matches.create(newMatch('easy-battle', ['human', 'human'], seed)));
      const wins: { seat: number; stars: number }[] = [];
      let before: MatchView | null = null;
      await playToEnd(test, id, (view) => {
        if (before !== null) wins.push(...gained(before, view));
        before = view;
        const challenge = view.decision?.options.some((option) => option.id === 'challenge') === true;
        if (challenge) challenges += 1;
        return challenge ? ['challenge'] : anyPick(view, random);
      });
      const over = valueOf(await test.matches.open(id));
      if (before !== null) wins.push(...gained(before, over));
      const most = Math.max(0, ...wins.map(({ stars }) => stars));
      expect(over.best?.stars ?? 0).toBe(most);
      if (over.best !== null) expect(over.best.enemies).toHaveLength(1);
    }
    expect(challenges).toBeGreaterThan(20);
  });
});

/** Stars gained between two views, by seat; each attack of Easy Battle beats one enemy at most. */
function gained(before: MatchView, after: MatchView): { seat: number; stars: number }[] {
  return after.scores.flatMap((score, seat) => {
    const stars = score - (before.scores[seat] ?? 0);
    return stars > 0 ? [{ seat, stars }] : [];
  });
}

describe('taking back in Easy Battle (CT-E9)', () => {
  it('among several people ends where a card of the deck was turned up', async () => {
    const test = await open();
    const { id } = valueOf(
      await test.matches.create(newMatch('easy-battle', ['human', 'human'], 'deck', { first: 0 })),
    );
    await test.matches.ready(id, 0);
    const start = valueOf(await test.matches.open(id));
    valueOf(await test.matches.pick(id, 1, ['challenge']));
    expect(valueOf(await test.matches.open(id))).toMatchObject({ canUndo: true });
    valueOf(await test.matches.undo(id));
    const undone = valueOf(await test.matches.open(id));
    // Nothing had come out, so that the match counts as before.
    expect(undone).toEqual({ ...start, canRedo: true, paused: true });
    expect(undone.practice).toBe(false);
    valueOf(await test.matches.pick(id, 1, ['challenge']));
    const discard = valueOf(await test.matches.open(id));
    expect(discard.decision?.kind).toBe('challenge-discard');
    valueOf(await test.matches.pick(id, 2, [discard.decision?.options[0]?.id ?? '']));
    expect(valueOf(await test.matches.open(id)).canUndo).toBe(false);
    expect(refusalOf(await test.matches.undo(id))).toBe('main.refusals.cannot-undo');
  });

  it('alone against computers is free, and makes the match practice', async () => {
    const test = await open();
    const { id } = valueOf(
      await test.matches.create(newMatch('easy-battle', ['human', 'random'], 'free', { first: 0 })),
    );
    valueOf(await test.matches.pick(id, 1, ['challenge']));
    const discard = valueOf(await test.matches.open(id));
    valueOf(await test.matches.pick(id, 2, [discard.decision?.options[0]?.id ?? '']));
    const turned = valueOf(await test.matches.open(id));
    expect(turned).toMatchObject({ canUndo: true, practice: false });
    valueOf(await test.matches.undo(id));
    expect(valueOf(await test.matches.open(id))).toMatchObject({ number: 2, practice: true });
    expect(await test.matches.list()).toMatchObject([{ practice: true }]);
  });
});

describe('a quest', () => {
  it('belongs to one person, is told by turns and ends with its own words', async () => {
    const test = await open();
    const { id } = valueOf(
      await test.matches.create(newMatch('solo-battle', ['human'], 'quest', { quest: 4 })),
    );
    const view = valueOf(await test.matches.open(id));
    expect(view).toMatchObject({ viewer: 0, curtain: null, decision: { mine: true } });
    const [listed] = await test.matches.list();
    expect(listed).toMatchObject({ quest: 4, round: 1, rounds: 0, result: null });
    // Four enemies in the farthest row, four cards offered.
    expect(listed?.enemies).toHaveLength(4);
    expect(listed?.offer).toHaveLength(4);
    const scores: (readonly number[])[] = [view.scores];
    let turn = 1;
    const over = await playToEnd(test, id, (now) => {
      if (Number(now.counters['round']) > turn) scores.push(now.scores);
      turn = Number(now.counters['round']);
      return anyPick(now, playerRandom(`${now.number}`));
    });
    expect(['target', 'damage', 'deck']).toContain(over.result?.reason);
    expect(over.history).toHaveLength(Number(over.counters['round']) + 1);
    expect(over.history.slice(0, scores.length)).toEqual(scores);
    expect(await test.matches.list()).toMatchObject([
      { quest: 4, finished: true, round: over.counters['round'], rounds: 0, result: over.result },
    ]);
  });

  it('can be taken back to its beginning, also after its end, and played again', async () => {
    const test = await open();
    const begun = valueOf(
      await test.matches.create(newMatch('solo-battle', ['human'], 'back', { quest: 8 })),
    );
    const over = await playToEnd(test, begun.id, (view) => anyPick(view, playerRandom(`${view.number}`)));
    expect(over).toMatchObject({ canUndo: true, practice: false });
    let view = over;
    while (view.canUndo) {
      valueOf(await test.matches.undo(begun.id));
      view = valueOf(await test.matches.open(begun.id));
    }
    expect({ ...view, canRedo: false, paused: false, practice: false }).toEqual(begun);
    while (view.canRedo) {
      valueOf(await test.matches.redo(begun.id));
      view = valueOf(await test.matches.open(begun.id));
    }
    expect(view).toEqual({ ...over, practice: true });
    await test.matches.close(begun.id);
    expect(valueOf(await test.matches.open(begun.id))).toMatchObject({ canUndo: false, practice: true });
  });

  it('that a computer plays is only watched', async () => {
    const test = await open();
    const { id } = valueOf(await test.matches.create(newMatch('solo-battle', ['random'], 'watch')));
    const view = await playOne(test, id);
    expect(view).toMatchObject({ viewer: null, canUndo: false, canRedo: false, number: 2 });
    expect(refusalOf(await test.matches.undo(id))).toBe('main.refusals.cannot-undo');
    expect(await test.matches.list()).toMatchObject([{ quest: 1, practice: false }]);
  });
});

import { describe, expect, it } from 'vitest';
import type { NewMatch } from '@shared/contract/calls';
import type { MatchChange, MatchView } from '@shared/contract/view';
import { testFolder } from '../testing/folder';
import { openTestMatches, type TestMatches } from '../testing/services';
import type { Outcome } from '../outcome';

type PlayerName = NewMatch['seats'][number]['player'];

function newMatch(players: readonly PlayerName[], seed: string): NewMatch {
  const seats = players.map((player, index) => ({ name: `Seat ${index}`, player, handicap: 0 }));
  return { game: 'copy-ability-battle', seats, options: { first: 0 }, seed };
}

function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(outcome.refusal.key);
  return outcome.value;
}

const refusalOf = (outcome: Outcome<unknown>): string => (outcome.ok ? '' : outcome.refusal.key);

const changesOf = ({ published }: TestMatches): MatchChange[] =>
  published.flatMap((event) => (event.name === 'match.changed' ? [event.payload] : []));

function firstPick({ decision }: MatchView): string[] {
  if (decision === null) throw new Error('The match is over.');
  return decision.options.slice(0, Math.max(decision.min, Math.min(1, decision.max))).map(({ id }) => id);
}

/** The hands a view shows any card of that only their owner may know. */
function handsShown(view: MatchView, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => {
    const cards = view.zones[`hand:${seat}`]?.cards ?? [];
    return cards.length > 0 && cards.every((card) => card !== null);
  });
}

async function until(
  test: TestMatches,
  id: string,
  wanted: (view: MatchView) => boolean,
): Promise<MatchView> {
  let view = valueOf(await test.matches.open(id));
  await expect
    .poll(
      async () => {
        view = valueOf(await test.matches.open(id));
        return wanted(view);
      },
      { timeout: 10_000, interval: 5 },
    )
    .toBe(true);
  return view;
}

describe('several people at one screen', () => {
  it('see a curtain until the person who is asked is there', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const view = valueOf(await test.matches.create(newMatch(['human', 'human', 'human'], 'curtain')));
    expect(view).toMatchObject({
      viewer: null,
      curtain: { seat: 0 },
      decision: { mine: false, options: [] },
    });
    expect(refusalOf(await test.matches.pick(view.id, 1, ['skip']))).toBe(
      'prompts.refusals.not-your-decision',
    );
    expect(refusalOf(await test.matches.ready(view.id, 1))).toBe('main.refusals.nobody-waits');
    valueOf(await test.matches.ready(view.id, 0));
    const lifted = valueOf(await test.matches.open(view.id));
    expect(lifted).toMatchObject({ viewer: 0, curtain: null, decision: { mine: true } });
    expect(changesOf(test).map(({ cause }) => cause)).toEqual(['viewer']);
  });

  it('never see a hand of anybody but the viewer, in views or in what moves', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const { id } = valueOf(await test.matches.create(newMatch(['human', 'human', 'human'], 'hands')));
    // The starting hands are known to all (CT-C20), so look once other cards have been drawn.
    for (let picks = 0; picks < 60; picks += 1) {
      let view = valueOf(await test.matches.open(id));
      if (view.curtain !== null) {
        expect(view.viewer).toBeNull();
        valueOf(await test.matches.ready(id, view.curtain.seat));
        view = valueOf(await test.matches.open(id));
      }
      const wish = view.decision?.options.some((option) => option.id === 'draw-normal');
      const pick = wish === true ? ['draw-normal'] : firstPick(view);
      valueOf(await test.matches.pick(id, view.number, pick));
    }
    for (const { view, events } of changesOf(test)) {
      for (let seat = 0; seat < 3; seat += 1) {
        if (view.viewer === seat) continue;
        const drawn = events.filter(
          (event) => event.type === 'moved' && event.from === 'deck:normal' && event.to === `hand:${seat}`,
        );
        for (const event of drawn) expect(event).toMatchObject({ card: null });
      }
      for (const zone of ['deck:normal', 'deck:copy', 'deck:enemy']) {
        expect(view.zones[zone]?.cards.every((card) => card === null)).toBe(true);
      }
    }
  });

  it('are told behind the curtain what happened since their last turn', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const { id } = valueOf(await test.matches.create(newMatch(['human', 'human'], 'since')));
    const order: number[] = [];
    while (order.length < 3) {
      const view = valueOf(await test.matches.open(id));
      if (view.curtain !== null) {
        order.push(view.curtain.seat);
        if (order.length === 3) {
          const seats = view.curtain.since.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
          expect(view.curtain.since.length).toBeGreaterThan(0);
          expect(seats).toContain(1);
          const lastOwn = Math.max(...view.log.filter((line) => line.seat === 0).map((line) => line.pick));
          expect(view.curtain.since.every((line) => line.pick >= Math.min(lastOwn, view.number))).toBe(false);
        }
        valueOf(await test.matches.ready(id, view.curtain.seat));
      } else valueOf(await test.matches.pick(id, view.number, firstPick(view)));
    }
    expect(order).toEqual([0, 1, 0]);
  });

  it('take back only until something hidden came out', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const { id } = valueOf(await test.matches.create(newMatch(['human', 'human'], 'undo')));
    valueOf(await test.matches.ready(id, 0));
    const start = valueOf(await test.matches.open(id));
    expect(start.canUndo).toBe(false);
    const card = start.decision?.options.find((option) => option.id.startsWith('c'))?.id ?? '';
    valueOf(await test.matches.pick(id, 1, [card]));
    const played = valueOf(await test.matches.open(id));
    expect(played.decision?.kind).toBe('target');
    expect(played.canUndo).toBe(true);
    valueOf(await test.matches.undo(id));
    expect(valueOf(await test.matches.open(id))).toMatchObject({ number: 1, canUndo: false, canRedo: true });
    valueOf(await test.matches.redo(id));
    valueOf(await test.matches.pick(id, 2, []));
    const get = valueOf(await test.matches.open(id));
    expect(get.decision?.options.map((option) => option.id)).toContain('draw-normal');
    expect(get.canUndo).toBe(true);
    valueOf(await test.matches.pick(id, 3, ['draw-normal']));
    expect(valueOf(await test.matches.open(id)).canUndo).toBe(false);
    expect(refusalOf(await test.matches.undo(id))).toBe('main.refusals.cannot-undo');
  });
});

describe('one person against computers', () => {
  it('always looks with that person’s eyes', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const { id, viewer } = valueOf(await test.matches.create(newMatch(['greedy', 'human'], 'eyes')));
    expect(viewer).toBe(1);
    const view = await until(test, id, ({ decision }) => decision?.seat === 1);
    expect(view).toMatchObject({ viewer: 1, curtain: null });
    expect(handsShown(view, 2)).toContain(1);
    expect(changesOf(test).every((change) => change.view.viewer === 1)).toBe(true);
  });

  it('goes back to the decision before, past the computers, and play waits until the next pick', async () => {
    const test = await openTestMatches({ folder: await testFolder(), pause: 1 });
    const { id } = valueOf(await test.matches.create(newMatch(['human', 'random', 'random'], 'back')));
    const own = (view: MatchView): boolean => view.decision?.seat === 0;
    const before = await until(test, id, own);
    let asked = before;
    while (asked.decision?.kind !== 'get') {
      valueOf(await test.matches.pick(id, asked.number, firstPick(asked)));
      asked = await until(test, id, own);
    }
    valueOf(await test.matches.pick(id, asked.number, ['draw-normal']));
    const later = await until(test, id, (view) => own(view) && view.number > asked.number + 2);
    valueOf(await test.matches.undo(id));
    const undone = valueOf(await test.matches.open(id));
    expect(undone).toMatchObject({ number: asked.number, paused: true, canRedo: true });
    // Nothing is left of what was taken back, but that it was: the match is practice (CT-E9).
    expect({ ...undone, paused: false, canRedo: false }).toEqual({ ...asked, practice: true });
    valueOf(await test.matches.redo(id));
    const redone = valueOf(await test.matches.open(id));
    expect(redone).toEqual({ ...later, practice: true });
    valueOf(await test.matches.undo(id));
    valueOf(await test.matches.pick(id, asked.number, ['draw-normal']));
    expect((await until(test, id, own)).canRedo).toBe(false);
    await test.matches.closeAll();
  });

  it('undo and redo are there after a restart', async () => {
    const folder = await testFolder();
    const test = await openTestMatches({ folder, pause: 60_000 });
    const { id } = valueOf(await test.matches.create(newMatch(['human', 'random'], 'again')));
    const view = valueOf(await test.matches.open(id));
    valueOf(await test.matches.pick(id, 1, ['skip']));
    valueOf(await test.matches.undo(id));
    await test.matches.closeAll();
    const again = await openTestMatches({ folder, pause: 60_000 });
    expect(valueOf(await again.matches.open(id))).toEqual({
      ...view,
      canRedo: true,
      practice: true,
    });
    valueOf(await again.matches.redo(id));
    expect(valueOf(await again.matches.open(id))).toMatchObject({ number: 2, canUndo: true });
    await again.matches.closeAll();
  });

  it('can ask for a hint that is a legal pick with a reason', async () => {
    const test = await openTestMatches({ folder: await testFolder(), pause: 60_000 });
    const { id } = valueOf(await test.matches.create(newMatch(['human', 'greedy'], 'hint')));
    const { pick, reason } = valueOf(await test.matches.hint(id));
    expect(reason.key).toMatch(/^main\.hints\./);
    expect(valueOf(await test.matches.open(id)).number).toBe(1);
    valueOf(await test.matches.pick(id, 1, pick));
    await test.matches.closeAll();
  });
});

describe('computers alone', () => {
  it('are watched, paused, stepped and played to the end', async () => {
    const test = await openTestMatches({ folder: await testFolder(), pause: 1 });
    const { id, viewer } = valueOf(await test.matches.create(newMatch(['greedy', 'random'], 'watch')));
    expect(viewer).toBeNull();
    await until(test, id, ({ number }) => number > 5);
    valueOf(await test.matches.pace(id, 'pause'));
    const paused = valueOf(await test.matches.open(id));
    expect(paused).toMatchObject({ paused: true, canUndo: false });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(valueOf(await test.matches.open(id)).number).toBe(paused.number);
    valueOf(await test.matches.pace(id, 'step'));
    expect(valueOf(await test.matches.open(id)).number).toBe(paused.number + 1);
    valueOf(await test.matches.pace(id, 'resume'));
    const over = await until(test, id, ({ decision }) => decision === null);
    expect(over.result?.places.toSorted()).toEqual([1, 2]);
    expect(over.best?.stars).toBeGreaterThan(0);
  });

  it('stop when the screen leaves', async () => {
    const test = await openTestMatches({ folder: await testFolder(), pause: 5 });
    const { id } = valueOf(await test.matches.create(newMatch(['greedy', 'random'], 'leave')));
    await until(test, id, ({ number }) => number > 2);
    await test.matches.close(id);
    const told = test.published.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(test.published).toHaveLength(told);
    expect(await test.matches.list()).toMatchObject([{ id, finished: false }]);
  });
});

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { games } from '@shared/games';
import { boxCards as copytoruCards } from '@shared/games/copytoru/testing/box';
import { boxCards as kokopelliCards } from '@shared/games/kokopelli/testing/box';
import { makeThinker, playerRandom } from '@shared/players';
import { textHash } from '@shared/table/canonical';
import { startMatch, takePick, type Match } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import { testFolder } from '../testing/folder';
import { ThinkingPool } from './pool';
import { builtWorker } from './testing/built-worker';
import { GivenUp, taskOf, thinkerOf, type Question } from './thinking';

const worker = await builtWorker();
const pool = new ThinkingPool(worker, 1);
afterAll(() => pool.close());

const going = new AbortController().signal;

const BOXES = { copytoru: copytoruCards, kokopelli: kokopelliCards };

/** A match of two (a quest: of one) after some picks, each the first that is offered. */
function begun(game: string, picks: number) {
  const entry = games.get(game);
  if (entry === undefined) throw new Error(game);
  const { box, seats } = entry;
  const made = { game, cards: BOXES[entry.cards], box, seats: seats.min, options: {} };
  const prepared = entry.prepare(made);
  if (!prepared.ok) throw new Error(game);
  const match = startMatch(prepared.rules, 'thinking');
  for (let pick = 0; pick < picks; pick += 1) {
    takePick(match, match.decision?.options.slice(0, match.decision.min) ?? []);
  }
  return { match, made: { ...made, options: { ...prepared.options } }, rules: prepared.rules };
}

function questionOf({ table, decision }: Match, iterations: number): Question {
  if (decision === null) throw new Error('The match is over.');
  return { view: seenBy(table, decision.seat), decision, budget: { iterations }, seed: 'luck' };
}

const GAMES = ['copy-ability-battle', 'easy-battle', 'solo-battle', 'kokopelli'];

describe('thinking in a thread', () => {
  it.each(GAMES)('comes to the same as thinking here: %s', async (game) => {
    const { match, made, rules } = begun(game, 4);
    const question = questionOf(match, 150);
    const there = await thinkerOf(pool, made).think(question, going);
    const here = makeThinker({ rules, cards: made.cards, options: made.options }).think(
      question.view,
      question.decision,
      { rng: playerRandom(textHash('luck')), budget: question.budget },
    );
    expect(there).toEqual(here);
    expect(there.iterations).toBeGreaterThan(0);
  });

  it('answers for two matches that ask at the same time', async () => {
    const [one, two] = [begun('copy-ability-battle', 2), begun('easy-battle', 2)];
    const ask = ({ match, made }: typeof one) => thinkerOf(pool, made).think(questionOf(match, 60), going);
    const both = await Promise.all([ask(one), ask(two), ask(one), ask(two)]);
    expect(both[0]).toEqual(both[2]);
    expect(both[1]).toEqual(both[3]);
  });

  it('ends within its time, however much it was to try', async () => {
    const { match, made } = begun('copy-ability-battle', 0);
    const question = {
      ...questionOf(match, 10_000_000),
      budget: { iterations: 10_000_000, milliseconds: 50 },
    };
    const { iterations, pick } = await thinkerOf(pool, made).think(question, going);
    expect(iterations).toBeLessThan(10_000_000);
    expect(pick).toHaveLength(1);
  });
});

describe('an answer nobody wants any more', () => {
  it('is given up at once, and the thread is free for the next question', async () => {
    const { match, made } = begun('copy-ability-battle', 0);
    const thinker = thinkerOf(pool, made);
    const given = new AbortController();
    const endless = thinker.think(questionOf(match, 10_000_000), given.signal);
    await new Promise((resolve) => setTimeout(resolve, 30));
    given.abort();
    await expect(endless).rejects.toThrow(GivenUp);
    expect((await thinker.think(questionOf(match, 20), going)).pick).toHaveLength(1);
  });

  it('is not begun when it was given up while it waited', async () => {
    const { match, made } = begun('copy-ability-battle', 0);
    const thinker = thinkerOf(pool, made);
    const [first, second] = [new AbortController(), new AbortController()];
    const endless = thinker.think(questionOf(match, 10_000_000), first.signal);
    const waiting = thinker.think(questionOf(match, 10_000_000), second.signal);
    second.abort();
    await expect(waiting).rejects.toThrow(GivenUp);
    first.abort();
    await expect(endless).rejects.toThrow(GivenUp);
    expect((await thinker.think(questionOf(match, 20), going)).pick).toHaveLength(1);
  });

  it('is given up when the pool closes, and nothing is asked after that', async () => {
    const { match, made } = begun('copy-ability-battle', 0);
    const own = new ThinkingPool(worker, 1);
    const endless = thinkerOf(own, made).think(questionOf(match, 10_000_000), going);
    const ended = expect(endless).rejects.toThrow(GivenUp);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await own.close();
    await ended;
    await expect(thinkerOf(own, made).think(questionOf(match, 1), going)).rejects.toThrow(GivenUp);
  });
});

describe('a thread that dies', () => {
  /** A worker whose thread ends in the middle of its first questions. */
  async function dying(deaths: number): Promise<{ own: ThinkingPool; mark: (death: number) => string }> {
    const folder = await testFolder();
    const mark = (death: number): string => join(folder, `death-${death}`);
    const path = join(folder, 'dying.mjs');
    await writeFile(
      path,
      `import { existsSync, writeFileSync } from 'node:fs';
       export function think({ decision }) {
         for (let death = 1; death <= ${deaths}; death += 1) {
           const mark = ${JSON.stringify(folder)} + '/death-' + death;
           if (existsSync(mark)) continue;
           writeFileSync(mark, '');
           process.exit(1);
         }
         return { ok: true, thought: { pick: [decision.options[0]], candidates: [], iterations: 7 } };
       }`,
    );
    return { own: new ThinkingPool(path, 1), mark };
  }

  it('is replaced, and its question asked once more', async () => {
    const { match, made } = begun('copy-ability-battle', 0);
    const { own, mark } = await dying(1);
    expect((await thinkerOf(own, made).think(questionOf(match, 10), going)).iterations).toBe(7);
    expect(existsSync(mark(1))).toBe(true);
    await own.close();
  });

  it('twice leaves the question unanswered, and the next one is answered', async () => {
    const { match, made } = begun('copy-ability-battle', 0);
    const { own, mark } = await dying(2);
    const thinker = thinkerOf(own, made);
    await expect(thinker.think(questionOf(match, 10), going)).rejects.toThrow('exited');
    expect(existsSync(mark(2))).toBe(true);
    expect((await thinker.think(questionOf(match, 10), going)).iterations).toBe(7);
    await own.close();
  });

  it('before it began, because there is no worker, is no answer either', async () => {
    const { match, made } = begun('copy-ability-battle', 0);
    const own = new ThinkingPool(join(await testFolder(), 'missing.mjs'), 1);
    const thinker = thinkerOf(own, made);
    await expect(thinker.think(questionOf(match, 10), going)).rejects.toThrow('missing.mjs');
    await expect(thinker.think(questionOf(match, 10), going)).rejects.toThrow('missing.mjs');
    await own.close();
  });
});

describe('what is sent to a thread', () => {
  it.each(GAMES)('holds nothing that the seat cannot see: %s', (game) => {
    const { match, made } = begun(game, 6);
    const { table, decision } = match;
    const { layout } = table;
    const task = taskOf({ ...made, key: 1 }, { ...questionOf(match, 10), seed: match.seed });
    const seat = decision?.seat ?? 0;
    const hidden = Array.from({ length: layout.cards }, (_, card) => card).filter(
      (card) => ((table.cells[layout.knownStart + card] ?? 0) & (1 << seat)) === 0,
    );
    expect(hidden.length).toBeGreaterThan(20);
    const lying = new Set<number>();
    layout.zones.forEach((_, zone) => {
      const start = layout.slotStart[zone] ?? 0;
      const size = task.cells[layout.sizeStart + zone] ?? 0;
      for (const card of task.cells.subarray(start, start + size)) lying.add(card);
    });
    for (const card of hidden) {
      expect(lying.has(card)).toBe(false);
      expect(task.cells[layout.zoneOfStart + card]).toBe(-1);
    }
    // The generator that shuffles, and the seed the deal follows from, stay behind.
    expect([...task.cells.subarray(layout.randomStart, layout.randomStart + 4)]).toEqual([0, 0, 0, 0]);
    expect(JSON.stringify(task)).not.toContain(match.seed);
    // A typed array is sent with all the memory it lies in.
    expect(task.cells.buffer.byteLength).toBe(task.cells.byteLength);
  });

  it.each(GAMES)('is the same whatever lies where the seat cannot look: %s', (game) => {
    const { match, made } = begun(game, 6);
    const { layout, cells } = match.table;
    const sent = (): unknown => {
      const { givenUp, ...task } = taskOf({ ...made, key: 1 }, questionOf(match, 10));
      return { ...task, givenUp: givenUp.byteLength };
    };
    const before = sent();
    const other = 1 - (match.decision?.seat ?? 0);
    const deck = layout.zoneIndex.get('deck:enemy') ?? layout.zoneIndex.get(`deck:${other}`) ?? 0;
    const start = layout.slotStart[deck] ?? 0;
    const size = cells[layout.sizeStart + deck] ?? 0;
    cells.subarray(start, start + size).reverse();
    expect(size).toBeGreaterThan(5);
    expect(sent()).toEqual(before);
  });
});

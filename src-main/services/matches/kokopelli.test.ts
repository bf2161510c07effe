import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MatchView } from '@shared/contract/view';
import { playerRandom } from '@shared/players';
import { findAppFolder } from '../app-folder';
import { nodeFiles } from '../file-system';
import { LibraryService } from '../library';
import { Notices } from '../notices';
import { Publisher, type Published } from '../publisher';
import { testFolder } from '../testing/folder';
import { anyPick, newMatch, playOne, playToEnd, playUntil, refusalOf, valueOf } from '../testing/playing';
import { openTestMatches, type TestMatches } from '../testing/services';
import { ownThread } from '../thinking/testing/own-thread';
import { tryDesign } from './try-design';

/** The starter ten by the names of KO-15: E1 to E8, E10 and E12. */
const STARTER = [
  ...['double-step', 'twin-flute', 'quick-beat', 'open-basket', 'good-guest', 'empty-bowl', 'flute-host'],
  ...['grand-finale', 'wide-porch', 'first-spark'],
];

const people = (seats: number, seed: string, options = {}) =>
  newMatch(
    'kokopelli',
    Array.from({ length: seats }, () => 'human' as const),
    seed,
    { first: 0, ...options },
  );

/** Any legal picks, the same each time. */
const anyPicks = (seed: string): ((view: MatchView) => string[]) => {
  const random = playerRandom(seed);
  return (view) => anyPick(view, random);
};

/** Picks these options, one a decision; fails where one is not offered. */
async function pickEach({ matches }: TestMatches, id: string, ...options: string[]): Promise<MatchView> {
  let view = valueOf(await matches.open(id));
  for (const option of options) {
    if (view.curtain !== null) valueOf(await matches.ready(id, view.curtain.seat));
    view = valueOf(await matches.open(id));
    valueOf(await matches.pick(id, view.number, [option]));
    view = valueOf(await matches.open(id));
  }
  return view;
}

/** A card in the hand of the seat whose eyes a view has, by its kind. */
function inHand({ viewer, zones, cards }: MatchView, wanted: (card: string) => boolean): string {
  const hand = zones[`hand:${viewer}`]?.cards ?? [];
  const found = hand.find((card) => card !== null && wanted(cards[card] ?? ''));
  return `c${found}`;
}
const isCeremony = (card: string): boolean => card !== 'kokopelli-base/kokopelli';

/** Cards that an event names although they go between places the viewer may not look into. */
function hiddenMoves(published: Published): unknown[] {
  if (published.name !== 'match.changed') return [];
  const { events, view } = published.payload;
  const closed = (zone: string): boolean =>
    /^(hand|deck):/.test(zone) && view.zones[zone]?.owner !== view.viewer;
  return events.filter(
    (event) => event.type === 'moved' && event.card !== null && closed(event.from) && closed(event.to),
  );
}

describe('a match of Kokopelli', () => {
  it('begins with the starter ten, and says so in its record and every view', async () => {
    const folder = await testFolder();
    const test = await openTestMatches({ folder });
    const view = valueOf(await test.matches.create(newMatch('kokopelli', ['human', 'random'], 'begin')));
    expect(view.options).toMatchObject({ types: STARTER, openBar: 'area' });
    expect(view.zones['hand:0']?.cards).toHaveLength(5);
    expect(view.zones['hand:1']?.cards).toEqual([null, null, null, null, null]);
    expect(view.zones['deck:0']).toMatchObject({ looks: 'nobody', owner: 0 });
    expect(view.zones['village:0:5']).toMatchObject({ looks: 'all', owner: 0, cards: [] });
    expect(view).toMatchObject({ scores: [0, 0], history: [[0, 0]], best: null, practice: false });
    const [header = ''] = (await readFile(join(folder, 'matches', `${view.id}.jsonl`), 'utf8')).split('\n');
    expect(JSON.parse(header)).toMatchObject({ options: view.options, sets: [{ id: 'kokopelli-base' }] });
    await test.matches.closeAll();
  });

  it('draws ten types from its seed: the same seed the same ten', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const typesFor = async (seed: string): Promise<unknown> =>
      valueOf(await test.matches.create(people(2, seed, { types: 'random' }))).options['types'];
    const first = await typesFor('one');
    expect(new Set(first as Iterable<unknown>).size).toBe(10);
    expect(await typesFor('one')).toEqual(first);
    const others = [await typesFor('two'), await typesFor('three'), await typesFor('four')];
    expect(others).not.toEqual([first, first, first]);
    await test.matches.closeAll();
  });

  it('is refused in words for types that cannot be, and for a head start', async () => {
    const { matches } = await openTestMatches({ folder: await testFolder() });
    expect(refusalOf(await matches.create(people(2, 's', { types: ['flute-host'] })))).toMatch(/^prompts\./);
    expect(refusalOf(await matches.create(people(2, 's', { types: ['gone/x', ...STARTER.slice(1)] })))).toBe(
      'main.refusals.missing-set',
    );
    const ahead = people(2, 's');
    const seats = ahead.seats.map((seat) => ({ ...seat, handicap: 2 }));
    expect(refusalOf(await matches.create({ ...ahead, seats }))).toBe('prompts.options.unknown');
    expect(refusalOf(await matches.create(people(5, 's')))).toBe('prompts.options.seats');
  });

  it('goes on where it was when the program was killed, in the middle of an action too', async () => {
    const folder = await testFolder();
    const test = await openTestMatches({ folder });
    const { id } = valueOf(await test.matches.create(newMatch('kokopelli', ['human', 'human'], 'killed')));
    let view = await playUntil(test, id, ({ number }) => number > 30, anyPicks('killed'));
    while (view.decision?.kind !== 'space') view = await playOne(test, id, anyPicks(`${view.number}`));
    const again = await openTestMatches({ folder });
    const same = valueOf(await again.matches.open(id));
    expect({ ...same, curtain: null, viewer: null }).toMatchObject({
      number: view.number,
      scores: view.scores,
      counters: view.counters,
      log: view.log,
    });
    const seat = same.curtain?.seat ?? -1;
    valueOf(await again.matches.ready(id, seat));
    expect(valueOf(await again.matches.open(id))).toEqual({ ...view, viewer: seat });
  });

  it('lists what runs in the villages for its small picture, and its round without an end', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const begun = valueOf(await test.matches.create(people(2, 'picture')));
    valueOf(await test.matches.ready(begun.id, 0));
    const view = valueOf(await test.matches.open(begun.id));
    const card = inHand(view, isCeremony);
    await pickEach(test, begun.id, 'open', card, 'village:0:2');
    const [summary] = await test.matches.list();
    const opened = view.cards[Number(card.slice(1))];
    expect(summary).toMatchObject({ round: 1, rounds: 0, enemies: [], offer: [opened], finished: false });
    expect(summary).not.toHaveProperty('quest');
    await test.matches.closeAll();
  });
});

describe('several people around the villages', () => {
  it('see a curtain between turns, and nobody else’s hand or pile', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const { id, curtain } = valueOf(await test.matches.create(people(3, 'curtain')));
    expect(curtain).toMatchObject({ seat: 0 });
    const choose = anyPicks('curtain');
    for (let pick = 0; pick < 150; pick += 1) {
      const view = await playOne(test, id, choose);
      expect(test.published.splice(0).flatMap(hiddenMoves)).toEqual([]);
      if (view.decision === null) break;
      for (const seat of [0, 1, 2]) {
        const mine = seat === view.viewer;
        expect(view.zones[`hand:${seat}`]?.cards.every((card) => (card !== null) === mine)).toBe(true);
        // Of the own pile a person knows what was put under it.
        if (!mine) expect(view.zones[`deck:${seat}`]?.cards.every((card) => card === null)).toBe(true);
      }
      expect(view.curtain === null).toBe(view.decision.mine);
    }
    await test.matches.closeAll();
  });

  it('can take back what showed nothing, and not a card that was drawn', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const { id } = valueOf(await test.matches.create(people(2, 'undo')));
    valueOf(await test.matches.ready(id, 0));
    const before = valueOf(await test.matches.open(id));
    const card = inHand(before, isCeremony);
    const opened = await pickEach(test, id, 'open', card, 'village:0:1');
    expect(opened).toMatchObject({ canUndo: true, counters: { actions: 1 } });
    for (let back = 0; back < 3; back += 1) valueOf(await test.matches.undo(id));
    const undone = valueOf(await test.matches.open(id));
    expect(undone).toEqual({ ...before, canRedo: true, paused: true });
    for (let forth = 0; forth < 3; forth += 1) valueOf(await test.matches.redo(id));
    expect(valueOf(await test.matches.open(id))).toMatchObject({ zones: opened.zones, practice: false });
    const drawn = await pickEach(test, id, 'draw');
    expect(drawn.canUndo).toBe(false);
    expect(refusalOf(await test.matches.undo(id))).toBe('main.refusals.cannot-undo');
    await test.matches.closeAll();
  });

  it('alone against a computer can take a drawn card back, which makes it practice', async () => {
    const test = await openTestMatches({ folder: await testFolder(), pause: 60_000 });
    const wanted = newMatch('kokopelli', ['human', 'random'], 'free', { first: 0 });
    const { id, zones } = valueOf(await test.matches.create(wanted));
    await pickEach(test, id, 'draw');
    valueOf(await test.matches.undo(id));
    expect(valueOf(await test.matches.open(id))).toMatchObject({ zones, practice: true });
    await test.matches.closeAll();
  });
});

describe('a finished match of Kokopelli', () => {
  it('goes out as a record and comes in elsewhere as the same match', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const wanted = newMatch('kokopelli', ['human', 'random', 'human'], 'out and in', { types: 'random' });
    const { id } = valueOf(await test.matches.create(wanted));
    const over = await playToEnd(test, id, anyPicks('out and in'));
    expect(over.result?.reason).toMatch(/^(deck|tiles)$/);
    expect(over.result?.scores).toEqual(over.scores);
    expect(over.history.at(-1)).toEqual(over.scores);
    // One entry for the set-up and one for each round.
    expect(over.history).toHaveLength(1 + Math.max(...over.log.map(({ round }) => round)));
    expect(over.best).toBeNull();
    const { text, name } = valueOf(await test.records.export(id));
    expect(name).toMatch(/\.jsonl$/);

    const other = await openTestMatches({ folder: await testFolder() });
    const brought = valueOf(await other.records.import(name, text));
    const there = valueOf(await other.matches.open(brought.id));
    const { id: _here, seats: _seats, ...same } = over;
    expect(there).toMatchObject({ ...same, canUndo: false, paused: false });
    expect(valueOf(await other.records.export(brought.id)).text).toBe(text);

    const changed = text.replace('"decision":"action"', '"decision":"play"');
    expect(refusalOf(await other.records.import(name, changed))).toBe('main.import.drift.other-decision');
    await Promise.all([test.matches.closeAll(), other.matches.closeAll()]);
  });

  it('can be looked at anywhere in it, with everybody’s eyes, and played on from there', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const { id } = valueOf(await test.matches.create(people(2, 'viewer')));
    await playToEnd(test, id, anyPicks('viewer'));
    await test.matches.close(id);
    const start = valueOf(await test.records.at({ id, after: 0, viewer: 'open' }));
    expect(start.view.zones['deck:1']?.cards).not.toContain(null);
    expect(start).toMatchObject({ events: [], next: { seat: 0, kind: 'action' } });
    const later = valueOf(await test.records.at({ id, after: 40, viewer: 1 }));
    expect(later.view.zones['hand:0']?.cards.every((card) => card === null)).toBe(true);
    expect(later.rounds[0]).toBe(1);
    expect(later.rounds.at(-1)).toBeGreaterThan(3);
    const on = valueOf(await test.records.playOn(id, 40));
    expect(on).toMatchObject({ number: 41, practice: true, options: later.view.options });
    await test.matches.closeAll();
  });

  it('can be looked back at', async () => {
    const test = await openTestMatches({ folder: await testFolder(), thinking: ownThread(2000) });
    const { id } = valueOf(await test.matches.create(newMatch('kokopelli', ['human', 'random'], 'back')));
    await playToEnd(test, id, anyPicks('back'));
    await test.matches.close(id);
    valueOf(await test.coach.start(id));
    const state = async (): Promise<string> => valueOf(await test.coach.get(id)).state;
    await expect.poll(state, { timeout: 20_000 }).toBe('done');
    await test.coach.close();
  });

  it('counts in the statistics, without an attack', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const { id } = valueOf(await test.matches.create(newMatch('kokopelli', ['human', 'random'], 'counted')));
    const { result } = await playToEnd(test, id, anyPicks('counted'));
    await test.matches.close(id);
    expect((await test.results.statistics()).rows).toEqual([
      {
        game: 'kokopelli',
        opponent: 'random',
        matches: 1,
        wins: result?.places[0] === 1 ? 1 : 0,
        meanStars: result?.scores[0],
        bestAttack: 0,
      },
    ]);
    expect(await test.results.quests()).toContainEqual({ quest: 1, tries: 0, wins: 0, best: null });
  });
});

describe('a ceremony of one’s own', () => {
  const set = {
    format: 'tefuda-card-set/1',
    id: 'pond',
    game: 'kokopelli',
    kind: 'designs',
    name: { en: 'Pond' },
    cards: [
      { id: 'rain-dance', type: 'ceremony', name: { en: 'Rain Dance' }, effect: { hears: 'draw', cards: 3 } },
    ],
  };
  async function openWithPond(): Promise<{ folder: string; test: TestMatches }> {
    const folder = await testFolder();
    await mkdir(join(folder, 'designs', 'pond'), { recursive: true });
    await writeFile(join(folder, 'designs', 'pond', 'set.json'), JSON.stringify(set));
    return { folder, test: await openTestMatches({ folder }) };
  }

  it('goes with its match, whatever becomes of the set', async () => {
    const { folder, test } = await openWithPond();
    const types = [...STARTER.slice(1), 'pond/rain-dance'];
    const begun = valueOf(await test.matches.create(people(2, 'own', { types })));
    const effect = { hears: 'draw', cards: 3 };
    const designs = { 'pond/rain-dance': expect.objectContaining({ type: 'ceremony', effect }) as unknown };
    expect(begun).toMatchObject({ designs, options: { types } });
    expect(begun.zones['tiles:pond/rain-dance']?.cards).toHaveLength(2);
    await test.matches.closeAll();
    await rm(join(folder, 'designs'), { recursive: true });
    const later = await openTestMatches({ folder });
    expect(valueOf(await later.matches.open(begun.id))).toMatchObject({ designs, options: { types } });
    const over = await playToEnd(later, begun.id, anyPicks('own'));
    expect(over.result).not.toBeNull();
    const { text } = valueOf(await later.records.export(begun.id));
    const other = await openTestMatches({ folder: await testFolder() });
    expect(valueOf(await other.records.import('own.jsonl', text)).id).not.toBe('');
    await Promise.all([later.matches.closeAll(), other.matches.closeAll()]);
  });

  it('is tried in a match of practice with nine of the starter ten', async () => {
    const { folder, test } = await openWithPond();
    const library = new LibraryService({
      shipped: findAppFolder(import.meta.url).cardsets,
      designs: join(folder, 'designs'),
      system: nodeFiles,
      notices: new Notices(new Publisher()),
    });
    await library.load();
    const names = (): readonly [string, string] => ['Mika', 'Kite'];
    const view = valueOf(await tryDesign({ library, matches: test.matches, names }, 'pond/rain-dance'));
    expect(view).toMatchObject({
      game: 'kokopelli',
      practice: true,
      options: { types: ['pond/rain-dance', ...STARTER.slice(0, 9)] },
      decision: { seat: 0, kind: 'action' },
    });
    await test.matches.close(view.id);
    expect(await test.matches.list()).toMatchObject([{ practice: true, game: 'kokopelli' }]);
    const { options } = valueOf(
      await tryDesign({ library, matches: test.matches, names }, 'kokopelli-base/grand-finale'),
    );
    const others = STARTER.filter((type) => type !== 'grand-finale');
    expect(options).toMatchObject({ types: ['grand-finale', ...others] });
  });
});

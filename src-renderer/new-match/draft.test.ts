import { describe, expect, it } from 'vitest';
import { addSeat, atTable, choiceOf, freeName, openDraft, removeSeat, shuffled, switchGame } from './draft';
import type { MatchDraft } from './draft';
import { draftWith, matchOf, worldWith } from './testing';

const names = (draft: MatchDraft): string[] => atTable(draft).map(({ name }) => name);

describe('someone who has just arrived', () => {
  it('sits down with one computer', () => {
    const draft = openDraft({ ...worldWith(), person: 'Mika' });
    expect(draft.game).toBe('copy-ability-battle');
    expect(atTable(draft)).toMatchObject([
      { name: 'Mika', player: 'human', handicap: 0 },
      { name: 'Kite', player: 'greedy', handicap: 0 },
    ]);
  });
});

describe('a remembered match', () => {
  it('comes back with its seats, its first seat and its house rules, but without its seed', () => {
    const last = {
      ...matchOf(
        'copy-ability-battle',
        [
          ['Mika', 'human'],
          ['Aoi', 'master'],
        ],
        { rounds: 5, first: 1 },
      ),
      seed: 'tea',
    };
    const draft = openDraft(worldWith(last));
    expect(names(draft)).toEqual(['Mika', 'Aoi']);
    expect(draft.firstKey).toBe(atTable(draft)[1]?.key);
    expect(choiceOf(draft).rules).toMatchObject({ rounds: 5, normalsReturn: 'all' });
    expect(draft.seed).toBe('');
  });

  it('with options nobody knows keeps its seats', () => {
    const odd = { rounds: 'many', first: 3, quest: 11, designs: 'all' };
    const draft = openDraft(
      worldWith(
        matchOf(
          'copy-ability-battle',
          [
            ['Mika', 'human'],
            ['Kite', 'greedy'],
          ],
          odd,
        ),
      ),
    );
    expect(names(draft)).toEqual(['Mika', 'Kite']);
    expect(draft.firstKey).toBeNull();
    expect(choiceOf(draft)).toMatchObject({ rules: { rounds: 7 }, designs: {} });
  });

  it('seats players of simulations as the level nearest to them', () => {
    const draft = openDraft(
      worldWith(
        matchOf('copy-ability-battle', [
          ['Moon', 'random'],
          ['Kite', 'search:5000'],
        ]),
      ),
    );
    expect(atTable(draft).map(({ player }) => player)).toEqual(['beginner', 'master']);
  });

  it('of a quest remembers which', () => {
    const draft = openDraft(worldWith(matchOf('solo-battle', [['Mika', 'human']], { quest: 4 })));
    expect(choiceOf(draft).quest).toBe(4);
    expect(names(draft)).toEqual(['Mika']);
  });
});

describe('switching the game', () => {
  const six = () =>
    draftWith(
      [
        ['Kite', 'greedy'],
        ['Mika', 'human'],
        ['Bell', 'skilled'],
        ['Aoi', 'human'],
        ['Cup', 'master'],
        ['Kenji', 'human'],
      ],
      'easy-battle',
    );

  it('keeps people before computers where fewer fit, in their order', () => {
    const draft = six();
    switchGame(draft, 'copy-ability-battle', worldWith());
    expect(names(draft)).toEqual(['Kite', 'Mika', 'Aoi', 'Kenji']);
    switchGame(draft, 'solo-battle', worldWith());
    expect(names(draft)).toEqual(['Mika']);
  });

  it('brings everybody back to their places where they fit again', () => {
    const draft = six();
    switchGame(draft, 'solo-battle', worldWith());
    switchGame(draft, 'easy-battle', worldWith());
    expect(names(draft)).toEqual(['Kite', 'Mika', 'Bell', 'Aoi', 'Cup', 'Kenji']);
  });

  it('leaves those away who were sent away', () => {
    const draft = six();
    removeSeat(draft, 5);
    switchGame(draft, 'solo-battle', worldWith());
    switchGame(draft, 'easy-battle', worldWith());
    expect(names(draft)).toEqual(['Kite', 'Mika', 'Bell', 'Aoi', 'Cup']);
  });

  it('fills up with a computer of a free name', () => {
    const draft = draftWith([['Moon', 'human']], 'solo-battle');
    switchGame(draft, 'easy-battle', worldWith());
    expect(atTable(draft)).toMatchObject([
      { name: 'Moon', player: 'human' },
      { name: 'Kite', player: 'greedy' },
    ]);
  });

  it('brings back those who played it last, as long as nobody changed the seats', () => {
    const world = worldWith(
      matchOf('copy-ability-battle', [
        ['Mika', 'human'],
        ['Aoi', 'human'],
      ]),
      matchOf('solo-battle', [['Mika', 'human']]),
    );
    const untouched = openDraft(world);
    switchGame(untouched, 'copy-ability-battle', world);
    expect(names(untouched)).toEqual(['Mika', 'Aoi']);

    const changed = openDraft(world);
    const [seat] = atTable(changed);
    if (seat) seat.name = 'Kenji';
    switchGame(changed, 'copy-ability-battle', world);
    expect(names(changed)[0]).toBe('Kenji');
    expect(names(changed)).not.toContain('Aoi');
  });

  it('lets each game keep its own rules', () => {
    const draft = draftWith([['Mika', 'human']], 'solo-battle');
    choiceOf(draft).rules['lossWhen'] = 'reaches';
    switchGame(draft, 'easy-battle', worldWith());
    expect(choiceOf(draft).rules).not.toHaveProperty('lossWhen');
    switchGame(draft, 'solo-battle', worldWith());
    expect(choiceOf(draft).rules['lossWhen']).toBe('reaches');
  });

  it('forgets a first seat that does not sit there any more', () => {
    const draft = six();
    draft.firstKey = 0;
    switchGame(draft, 'solo-battle', worldWith());
    expect(draft.firstKey).toBeNull();
  });
});

describe('seats', () => {
  it('are as many as the game takes, and no fewer than it needs', () => {
    const draft = draftWith([
      ['Moon', 'human'],
      ['Kite', 'greedy'],
    ]);
    for (let more = 0; more < 9; more += 1) addSeat(draft, worldWith().pool);
    expect(names(draft)).toEqual(['Moon', 'Kite', 'Bell', 'Shell']);
    for (const { key } of [...draft.seats]) removeSeat(draft, key);
    expect(names(draft)).toEqual(['Bell', 'Shell']);
  });

  it('get a name nobody has', () => {
    const { seats } = draftWith([
      ['Moon', 'human'],
      ['Kite', 'greedy'],
    ]);
    expect(freeName(['Moon', 'Kite', 'Bell'], seats)).toBe('Bell');
  });

  it('of computers are called by their sign, unless somebody has the name', () => {
    const draft = draftWith([
      ['Mika', 'human'],
      ['Bell', 'human'],
    ]);
    addSeat(draft, worldWith().pool);
    addSeat(draft, worldWith().pool);
    expect(names(draft)).toEqual(['Mika', 'Bell', 'Shell', 'Cup']);
  });

  it('are all still there after shuffling', () => {
    const orders = [0.99, 0.5, 0].map((chance) => shuffled([1, 2, 3, 4], () => chance));
    orders.forEach((order) => expect([...order].sort()).toEqual([1, 2, 3, 4]));
    expect(orders[0]).toEqual([1, 2, 3, 4]);
    expect(orders[2]).not.toEqual([1, 2, 3, 4]);
  });
});

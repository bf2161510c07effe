import { describe, expect, it } from 'vitest';
import type { WireMessage } from '@shared/contract/view';
import { games } from '@shared/games';
import { createFormatter } from '@shared/locales/format';
import type { Candidate } from '@shared/players';
import { optionCode } from '@shared/table/decision';
import { startMatch, takePick, type Match } from '@shared/table/match';
import { boxCards } from '@shared/games/kokopelli/testing/box';
import { testFolder } from '../testing/folder';
import { newMatch, valueOf } from '../testing/playing';
import { openTestMatches } from '../testing/services';
import { ownThread } from '../thinking/testing/own-thread';
import { factsFor } from './hint-facts';
import { reasonFor } from './hint-reason';
import { situationOf } from './hint-situation';

const prepared = games.get('kokopelli')?.prepare({
  cards: boxCards,
  box: 'kokopelli-base',
  seats: 2,
  options: { first: 0 },
});
if (prepared?.ok !== true) throw new Error('Kokopelli cannot be set up.');
const { rules, options } = prepared;

/** A match with the cards of both hands, by what they are. */
function begun(seed: string): { match: Match; hands: Map<string, string>[] } {
  const match = startMatch(rules, seed);
  const hands = [0, 1].map((seat) => {
    const zone = rules.layout.zoneIndex.get(`hand:${seat}`) ?? 0;
    const start = rules.layout.slotStart[zone] ?? 0;
    const size = match.table.cells[rules.layout.sizeStart + zone] ?? 0;
    const cards = [...match.table.cells.subarray(start, start + size)];
    return new Map(cards.map((card) => [rules.faces[card] ?? '', `c${card}`]));
  });
  return { match, hands };
}

const WILD = 'kokopelli-base/kokopelli';

/** The first deal in which both seats hold a card of one type, and seat 1 a Kokopelli too. */
function shared(): { match: Match; hands: Map<string, string>[]; type: string } {
  for (let deal = 0; deal < 1000; deal += 1) {
    const { match, hands } = begun(`hint:${deal}`);
    const type = [...(hands[0]?.keys() ?? [])].find((card) => card !== WILD && hands[1]?.has(card));
    if (type !== undefined && hands[1]?.has(WILD)) return { match, hands, type };
  }
  throw new Error('No such deal.');
}

const codesOf = (ids: readonly string[]): number[] =>
  ids.map((id) => optionCode(rules.layout, rules.acts, id) ?? Number.NaN);

function pick(match: Match, ...ids: string[]): void {
  for (const id of ids) {
    const refusal = takePick(match, codesOf([id]));
    if (refusal !== null) throw new Error(`${id}: ${refusal} in ${match.decision?.kind}`);
  }
}

const situationAt = (match: Match) => {
  if (match.decision === null) throw new Error('The match is over.');
  return situationOf({ rules, cards: boxCards, options }, match.table, match.decision);
};
const reasonAt = (match: Match, ...ids: string[]): WireMessage => reasonFor(situationAt(match), codesOf(ids));
const key = (name: string): string => `coach.kokopelli.${name}`;

describe('the reason of a hint in Kokopelli', () => {
  it('is a sentence of its own for every act', () => {
    const { match } = shared();
    for (const act of ['draw', 'open', 'play', 'cancel', 'exchange', 'pass']) {
      expect(reasonAt(match, act)).toEqual({ key: key(act) });
    }
  });

  it('says where a card is laid: on which ceremony, in whose village', () => {
    const { match, hands, type } = shared();
    const mine = hands[0]?.get(type) ?? '';
    pick(match, 'open');
    expect(reasonAt(match, mine)).toEqual({ key: key('card') });
    pick(match, mine);
    expect(reasonAt(match, 'village:0:3')).toEqual({ key: key('space-free') });
  });

  it('says which ceremony is cancelled', () => {
    const { match, hands, type } = shared();
    const other = [...(hands[0]?.keys() ?? [])].find((card) => card !== WILD && card !== type) ?? '';
    pick(match, 'open', hands[0]?.get(type) ?? '', 'village:0:3');
    pick(match, 'open', hands[0]?.get(other) ?? '', 'village:0:1');
    pick(match, 'draw', 'pass', [...(hands[1]?.values() ?? [])][0] ?? '', 'cancel');
    expect(reasonAt(match, 'village:0:1')).toEqual({ key: key('clear'), values: { card: other } });
  });

  it('names the neighbour whose village it is', () => {
    const { match, hands, type } = shared();
    pick(match, 'open', hands[0]?.get(type) ?? '', 'village:0:3', 'pass');
    expect(match.decision?.seat).toBe(1);
    pick(match, 'open');
    // Whatever else seat 1 holds it opens, so that its Kokopelli can go to more than one place.
    const other = [...(hands[1]?.keys() ?? [])].find((card) => card !== WILD && card !== type) ?? '';
    pick(match, hands[1]?.get(other) ?? '', 'village:1:2', 'play', hands[1]?.get(WILD) ?? '');
    expect(match.decision?.kind).toBe('space');
    expect(reasonAt(match, 'village:0:3')).toEqual({ key: key('lay-away'), values: { card: type, seat: 0 } });
    expect(reasonAt(match, 'village:1:2')).toEqual({ key: key('lay-home'), values: { card: other } });
    // The card that completes a ceremony is told as what it does.
    const [away = 0] = codesOf(['village:0:3']);
    const completing = { ...situationAt(match), previews: new Map([[away, { succeeds: true, stars: 4 }]]) };
    expect(reasonFor(completing, [away])).toEqual({
      key: key('complete-away'),
      values: { card: type, seat: 0 },
    });
    const candidates: Candidate[] = [{ pick: [away], visits: 5, chance: 0, stars: 0 }];
    expect(factsFor(completing, { pick: [away], candidates, iterations: 5 })).toEqual([
      { key: key('facts.points'), values: { n: 4 } },
    ]);
  });

  it('says that cards over the limit are missed least', () => {
    const { match } = shared();
    pick(match, 'draw', 'draw');
    expect(match.decision).toMatchObject({ kind: 'excess', min: 2 });
    const [one = 0, two = 0] = match.decision?.options ?? [];
    expect(reasonFor(situationAt(match), [one, two])).toEqual({ key: key('excess'), values: { n: 2 } });
  });
});

describe('the facts of a hint in Kokopelli', () => {
  it('speak of points: the chance, and what the next best move brings less', () => {
    const { match } = shared();
    const best: Candidate = { pick: codesOf(['draw']), visits: 800, chance: 0.612, stars: 23.4 };
    const next: Candidate = { ...best, pick: codesOf(['exchange']), chance: 0.55, stars: 21.2 };
    expect(
      factsFor(situationAt(match), { pick: best.pick, candidates: [best, next], iterations: 1000 }),
    ).toEqual([
      { key: key('facts.chance'), values: { percent: 61, stars: 23 } },
      { key: key('facts.next-points'), values: { stars: 2.2, n: 2 } },
    ]);
  });
});

describe('a hint in Kokopelli', () => {
  it('can be followed through a whole match, in words of both languages', async () => {
    const thinking = ownThread(2000);
    const test = await openTestMatches({ folder: await testFolder(), thinking, pause: 60_000 });
    const wanted = newMatch('kokopelli', ['human', 'random', 'random'], 'hints', { types: 'random' });
    const { id } = valueOf(await test.matches.create(wanted));
    const words = [createFormatter('en'), createFormatter('ja')];
    const kinds = new Set<string>();
    for (;;) {
      const view = valueOf(await test.matches.open(id));
      if (view.decision === null) break;
      if (!view.decision.mine) {
        valueOf(await test.matches.pace(id, 'step'));
        continue;
      }
      const hint = valueOf(await test.matches.hint(id));
      kinds.add(view.decision.kind);
      for (const { key: name, values = {} } of [hint.reason, ...hint.facts]) {
        for (const say of words) {
          expect(say(name, values)).not.toMatch(/main\.|coach\.|[{}]|NaN|undefined|star|スター/);
        }
      }
      expect(new Set(hint.facts.map((each) => each.key)).size).toBe(hint.facts.length);
      valueOf(await test.matches.pick(id, view.number, hint.pick));
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['action', 'card', 'space']));
    await test.matches.closeAll();
  });
});

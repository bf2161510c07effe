import { describe, expect, it } from 'vitest';
import { PLAIN_RULE, ruleOf, type Effect } from '@shared/ceremonies';
import { KOKOPELLI_BOX } from '@shared/games/box';
import { boxCards } from '@shared/games/kokopelli/testing/box';
import { makeCeremonyArm, othersThan, PLAIN_CEREMONY } from './ceremony-arm';
import { CEREMONY } from './ceremony-pair';
import { measurable, type LabEntry, type LabHouse } from './card';
import { figuresOf } from './figures';
import { LAB_PLAYER, makeLab } from './lab';
import { addMoments, type Moments } from './moments';
import { distinctCards, labDigest, printedCards, subjectOf } from './printed';
import { reportOn, type Report } from './report';

const house: LabHouse = { box: boxCards, boxId: KOKOPELLI_BOX, player: LAB_PLAYER };

const ceremony = (effect: Effect) => ({
  ref: 'mine/tested',
  card: { id: 'tested', type: 'ceremony' as const, copies: 3, name: { en: 'Tested' }, effect },
});

/** A ceremony of the box under a name of its own, as somebody would copy it. */
function copyOf(id: string): LabEntry {
  const found = measurable(boxCards).find(({ ref }) => ref === `${KOKOPELLI_BOX}/${id}`);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return { ref: 'mine/copy', card: { ...found.card, id: 'copy' } };
}

const measured = (subject: LabEntry, pairs: number, seed = 'truth'): Moments =>
  makeLab(house, subject, seed).play(0, pairs);
const report = (subject: LabEntry, pairs: number): Report =>
  reportOn(subjectOf(subject), measured(subject, pairs), pairs, printedCards('ceremony').cards);

const EVERY_CARD: Effect = { hears: 'laid', card: 'any', by: 'anyone', where: 'anywhere', points: 5 };
const A_BIT_MORE: Effect = { hears: 'hand-limit', limit: 6 };

describe('a measurement of a ceremony', () => {
  it('is the same in parts and at once', () => {
    const lab = makeLab(house, ceremony(EVERY_CARD), 'parts');
    expect(addMoments(lab.play(4, 9), lab.play(0, 4))).toEqual(lab.play(0, 9));
  });

  it('compares it with one that changes nothing, and so finds no change in one that changes nothing', () => {
    expect(ruleOf(PLAIN_CEREMONY.card.effect)).toEqual(PLAIN_RULE);
    const { sums } = measured(ceremony(PLAIN_CEREMONY.card.effect), 24);
    expect(sums[CEREMONY.chances]).toBe(24);
    expect(sums[CEREMONY.change]).toBe(0);
  });

  it('counts what can happen, and no more', () => {
    const { sums, pairs } = measured(ceremony(EVERY_CARD), 30);
    const [could = 0, opened = 0, ran = 0, completed = 0, points = 0, chances = 0] = sums;
    expect(opened).toBeLessThanOrEqual(could);
    expect(opened).toBeLessThanOrEqual(ran);
    expect(completed).toBeLessThanOrEqual(ran);
    expect(chances).toBeLessThanOrEqual(pairs);
    expect(sums[CEREMONY.matches]).toBe(pairs);
    expect(completed).toBeGreaterThan(0);
    // Three cards are laid on it before it is complete, and others elsewhere meanwhile.
    expect(points / ran).toBeGreaterThan(15);
  });

  it.each<[string, Effect, number]>([
    ['laid cards', { hears: 'laid', card: 'kokopelli', by: 'anyone', where: 'home', points: 3 }, 3],
    ['completions', { hears: 'completed', by: 'me', where: 'anywhere', points: 4 }, 4],
    ['openings', { hears: 'open', points: 5, every: 'time' }, 5],
    ['emptied hands, beyond the point of the rules', { hears: 'empty-hand', points: 6 }, 5],
  ])('counts the points it gives for %s', (_, effect, each) => {
    const points = measured(ceremony(effect), 12).sums[CEREMONY.points] ?? 0;
    expect(points).toBeGreaterThan(0);
    expect(points % each).toBe(0);
  });

  it('counts no points where it gives none', () => {
    const { stars, rounds } = figuresOf('ceremony', measured(ceremony({ hears: 'draw', cards: 4 }), 12));
    expect(stars.value).toBe(0);
    expect(rounds?.value).toBeGreaterThan(5);
  });

  it('takes place among all others of the box as often, never among those that do the same', () => {
    const copy = ceremony({ hears: 'draw', cards: 2 });
    const others = othersThan(house, copy);
    expect(others).toHaveLength(15);
    expect(others).not.toContain('open-basket');
    const { rules } = makeCeremonyArm(house, copy, others, { seats: 2, from: 14 });
    const types = rules.layout.zones.flatMap(({ name }) =>
      name.startsWith('tiles:') ? [name.slice('tiles:'.length)] : [],
    );
    expect(types).toEqual([others[14], ...others.slice(0, 8), 'mine/tested']);
  });
});

describe('ceremonies measured against the truth', () => {
  it('five points for every card that anybody lays anywhere is absurd', () => {
    const { verdict, change, rank, color } = report(ceremony(EVERY_CARD), 40);
    expect(verdict.level).toBe('absurd');
    expect(change.value).toBeGreaterThan(25);
    expect([rank, color]).toEqual([0, undefined]);
  });

  it('one card more in hand is weak', () => {
    const { verdict, change } = report(ceremony(A_BIT_MORE), 400);
    expect(verdict).toMatchObject({ level: 'weaker' });
    expect(change.value).toBeLessThan(0.6);
  });

  it('a copy of Good Guest is about as strong as Good Guest', () => {
    const { verdict, peers } = report(copyOf('good-guest'), 500);
    expect(verdict).toMatchObject({ level: 'fair', nearest: `${KOKOPELLI_BOX}/good-guest` });
    expect(peers).toHaveLength(16);
  });

  it('a Good Guest of three points is stronger', () => {
    const thrice: Effect = { hears: 'laid', card: 'any', by: 'me', where: 'away', points: 3 };
    expect(report(ceremony(thrice), 120).verdict.level).toBe('stronger');
  });
});

describe('the table of ceremonies', () => {
  const { cards, digest } = printedCards('ceremony');

  it('was made with these rules, these players and this way to measure (npm run lab:printed)', () => {
    expect(digest).toBe(labDigest(house));
  });

  it('holds the sixteen of the box', () => {
    expect(cards.map(({ card }) => card)).toEqual(distinctCards(house).map(({ ref }) => ref));
    expect(cards).toHaveLength(16);
  });
});

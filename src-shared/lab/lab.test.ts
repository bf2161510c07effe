import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Step } from '@shared/abilities';
import { BOX, boxCards } from '@shared/games/copytoru/testing/box';
import { measurable, type LabEntry, type LabHouse } from './card';
import { figuresOf } from './figures';
import { KIRBY } from './kirby-pair';
import { LAB_PLAYER, makeLab } from './lab';
import { addMoments, type Moments } from './moments';
import { labDigest, printedCards, subjectOf } from './printed';
import { reportOn, type Report } from './report';

const house: LabHouse = { box: boxCards, boxId: BOX, player: LAB_PLAYER };

type Colored = 'red' | 'blue' | 'yellow' | 'green';
const kirby = (color: Colored | 'white', power: number, effects: readonly Step[] = []): LabEntry => ({
  ref: 'mine/tested',
  card: { id: 'tested', type: 'kirby', color, power, copies: 1, name: { en: 'Tested' }, effects },
});
const enemy = (color: Colored, life: number, points: number): LabEntry => ({
  ref: 'mine/tested',
  card: { id: 'tested', type: 'enemy', color, life, points, copies: 1, name: { en: 'Tested' } },
});

/** A card of the box under a name of its own, as somebody would copy it. */
function copyOf(id: string): LabEntry {
  const found = measurable(boxCards).find(({ ref }) => ref === `${BOX}/${id}`);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return { ref: 'mine/copy', card: { ...found.card, id: 'copy', copies: 1 } };
}

const measured = (subject: LabEntry, pairs: number, seed = 'truth'): Moments =>
  makeLab(house, subject, seed).play(0, pairs);
const report = (subject: LabEntry, pairs: number): Report =>
  reportOn(subjectOf(subject), measured(subject, pairs), pairs, printedCards('kirby').cards);

describe('a measurement', () => {
  it('is the same in parts and at once', () => {
    const lab = makeLab(house, kirby('red', 4, [{ targets: 3 }]), 'parts');
    expect(addMoments(lab.play(12, 20), lab.play(0, 12))).toEqual(lab.play(0, 20));
  });

  it('of a card finds no change against the very same card', () => {
    // Every ordinary card of white 6–8 is an 8 here, and so is the design.
    const eights = boxCards.filter(
      ({ card }) => card.type !== 'kirby' || card.color !== 'white' || card.power !== 6,
    );
    const only = eights.filter(
      ({ card }) => card.type !== 'kirby' || card.color !== 'white' || card.power !== 7,
    );
    const { sums } = makeLab({ ...house, box: only }, kirby('white', 8), 'same').play(0, 40);
    expect(sums[KIRBY.chances]).toBeGreaterThan(10);
    expect(sums[KIRBY.change]).toBe(0);
  });

  it('counts what can happen, and no more', () => {
    const { sums, pairs } = measured(kirby('red', 8, [{ targets: 8 }]), 60);
    const [offered = 0, taken = 0, held = 0, played = 0, stars = 0, chances = 0] = sums;
    expect(taken).toBeLessThanOrEqual(offered);
    expect(held).toBeLessThanOrEqual(taken);
    expect(played).toBeLessThanOrEqual(held);
    expect(chances).toBeLessThanOrEqual(pairs);
    // Nine targets of five enemies: more than any printed card ever brings.
    expect(stars / played).toBeGreaterThan(14);
  });

  it('of an enemy tells the stars it brings: what it is worth when it falls, nothing otherwise', () => {
    const { stars, played, change } = figuresOf('enemy', measured(enemy('blue', 1, 10), 80));
    expect(stars.value).toBe(10);
    expect(played.value).toBeGreaterThan(0.9);
    // Others of life 1 bring 2 stars, and are beaten by whatever nothing better can be done with.
    expect(change.low).toBeGreaterThan(7);
  });
});

describe('measured against the truth', () => {
  const strength = (subject: LabEntry): number => figuresOf('kirby', measured(subject, 200)).change.value;

  it('the card with the strongest ability, an 8 without any, and a 1 without any stand in this order', () => {
    const best = strength(copyOf('red-2'));
    const eight = strength(copyOf('red-8'));
    const one = strength(kirby('red', 1));
    expect(best).toBeGreaterThan(eight + 2);
    expect(eight).toBeGreaterThan(one + 8);
    expect(one).toBeLessThan(-6);
  });

  it('an 8 that takes eight more enemies is absurd', () => {
    const { verdict, change } = report(kirby('red', 8, [{ targets: 8 }]), 150);
    expect(verdict.level).toBe('absurd');
    expect(change.value).toBeGreaterThan(25);
  });

  it('an enemy of life 1 with ten stars is absurd, one with its printed stars fits', () => {
    expect(report(enemy('blue', 1, 10), 150).verdict.level).toBe('absurd');
    expect(report(enemy('blue', 1, 2), 150).verdict.level).toBe('fair');
  });

  // Each of these abilities is one of a kind; others stand on two cards of one power, which are as strong.
  it.each(['blue-5', 'green-5', 'yellow-4'])('a copy of %s is about as strong as itself', (id) => {
    const { verdict } = report(copyOf(id), 900);
    expect(verdict).toMatchObject({ level: 'fair', nearest: `${BOX}/${id}` });
  });

  it('all printed 8s are told from the strongest ability and from every 1 in the table', () => {
    const { cards } = printedCards('kirby');
    const at = (id: string): number => cards.find(({ card }) => card === `${BOX}/${id}`)?.change.value ?? NaN;
    for (const color of ['red', 'blue', 'yellow', 'green']) {
      expect(at(`${color}-8`)).toBeGreaterThan(1);
      expect(at(`${color}-8`)).toBeLessThan(at('red-2') - 3);
      expect(at(`${color}-8`)).toBeGreaterThan(at(`${color}-1`) + 5);
    }
  });
});

describe('the table of printed cards', () => {
  it('was made with these rules, these players and this way to measure (npm run lab:printed)', () => {
    expect(printedCards('kirby').digest).toBe(labDigest(house));
  });

  it('holds every card of the box that plays unlike the others', () => {
    const { cards } = printedCards('kirby');
    expect(cards.filter(({ type }) => type === 'kirby')).toHaveLength(40);
    expect(cards.filter(({ type }) => type === 'enemy')).toHaveLength(40);
  });
});

const amount = fc.oneof(
  fc.integer({ min: 0, max: 9 }),
  fc.record({
    per: fc.constantFrom('defeated', 'hand', 'discarded'),
    times: fc.integer({ min: 1, max: 4 }),
    plus: fc.integer({ min: 0, max: 9 }),
  }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ power: amount }),
  fc.record({ boost: amount }),
  fc.record({ targets: amount }),
  fc.constant<Step>({ action: 1 }),
  fc.record({ discardHand: fc.record({ upTo: fc.integer({ min: 1, max: 5 }) }) }),
  fc.record({ discardEnemies: fc.record({ upTo: fc.integer({ min: 1, max: 5 }) }) }),
  fc.record({ keepOne: fc.constantFrom('enemies', 'kirby') }),
  fc.record({
    refill: fc.constantFrom('enemies', 'kirby'),
    to: fc.oneof(fc.constant('full' as const), fc.integer({ min: 1, max: 9 })),
  }),
  fc.record({ get: amount }),
  fc.record({ getUntil: fc.integer({ min: 1, max: 7 }) }),
);

describe('any ability at all', () => {
  it.each(['greedy', 'search:8'] as const)('is played by %s, with no code of its own', (player) => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.constantFrom<Colored>('red', 'blue', 'yellow', 'green'),
        fc.integer({ min: 1, max: 8 }),
        (effects, color, power) => {
          const pairs = player === 'greedy' ? 4 : 1;
          const { pairs: played } = makeLab({ ...house, player }, kirby(color, power, effects), 'any').play(
            0,
            pairs,
          );
          expect(played).toBe(pairs);
        },
      ),
      { numRuns: player === 'greedy' ? 40 : 8, seed: 7 },
    );
  });
});

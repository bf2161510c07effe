import { describe, expect, it } from 'vitest';
import type { Color } from '@shared/cards/vocabulary';
import type { LabFigures } from './figures';
import type { Measured } from './moments';
import { printedCards, type PrintedCard } from './printed';
import { reportOn } from './report';
import { noMoments } from './moments';
import { usualOf, verdictOf } from './verdict';

const about = (value: number, reach: number): Measured => ({
  value,
  low: value - reach,
  high: value + reach,
});
const figures = (change: Measured, taken = 0.4, stars = 8): LabFigures => ({
  change,
  taken: about(taken, 0.02),
  played: about(0.8, 0.02),
  stars: about(stars, 0.2),
});

const printed = (id: string, color: Color, rank: number, change: number, taken = 0.4): PrintedCard => ({
  card: `box/${id}`,
  type: 'kirby',
  color,
  rank,
  ...figures(about(change, 0.5), taken),
});
const BOX = [
  printed('w5', 'white', 5, -9),
  printed('r5', 'red', 5, -2),
  printed('y5', 'yellow', 5, 1),
  printed('b5', 'blue', 5, 1.2, 0.8),
  printed('g5', 'green', 5, 4),
  printed('r2', 'red', 2, 10),
  printed('g1', 'green', 1, -9),
];
const five = { card: 'mine/a', type: 'kirby', color: 'blue', rank: 5 } as const;
const verdict = (change: Measured, taken?: number) => verdictOf(five, figures(change, taken), BOX);

describe('the verdict on a Kirby card', () => {
  it('is none while the range is wide, or nothing can be compared', () => {
    expect(verdict(about(3, 4.1))).toEqual({
      level: 'unknown',
      message: { key: 'lab.verdict.unknown' },
      nearest: null,
    });
    expect(verdictOf({ ...five, rank: 7 }, figures(about(3, 1)), BOX).level).toBe('unknown');
  });

  it('is fair within the band, and of those as strong names the one of its colour, then the one used alike', () => {
    expect(verdict(about(1.1, 0.7), 0.4)).toEqual({
      level: 'fair',
      message: { key: 'lab.verdict.fair-kirby', values: { n: 5, card: 'B5', best: 'R2' } },
      nearest: 'box/b5',
    });
    const red = { ...five, color: 'red' } as const;
    expect(verdictOf(red, figures(about(1.1, 0.7), 0.4), BOX)).toMatchObject({ nearest: 'box/y5' });
    expect(verdictOf(red, figures(about(1.1, 0.7), 0.8), BOX)).toMatchObject({ nearest: 'box/b5' });
    expect(verdictOf(red, figures(about(3.2, 0.7), 0.8), BOX)).toMatchObject({ nearest: 'box/g5' });
  });

  it('is fair for what may lie in the band, stronger only for what surely lies above', () => {
    expect(verdict(about(4.6, 0.5)).level).toBe('fair');
    expect(verdict(about(5, 0.5)).level).toBe('stronger');
    expect(verdict(about(9.5, 0.5))).toMatchObject({ level: 'stronger', nearest: 'box/r2' });
    expect(verdict(about(14, 0.5)).message.key).toBe('lab.verdict.strongest');
  });

  it('is absurd for what is worth more than twice the best card of the box', () => {
    expect(verdict(about(21, 0.5)).level).toBe('stronger');
    expect(verdict(about(22, 0.5))).toMatchObject({
      level: 'absurd',
      message: { key: 'lab.verdict.absurd-kirby', values: { best: 'R2' } },
    });
  });

  it('is weaker below the band, and does not look at white cards, which are got in another way', () => {
    expect(verdict(about(-4, 0.5)).message.key).toBe('lab.verdict.weaker-kirby');
    expect(verdict(about(-12, 0.5))).toMatchObject({
      level: 'weaker',
      message: { key: 'lab.verdict.weakest' },
      nearest: 'box/g1',
    });
    expect(verdictOf({ ...five, color: 'white' }, figures(about(-9, 0.5)), BOX)).toMatchObject({
      level: 'fair',
      nearest: 'box/w5',
    });
  });

  it('stands in a report with the cards it was compared with', () => {
    const { peers, done, of } = reportOn(five, noMoments(7), 100, BOX);
    expect(peers.map(({ card }) => card)).toEqual(['box/r5', 'box/y5', 'box/b5', 'box/g5']);
    expect([done, of]).toEqual([0, 100]);
  });
});

describe('the verdict on an enemy', () => {
  const enemy = (color: Color, change: number): PrintedCard => ({
    ...printed(color, color, 3, change),
    type: 'enemy',
    change: about(change, 0.03),
  });
  const box = [enemy('white', -0.15), enemy('red', 0.03), enemy('blue', 0.03)];
  const level = (change: number): string =>
    verdictOf({ card: 'mine/e', type: 'enemy', color: 'green', rank: 3 }, figures(about(change, 0.05)), box)
      .level;

  it('goes by the stars beyond those of its life', () => {
    expect([-1, 0, 0.9, 4].map(level)).toEqual(['weaker', 'fair', 'stronger', 'absurd']);
  });
});

describe('the verdict on a ceremony', () => {
  const ceremony = (id: string, change: number, stars: number): PrintedCard => ({
    card: `box/${id}`,
    type: 'ceremony',
    rank: 0,
    ...figures(about(change, 0.2), 0.4, stars),
  });
  const box = [
    ceremony('idle', -0.1, 0),
    ceremony('small', 1, 1),
    ceremony('good', 4, 5),
    ceremony('feast', 10, 0),
  ];
  const subject = { card: 'mine/c', type: 'ceremony', rank: 0 } as const;
  const told = (change: Measured, stars = 0) => verdictOf(subject, figures(change, 0.4, stars), box);

  it('goes by those that are worth running, and the strongest is none to go by', () => {
    const levels = [-2, 0.1, 1.2, 4.1, 6, 9.8].map((change) => told(about(change, 0.2)).level);
    expect(levels).toEqual(['weaker', 'weaker', 'fair', 'fair', 'stronger', 'stronger']);
    expect(usualOf('ceremony', box).map(({ change }) => change.value)).toEqual([1, 4]);
  });

  it('names the one that is as strong', () => {
    expect(told(about(0, 0.2))).toMatchObject({
      message: { key: 'lab.verdict.weaker-ceremony', values: { card: 'idle' } },
      nearest: 'box/idle',
    });
    expect(told(about(4.2, 0.2), 5)).toMatchObject({ nearest: 'box/good' });
    expect(told(about(9.9, 0.2))).toMatchObject({ nearest: 'box/feast' });
  });

  it('is absurd beyond twice the strongest, and none while the range is wide', () => {
    expect(told(about(15, 0.2)).message.key).toBe('lab.verdict.strongest');
    expect(told(about(21, 0.2)).level).toBe('absurd');
    expect(told(about(2, 1.6)).level).toBe('unknown');
  });
});

describe('the verdict on a copy of a printed card', () => {
  const cards = [...printedCards('kirby').cards, ...printedCards('ceremony').cards];
  const moved = ({ value, low, high }: Measured, by: number): Measured => {
    const reach = (high - low) / 2;
    return about(value + by * reach, reach);
  };

  it.each(cards.map((card) => [card.card, card] as const))('names %s', (_, card) => {
    for (const by of [-0.9, 0, 0.9]) {
      const measured = {
        change: moved(card.change, by),
        taken: moved(card.taken, -by),
        played: moved(card.played, by),
        stars: card.stars,
      };
      const { level, nearest } = verdictOf({ ...card, card: 'mine/copy' }, measured, cards);
      expect(nearest).toBe(card.card);
      if (card.type !== 'ceremony') expect(level).toBe('fair');
    }
  });
});

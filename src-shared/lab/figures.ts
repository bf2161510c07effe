import type { LabType } from './card';
import { CEREMONY, PARTS } from './ceremony-pair';
import { ENEMY } from './enemy-pair';
import { KIRBY } from './kirby-pair';
import { difference, mean, rate, share, type Measured, type Moments } from './moments';

/** What is told of a card. */
export interface LabFigures {
  /**
   * Kirby cards: percentage points of the chance of winning. Enemies: stars each time it lies on the table.
   * Ceremonies: points of lead for the owner of the village, each time it runs.
   */
  readonly change: Measured;
  readonly taken: Measured;
  readonly played: Measured;
  readonly stars: Measured;
  /** Rounds that a match with it goes on; only of ceremonies. */
  readonly rounds?: Measured;
}

/** The most stars an enemy can bring. */
const MOST_STARS = 10;
/** Points of lead that one running ceremony hardly ever brings or costs. */
const MOST_LEAD = 100;

/** What was counted, in figures. */
export const figuresOf = (type: LabType, moments: Moments): LabFigures => FIGURES[type](moments);

const FIGURES: Readonly<Record<LabType, (moments: Moments) => LabFigures>> = {
  kirby: (moments) => ({
    change: times(100, mean(moments, [KIRBY.change, KIRBY.chances])),
    taken: share(moments, [KIRBY.taken, KIRBY.offered]),
    played: share(moments, [KIRBY.played, KIRBY.held]),
    stars: rate(moments, [KIRBY.stars, KIRBY.played]),
  }),
  enemy: (moments) => ({
    change: enemyChange(moments),
    taken: share(moments, [ENEMY.aimedAt, ENEMY.beatable]),
    played: share(moments, [ENEMY.fell, ENEMY.lay]),
    stars: rate(moments, [ENEMY.stars, ENEMY.fell]),
  }),
  ceremony: (moments) => ({
    change: times(1 / PARTS, mean(moments, [CEREMONY.change, CEREMONY.chances], MOST_LEAD * PARTS)),
    taken: share(moments, [CEREMONY.opened, CEREMONY.could]),
    played: share(moments, [CEREMONY.completed, CEREMONY.ran]),
    stars: rate(moments, [CEREMONY.points, CEREMONY.ran]),
    rounds: rate(moments, [CEREMONY.rounds, CEREMONY.matches]),
  }),
};

function enemyChange(moments: Moments): Measured {
  const { sums } = moments;
  const seen = Math.min(sums[ENEMY.lay] ?? 0, sums[ENEMY.otherLay] ?? 0) > 0;
  return seen
    ? difference(moments, [ENEMY.stars, ENEMY.lay], [ENEMY.otherStars, ENEMY.otherLay])
    : { value: 0, low: -MOST_STARS, high: MOST_STARS };
}

const times = (factor: number, { value, low, high }: Measured): Measured => ({
  value: value * factor,
  low: low * factor,
  high: high * factor,
});

import type { CardInPlay } from '@shared/games/copytoru/faces';
import { ENEMY } from './enemy-pair';
import { KIRBY } from './kirby-pair';
import { difference, mean, rate, share, type Measured, type Moments } from './moments';

/** What is told of a card. */
export interface LabFigures {
  /** Kirby cards: percentage points of the chance of winning. Enemies: stars each time it lies on the table. */
  readonly change: Measured;
  readonly taken: Measured;
  readonly played: Measured;
  readonly stars: Measured;
}

/** The most stars an enemy can bring. */
const MOST_STARS = 10;

/** What was counted, in figures. */
export function figuresOf(type: CardInPlay['card']['type'], moments: Moments): LabFigures {
  return type === 'kirby' ? kirbyFigures(moments) : enemyFigures(moments);
}

const kirbyFigures = (moments: Moments): LabFigures => ({
  change: inPoints(mean(moments, [KIRBY.change, KIRBY.chances])),
  taken: share(moments, [KIRBY.taken, KIRBY.offered]),
  played: share(moments, [KIRBY.played, KIRBY.held]),
  stars: rate(moments, [KIRBY.stars, KIRBY.played]),
});

function enemyFigures(moments: Moments): LabFigures {
  const { sums } = moments;
  const seen = Math.min(sums[ENEMY.lay] ?? 0, sums[ENEMY.otherLay] ?? 0) > 0;
  return {
    change: seen
      ? difference(moments, [ENEMY.stars, ENEMY.lay], [ENEMY.otherStars, ENEMY.otherLay])
      : { value: 0, low: -MOST_STARS, high: MOST_STARS },
    taken: share(moments, [ENEMY.aimedAt, ENEMY.beatable]),
    played: share(moments, [ENEMY.fell, ENEMY.lay]),
    stars: rate(moments, [ENEMY.stars, ENEMY.fell]),
  };
}

const inPoints = ({ value, low, high }: Measured): Measured => ({
  value: value * 100,
  low: low * 100,
  high: high * 100,
});

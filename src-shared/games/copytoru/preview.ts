import { effectsOf, lifeOf, powerOf, pointsOf } from './faces';
import type { PowerPart, Preview } from '@shared/table/game';
import { COLORS } from '@shared/cards/vocabulary';
import { counter, zoneSize, type Table } from '@shared/table/table';
import { attackPower } from './attack';
import { COUNTER } from './counters';
import { playedCard } from './effects';
import { Forecast } from './forecast';
import type { Setting } from './setting';
import { countWon, starsToGo } from './won';
import { handOf } from './zones';

/** The power a hand card would attack with if it were played now and nothing were discarded for it. */
export function playPreview(setting: Setting, table: Table, card: number): Preview {
  const seat = counter(table, COUNTER.seat);
  const { power, boost } = new Forecast(effectsOf(setting.faces, card), {
    won: COLORS.map((_, color) => countWon(setting, table, seat, color)),
    hand: zoneSize(table, handOf(seat)) - 1,
    discards: 0,
  });
  return sumUp(powerOf(setting.faces, card), power, counter(table, COUNTER.boost) + boost);
}

/** What the played card would do to an enemy. */
export function attackPreview(setting: Setting, table: Table, enemy: number): Preview {
  const own = powerOf(setting.faces, playedCard(setting, table));
  const life = lifeOf(setting.faces, enemy);
  const succeeds = attackPower(setting, table) >= life;
  const stars = succeeds ? pointsOf(setting.faces, enemy) : 0;
  const toGo = starsToGo(setting, table, counter(table, COUNTER.seat));
  return {
    ...sumUp(own, [counter(table, COUNTER.power)], counter(table, COUNTER.boost)),
    life,
    succeeds,
    stars,
    ...(toGo !== null && { wins: stars >= toGo }),
  };
}

function sumUp(own: number, steps: readonly number[], boost: number): Preview {
  const parts: PowerPart[] = [
    { source: 'card', amount: own },
    ...steps.map((amount): PowerPart => ({ source: 'step', amount })),
    { source: 'boost', amount: boost },
  ];
  const telling = parts.filter(({ source, amount }) => source === 'card' || amount > 0);
  return { power: telling.reduce((sum, { amount }) => sum + amount, 0), parts: telling };
}

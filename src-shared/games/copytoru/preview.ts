import { carryOut } from '@shared/abilities/effects';
import type { AbilityHost } from '@shared/abilities/host';
import type { PowerPart, Preview } from '@shared/table/game';
import { COLORS, type Color } from '@shared/cards/vocabulary';
import { counter, zoneSize, type Table } from '@shared/table/table';
import { attackPower } from './attack';

import { COUNTER } from './counters';
import { playedCard } from './effects';
import type { Setting } from './setting';
import { countWon } from './won';
import { handOf, wonOf } from './zones';

/** A host that only adds up what a card's lines would give, and changes nothing. */
class PreviewHost implements AbilityHost {
  readonly given: number[] = [];
  boost = 0;

  constructor(
    private readonly setting: Setting,
    private readonly table: Table,
    private readonly seat: number,
  ) {}

  defeated(color: Color | null): number {
    return color === null
      ? zoneSize(this.table, wonOf(this.setting.seats, this.seat))
      : countWon(this.setting, this.table, this.seat, COLORS.indexOf(color));
  }

  /** The card itself would already have left the hand (CT-C5). */
  handSize(): number {
    return zoneSize(this.table, handOf(this.seat)) - 1;
  }

  /** Nothing is discarded before anybody was asked. */
  discarded(): number {
    return 0;
  }

  addPower(amount: number): void {
    this.given.push(amount);
  }

  addBoost(amount: number): void {
    this.boost += amount;
  }

  addTargets(): void {}
  addActions(): void {}
  askDiscardHand(): void {}
  askDiscardEnemies(): void {}
  askKeepOne(): void {}
  refill(): void {}
  addGets(): void {}
  addGetUntil(): void {}
}

/** The power a hand card would attack with if it were played now and nothing were discarded for it. */
export function playPreview(setting: Setting, table: Table, card: number): Preview {
  const host = new PreviewHost(setting, table, counter(table, COUNTER.seat));
  for (const step of setting.faces.effects[card]!.now) carryOut(step, host);
  return sumUp(setting.faces.power[card]!, host.given, counter(table, COUNTER.boost) + host.boost);
}

/** What the played card would do to an enemy. */
export function attackPreview(setting: Setting, table: Table, enemy: number): Preview {
  const own = setting.faces.power[playedCard(setting, table)]!;
  const life = setting.faces.life[enemy]!;
  const succeeds = attackPower(setting, table) >= life;
  return {
    ...sumUp(own, [counter(table, COUNTER.power)], counter(table, COUNTER.boost)),
    life,
    succeeds,
    stars: succeeds ? setting.faces.points[enemy]! : 0,
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

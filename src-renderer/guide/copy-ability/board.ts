import { Moment } from '../moment';

/** A moment of Copy Ability Battle. */
export class Board extends Moment {
  get lastRound(): number {
    return Number(this.view.options['rounds'] ?? 0);
  }

  /** Power an option would attack with; 0 where the game shows none. */
  powerOf(option: string): number {
    return this.preview(option)?.power ?? 0;
  }

  /** Whether an attack on this option is known to succeed. */
  succeeds(option: string): boolean {
    return this.preview(option)?.succeeds === true;
  }

  /** Life and stars of an enemy; an enemy that cannot be told is out of everybody's reach. */
  enemy(option: string): { readonly life: number; readonly stars: number } {
    const card = this.card(option);
    return card?.type === 'enemy'
      ? { life: card.life, stars: card.points }
      : { life: Number.POSITIVE_INFINITY, stars: 0 };
  }

  get enemies(): readonly string[] {
    return this.zone('table:enemy');
  }

  /** The most stars one enemy would give to a power. */
  bestStars(power: number): number {
    return Math.max(
      0,
      ...this.enemies.map((id) => this.enemy(id)).map(({ life, stars }) => (life <= power ? stars : 0)),
    );
  }

  /** Whether playing a card lets another one be played in the same turn. */
  givesAction(option: string): boolean {
    const card = this.card(option);
    return card?.type === 'kirby' && card.effects.some((step) => 'action' in step && step.if === undefined);
  }

  /** Whether a card has an ability. */
  isAble(option: string): boolean {
    const card = this.card(option);
    return card?.type === 'kirby' && card.effects.length > 0;
  }
}

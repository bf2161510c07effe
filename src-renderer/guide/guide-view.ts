import type { PlayedCard } from '@shared/abilities/card';
import type { MatchView } from '@shared/contract/view';

/** The part of a match that lessons look at: what the person at the screen sees, and nothing else. */
export type GuideView = Pick<
  MatchView,
  'viewer' | 'number' | 'zones' | 'cards' | 'counters' | 'scores' | 'decision' | 'options'
>;

/** A card's face by `set-id/card-id`. */
export type CardOf = (id: string) => PlayedCard | undefined;

/** The card instance behind an option; null for an act. */
const instanceOf = (option: string): number | null =>
  /^c\d+$/.test(option) ? Number(option.slice(1)) : null;

/** A match with its cards turned over, for conditions and suggestions to ask. */
export class Board {
  constructor(
    readonly view: GuideView,
    private readonly cardOf: CardOf,
  ) {}

  /** The person's seat. */
  get mine(): number {
    return this.view.viewer ?? 0;
  }

  get round(): number {
    return Number(this.view.counters['round'] ?? 0);
  }

  get lastRound(): number {
    return Number(this.view.options['rounds'] ?? 0);
  }

  /** What is asked of the person; null while somebody else is choosing. */
  get decision(): GuideView['decision'] {
    return this.view.decision?.mine === true ? this.view.decision : null;
  }

  /** Cards of a zone that the person can tell apart, as options name them. */
  zone(name: string): readonly string[] {
    return (this.view.zones[name]?.cards ?? []).flatMap((card) => (card === null ? [] : [`c${card}`]));
  }

  card(option: string): PlayedCard | undefined {
    const instance = instanceOf(option);
    return instance === null ? undefined : this.cardOf(this.view.cards[instance] ?? '');
  }

  /** Options of the open decision that lie in a zone. */
  offeredIn(name: string): readonly string[] {
    const there = new Set(this.zone(name));
    return this.optionIds.filter((id) => there.has(id));
  }

  get optionIds(): readonly string[] {
    return this.decision?.options.map(({ id }) => id) ?? [];
  }

  /** Power an option would attack with; 0 where the game shows none. */
  powerOf(option: string): number {
    return this.decision?.options.find(({ id }) => id === option)?.preview?.power ?? 0;
  }

  /** Whether an attack on this option is known to succeed. */
  succeeds(option: string): boolean {
    return this.decision?.options.find(({ id }) => id === option)?.preview?.succeeds === true;
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

import type { MatchView } from '@shared/contract/view';
import type { HouseCard } from '@shared/vocabularies';

/** The part of a match that lessons look at: what the person at the screen sees, and nothing else. */
export type GuideView = Pick<
  MatchView,
  'viewer' | 'number' | 'zones' | 'cards' | 'counters' | 'scores' | 'decision' | 'options'
>;

/** A card's face by `set-id/card-id`. */
export type CardOf = (id: string) => HouseCard | undefined;

/** The card instance behind an option; null for an act or a place. */
const instanceOf = (option: string): number | null =>
  /^c\d+$/.test(option) ? Number(option.slice(1)) : null;

/** A match with its cards turned over, for conditions and suggestions to ask. */
export class Moment {
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

  /** What is asked of the person; null while somebody else is choosing. */
  get decision(): GuideView['decision'] {
    return this.view.decision?.mine === true ? this.view.decision : null;
  }

  /** Cards of a zone that the person can tell apart, as options name them. */
  zone(name: string): readonly string[] {
    return (this.view.zones[name]?.cards ?? []).flatMap((card) => (card === null ? [] : [`c${card}`]));
  }

  /** `set-id/card-id` of a card an option names; empty for others. */
  ref(option: string): string {
    const instance = instanceOf(option);
    return instance === null ? '' : (this.view.cards[instance] ?? '');
  }

  card(option: string): HouseCard | undefined {
    const ref = this.ref(option);
    return ref === '' ? undefined : this.cardOf(ref);
  }

  /** Options of the open decision that lie in a zone. */
  offeredIn(name: string): readonly string[] {
    const there = new Set(this.zone(name));
    return this.optionIds.filter((id) => there.has(id));
  }

  get optionIds(): readonly string[] {
    return this.decision?.options.map(({ id }) => id) ?? [];
  }

  /** What an option is known to do; nothing where the game shows nothing. */
  preview(option: string) {
    return this.decision?.options.find(({ id }) => id === option)?.preview;
  }
}

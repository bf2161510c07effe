/** What of a card decides whether it could be one of the blanks of the box. */
interface Counted {
  readonly type: string;
  readonly copies: number;
}

/** The blank cards of the printed box, by the type they become. */
const BLANKS: Readonly<Record<string, number>> = { kirby: 2, enemy: 2 };

/** Whether cards are exactly the four blanks of the printed box, filled in: two Kirby cards and two enemies, one copy each. */
export function isPrintTrue(cards: readonly Counted[]): boolean {
  return (
    cards.length === 4 &&
    cards.every(({ copies }) => copies === 1) &&
    Object.entries(BLANKS).every(
      ([type, count]) => cards.filter((card) => card.type === type).length === count,
    )
  );
}

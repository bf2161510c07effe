import { shallowRef } from 'vue';
import type { PrintedCard } from '../printing/print-choices';
import { useLibraryStore } from '../stores/library';
import { useLooksStore } from '../stores/looks';
import { setOf } from './catalogue';
import { byLook } from './looks-choice';

/** What is to be printed: cards in the looks they show, and what they are together. */
export interface ToPrint {
  readonly cards: readonly PrintedCard[];
  readonly title: string;
}

/** Cards and whole sets made ready for paper. */
export function usePrinting() {
  const library = useLibraryStore();
  const looks = useLooksStore();
  /** Null: nothing is being printed. */
  const printing = shallowRef<ToPrint | null>(null);

  const printed = (card: string, copies: number, variant: string | null): PrintedCard =>
    variant === null ? { card, copies } : { card, copies, variant };
  /** All copies of a card, each look by itself. */
  const inItsLooks = (card: string, copies: number): PrintedCard[] =>
    byLook(looks.looks, card, copies).map((part) => printed(card, part.copies, part.look));

  function print(cards: readonly PrintedCard[], title: string): void {
    if (cards.length > 0) printing.value = { cards, title };
  }

  return {
    printing,
    printCard: (card: string, title: string) =>
      print(inItsLooks(card, library.anyCard(card)?.copies ?? 1), title),
    /** The cards of a set, or of a set of pictures each card once in its picture. */
    printSet(set: string, title: string): void {
      const cards = [...library.everyCard].filter(([ref]) => setOf(ref) === set);
      const pictures = [...library.variants].filter(([ref]) => setOf(ref) === set);
      print(
        [
          ...cards.flatMap(([ref, { copies }]) => inItsLooks(ref, copies)),
          ...pictures.map(([ref, { of }]) => printed(of, 1, ref)),
        ],
        title,
      );
    },
  };
}

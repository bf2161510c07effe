import { readCardSet } from '@shared/cards';
import { vocabularies } from '@shared/vocabularies';
import { z } from 'zod';
import { processorSeconds } from './measure';

const boxFile = z.looseObject({ cards: z.array(z.looseObject({ id: z.string() })) });

/**
 * Files of card sets of any size: the cards of a box again and again, under new names.
 *
 * @param box the text of the box's file
 * @param size cards a set
 * @param sets how many of them
 */
export function largeSets(box: string, size: number, sets = 1): readonly string[] {
  const base = boxFile.parse(JSON.parse(box));
  const cards = Array.from({ length: size }, (_, index) => ({
    ...base.cards[index % base.cards.length],
    id: `card-${index}`,
  }));
  return Array.from({ length: sets }, (_, index) => JSON.stringify({ ...base, id: `set-${index}`, cards }));
}

/** Reads and checks sets; milliseconds of processor time. Throws when one has errors. */
export function timeReading(texts: readonly string[]): number {
  const read = (): void => {
    for (const [index, text] of texts.entries()) {
      const { set, problems } = readCardSet({ text, file: `set-${index}.json`, vocabularies });
      if (set === null) throw new Error(JSON.stringify(problems[0]));
    }
  };
  return processorSeconds(read) * 1000;
}

import { copytoruVocabulary } from '@shared/abilities/effects';
import { readCardSet } from '@shared/cards/read';
import base from '../cardsets/copytoru-base/set.json';
import { median } from './measure';

/** A set of any size: the box again and again, under new names. */
function setOf(size: number, id: string): string {
  const cards = Array.from({ length: size }, (_, index) => {
    const card = base.cards[index % base.cards.length];
    return { ...card, id: `card-${index}` };
  });
  return JSON.stringify({ ...base, id, cards });
}

const read = (texts: readonly string[]): number => {
  const before = process.cpuUsage();
  for (const [index, text] of texts.entries()) {
    const { set, problems } = readCardSet({
      text,
      file: `set-${index}.json`,
      vocabularies: { copytoru: copytoruVocabulary },
    });
    if (set === null) throw new Error(JSON.stringify(problems[0]));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Milliseconds to read and check sets of this size. The first reading, cold, is told apart. */
export function reading(size: number, sets: number): { first: number; median: number } {
  const texts = Array.from({ length: sets }, (_, index) => setOf(size, `set-${index}`));
  const times = Array.from({ length: 7 }, () => read(texts));
  return { first: times[0] ?? 0, median: median(times) };
}

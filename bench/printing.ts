import { copytoruVocabulary } from '@shared/abilities/effects';
import { readCardSet } from '@shared/cards/read';
import { findAppFolder } from '@main/services/app-folder';
import { typefaceFiles } from '@main/services/printing/typeface';
import { makeSheets } from '@main/workers/printing/make-sheets';
import base from '../cardsets/copytoru-base/set.json';
import { median } from '@main/cli/bench/measure';

/** Seconds of one core's work for the whole box as sheets with backs, the first time and afterwards, and the file. */
export async function printing(repetitions: number): Promise<{
  readonly first: number;
  readonly median: number;
  readonly pages: number;
  readonly megabytes: number;
}> {
  const { set } = readCardSet({
    text: JSON.stringify(base),
    file: 'set.json',
    vocabularies: { copytoru: copytoruVocabulary },
  });
  if (set === null) throw new Error('The box cannot be read.');
  const fonts = typefaceFiles(findAppFolder(import.meta.url).path);
  const times: number[] = [];
  let [pages, bytes] = [0, 0];
  for (let time = 0; time < repetitions; time += 1) {
    const before = process.cpuUsage();
    const made = await makeSheets(
      {
        title: 'Box',
        cards: set.cards.map((card) => ({ key: card.id, card, copies: card.copies })),
        choices: { paper: 'a4', layout: 'edge', cutMarks: true, backs: 'long-edge' },
        language: 'ja',
        printedNames: false,
        fonts,
      },
      { picture: () => null, progress: () => undefined },
    );
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1e6);
    [pages, bytes] = [made.pages, made.bytes.length];
  }
  return { first: times[0] ?? 0, median: median(times), pages, megabytes: bytes / 1024 / 1024 };
}

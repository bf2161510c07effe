import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import { makeLibrary, playHash, readCardSet, type Problem } from '@shared/cards';
import { readCardSetWithout } from '@shared/cards/read';
import { envelopeSchema, FIELDS, FORMAT, variantSchema } from '@shared/cards/schema';
import { SEVERITIES } from '@shared/cards/problem';
import { valueAt } from '@shared/cards/problem';
import { ABILITIES, CARD_TYPES, COLORS, GAMES, SCENES, SET_KINDS } from '@shared/cards/vocabulary';
import { missingPictures } from '@shared/cards';
import { readDraft, setFileText } from '@shared/contract/set-file';
import { vocabularies, type HouseSet } from '@shared/vocabularies';
import { findAppFolder } from '@main/services/app-folder';
import { grown } from '../grow';
import { measured, must, mustBeTold, same } from '../held';
import { defineKind, type Fed } from '../kind';
import { changes, mutated, mutatedBytes, type Change } from '../mutate';

const FILE = 'theirs/set.json';

/** Words of card sets: in the right place they mean something, in another they must be told. */
export const SET_WORDS: readonly string[] = [
  ...[...FIELDS, ...ABILITIES, ...CARD_TYPES, ...COLORS, ...GAMES, ...SET_KINDS, ...SCENES.slice(0, 3)],
  ...(vocabularies.copytoru?.fields ?? []),
  ...(vocabularies.kokopelli?.fields ?? []),
  ...['ceremony', 'kokopelli', 'laid', 'draw', 'open', 'play', 'stack-size', 'reach', 'all', 'white', 'full'],
  ...['copytoru-base/kirby-red-1', 'art/x.webp', 'cloth', 'hand', 'discarded', '$schema'],
];

/** Cards of a shipped set that one sample holds. */
const CARDS = 5;

/** The shipped sets in small pieces: their heads with a few cards each. */
export function shippedSamples(): unknown[] {
  const { cardsets } = findAppFolder(import.meta.url);
  return readdirSync(cardsets).flatMap((id) => {
    const root: unknown = JSON.parse(readFileSync(join(cardsets, id, 'set.json'), 'utf8'));
    if (typeof root !== 'object' || root === null) return [];
    const list = valueAt(root, ['kind']) === 'variants' ? 'variants' : 'cards';
    const entries: unknown = valueAt(root, [list]);
    if (!Array.isArray(entries)) return [];
    const starts = Array.from({ length: Math.ceil(entries.length / CARDS) }, (_, index) => index * CARDS);
    return starts.map((at) => ({ ...root, [list]: entries.slice(at, at + CARDS) }));
  });
}

/** Sets of every game and kind, grown from what a set file may say. */
export function grownSets(): fc.Arbitrary<unknown> {
  const names = ['garden', 'a', 'b-1', 'copytoru-base/kirby-red-1', 'garden/a', 'art/x.png'];
  const head = envelopeSchema.extend({ format: z.literal(FORMAT) });
  const ofGames = GAMES.flatMap((game) => {
    const vocabulary = vocabularies[game];
    if (vocabulary === undefined) return [];
    const schema = head.extend({
      game: z.literal(game),
      kind: z.enum(['base', 'designs']),
      cards: z.array(vocabulary.cards),
    });
    return [grown(schema, names)];
  });
  const looks = grown(head.extend({ kind: z.literal('variants'), variants: z.array(variantSchema) }), names);
  return fc.oneof(...ofGames, looks);
}

/** Codes that only packs and folders can have, or that need a file of many megabytes. */
const ELSEWHERE =
  /^(?:pack-|picture-|svg-|missing-file|unreadable-file|no-sets|file-too-big|unsupported-game|card-not-played|id-of-device|set-id-taken|variant-of-other-game|not-text$)/;

interface Input {
  readonly document: unknown;
  readonly made: readonly Change[];
  readonly bytes: readonly Change[];
}

const textOf = ({ document, made, bytes }: Input): string => {
  const json = JSON.stringify(mutated(document, made, SET_WORDS)) ?? 'null';
  return bytes.length === 0 ? json : Buffer.from(mutatedBytes(Buffer.from(json), bytes)).toString('utf8');
};

/** Card sets of both games, variants and designs, as files. */
export const cardSets = defineKind<Input>('card-sets', () => {
  const samples = shippedSamples();
  return {
    inputs: fc.record({
      document: fc.oneof(fc.constantFrom(...samples), grownSets()),
      made: changes(5),
      bytes: fc.oneof({ weight: 7, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: changes(3) }),
    }),
    feed: (input) => {
      const text = textOf(input);
      return measured(() => feedCardSet(text), text.length);
    },
    shown: textOf,
    expected: Object.keys(SEVERITIES).filter((code) => !ELSEWHERE.test(code)),
  };
});

/** Reads a set in every way the program does, and checks what it makes of it. */
export function feedCardSet(text: string): Fed {
  const reading = readCardSet({ text, file: FILE, vocabularies });
  const { set, problems } = reading;
  mustBeTold(problems);
  must(same(reading, readCardSet({ text, file: FILE, vocabularies })), 'a set is read the same way twice');
  const errors = problems.filter(({ severity }) => severity === 'error');
  must((set === null) === errors.length > 0, 'a set is left out for errors, and only for those');
  const without = readCardSetWithout({ text, file: FILE, vocabularies });
  must(same(without.problems, problems), 'leaving out bad cards hides none of them');
  if (without.set !== null) mustStay(without.set);
  const library = makeLibrary([{ ...reading, file: FILE }]);
  const missing = set === null ? [] : missingPictures(set, FILE, () => false);
  mustDraft(text, errors);
  return {
    accepted: set === null ? 0 : 1,
    refused: set === null ? 1 : 0,
    said: [...problems, ...library.problems, ...missing].map(({ code }) => code),
  };
}

/** What was read can be written and read again, and plays the same. */
function mustStay(set: HouseSet): void {
  const written = setFileText(set);
  const again = readCardSet({ text: written, file: FILE, vocabularies });
  const why = again.problems.map(({ code, path }) => `${code} at ${path}`).join(', ');
  must(again.set !== null, `a set that was read is read again when it was written (${why})`);
  must(setFileText(again.set) === written, 'a set is written the same way again');
  must(playHash(again.set) === playHash(set), 'a set plays the same when it was written and read');
}

/** The workshop takes a file up, or says that it cannot; and gives it back as it was. */
function mustDraft(text: string, errors: readonly Problem[]): void {
  const reading = readDraft(text);
  if (reading.is !== 'draft') return;
  const written = setFileText(reading.draft, text);
  const again = readDraft(written);
  must(again.is === 'draft', 'a draft can be opened again when it was saved');
  must(setFileText(again.draft, written) === written, 'saving a draft twice changes nothing');
  const after = readCardSet({ text: written, file: FILE, vocabularies });
  must(errors.length > 0 || after.set !== null, 'saving a sound set in the workshop leaves it sound');
}

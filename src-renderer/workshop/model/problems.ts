import { copytoruVocabulary } from '@shared/abilities';
import { readCardSet, type Problem } from '@shared/cards';
import type { DesignsDraft, DraftCard } from '@shared/contract/drafts';
import { setFileText } from '@shared/contract/set-file';
import type { CardPart } from '../editor';

const FILE = 'set.json';
const vocabularies = { copytoru: copytoruVocabulary };

/** What the reader of card sets says of a draft. */
const read = (draft: DesignsDraft): readonly Problem[] =>
  readCardSet({ text: setFileText(draft), file: FILE, vocabularies }).problems;

const ofCard = new WeakMap<DraftCard, readonly Problem[]>();
const INSIDE = /^cards\[0\]\.?/;

/** What is wrong with a card; paths begin inside it. A card that did not change is not read again. */
export function cardProblems(card: DraftCard): readonly Problem[] {
  const kept = ofCard.get(card);
  if (kept !== undefined) return kept;
  const problems = read({ kind: 'designs', id: 'one', name: { en: 'One' }, cards: [card] })
    .filter(({ path }) => INSIDE.test(path))
    .map((problem) => ({ ...problem, path: problem.path.replace(INSIDE, '') }));
  ofCard.set(card, problems);
  return problems;
}

/** What is wrong with the words of a set itself. */
export const headProblems = (draft: DesignsDraft): readonly Problem[] => read({ ...draft, cards: [] });

/** How many problems a set has, those of its cards included. */
export const countProblems = (draft: DesignsDraft): number =>
  headProblems(draft).length + draft.cards.reduce((sum, card) => sum + cardProblems(card).length, 0);

const PARTS: readonly (readonly [field: string, part: CardPart])[] = [
  ['name', 'name'],
  ['power', 'number'],
  ['life', 'number'],
  ['points', 'stars'],
  ['color', 'color'],
  ['ability', 'ability'],
  ['effects', 'effects'],
  ['flavor', 'flavor'],
  ['field', 'place'],
  ['art', 'picture'],
];

/** The part of a card a problem is about; null where it is about none that can be seen. */
export const partOfPath = (path: string): CardPart | null =>
  PARTS.find(
    ([field]) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`),
  )?.[1] ?? null;

/** The problems that stand at `field` or inside it. */
export const problemsAt = (problems: readonly Problem[], field: string): readonly Problem[] =>
  problems.filter(
    ({ path }) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`),
  );

import { readCardSet, type Problem } from '@shared/cards';
import type { DesignsDraft, DraftCard } from '@shared/contract/drafts';
import { setFileText } from '@shared/contract/set-file';
import { vocabularies } from '@shared/vocabularies';
import { gameOf } from './kinds';

const FILE = 'set.json';

/** What the reader of card sets says of a draft. */
const read = (draft: DesignsDraft): readonly Problem[] =>
  readCardSet({ text: setFileText(draft), file: FILE, vocabularies }).problems;

const ofCard = new WeakMap<DraftCard, readonly Problem[]>();
const INSIDE = /^cards\[0\]\.?/;

/** What is wrong with a card; paths begin inside it. A card that did not change is not read again. */
export function cardProblems(card: DraftCard): readonly Problem[] {
  const kept = ofCard.get(card);
  if (kept !== undefined) return kept;
  const problems = read({
    kind: 'designs',
    game: gameOf(card),
    id: 'one',
    name: { en: 'One' },
    cards: [card],
  })
    .filter(({ path }) => INSIDE.test(path))
    .map((problem) => ({ ...problem, path: problem.path.replace(INSIDE, '') }));
  ofCard.set(card, problems);
  return problems;
}

/** What is wrong with the words of a set itself. */
export const headProblems = (draft: DesignsDraft): readonly Problem[] => read({ ...draft, cards: [] });

/** The problems that stand at `field` or inside it. */
export const problemsAt = (problems: readonly Problem[], field: string): readonly Problem[] =>
  problems.filter(
    ({ path }) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`),
  );

/** Whether something in a set keeps it out of matches and off paper. */
export const isBarred = (draft: DesignsDraft): boolean =>
  [...headProblems(draft), ...draft.cards.flatMap(cardProblems)].some(({ severity }) => severity === 'error');

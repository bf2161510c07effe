import { copytoruVocabulary } from '@shared/abilities/effects';
import { makeLibrary } from '@shared/cards/library';
import { readCardSet } from '@shared/cards/read';
import base from '../../../../cardsets/copytoru-base/set.json';
import { COPYTORU_BOX } from '../../box';
import type { CardInPlay } from '../faces';

export { COPYTORU_BOX as BOX } from '../../box';

const file = `${COPYTORU_BOX}/set.json`;
const vocabularies = { copytoru: copytoruVocabulary };
const reading = readCardSet({ text: JSON.stringify(base), file, vocabularies });

/** For tests: every card of the box as it ships that is played, in set order. */
export const boxCards: readonly CardInPlay[] = makeLibrary([{ ...reading, file }]).played([COPYTORU_BOX]);

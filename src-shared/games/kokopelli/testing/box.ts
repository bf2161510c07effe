import { makeLibrary } from '@shared/cards/library';
import { readCardSet } from '@shared/cards/read';
import { kokopelliVocabulary } from '@shared/ceremonies';
import base from '../../../../cardsets/kokopelli-base/set.json';
import { KOKOPELLI_BOX } from '../../box';
import type { CardInPlay } from '../../prepared';

const file = `${KOKOPELLI_BOX}/set.json`;
const vocabularies = { kokopelli: kokopelliVocabulary };
const reading = readCardSet({ text: JSON.stringify(base), file, vocabularies });

/** For tests: every card of the box as it ships, in set order. */
export const boxCards: readonly CardInPlay[] = makeLibrary([{ ...reading, file }]).played([KOKOPELLI_BOX]);

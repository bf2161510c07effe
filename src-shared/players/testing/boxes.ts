import { makeLibrary } from '@shared/cards/library';
import { readCardSet } from '@shared/cards/read';
import { KOKOPELLI_BOX } from '@shared/games/box';
import { boxCards } from '@shared/games/copytoru/testing/box';
import type { CardInPlay, GameEntry } from '@shared/games/index';
import { vocabularies } from '@shared/vocabularies';
import kokopelli from '../../../cardsets/kokopelli-base/set.json';

const file = `${KOKOPELLI_BOX}/set.json`;
const reading = readCardSet({ text: JSON.stringify(kokopelli), file, vocabularies });
const kokopelliCards = makeLibrary([{ ...reading, file }]).played([KOKOPELLI_BOX]);

/** For tests: every card of a game's box as it ships that is played, in set order. */
export const boxOf = ({ box }: Pick<GameEntry, 'box'>): readonly CardInPlay[] =>
  box === KOKOPELLI_BOX ? kokopelliCards : boxCards;

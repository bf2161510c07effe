import { KOKOPELLI_BOX } from '../box';
import { boxCards as copytoruCards } from '../copytoru/testing/box';
import type { CardInPlay, GameEntry } from '../index';
import { TEST_CEREMONIES } from '../kokopelli/testing/ceremonies';
import { boxCards as kokopelliCards } from '../kokopelli/testing/box';
import { TEST_DESIGNS } from './designs';

/** For tests: every card of a game's box as it ships that is played, in set order. */
export const boxOf = ({ box }: Pick<GameEntry, 'box'>): readonly CardInPlay[] =>
  box === KOKOPELLI_BOX ? kokopelliCards : copytoruCards;

/** For tests: designs that ask more of a match of the game than any card of its box does. */
export const designsFor = ({ box }: Pick<GameEntry, 'box'>): readonly CardInPlay[] =>
  box === KOKOPELLI_BOX ? TEST_CEREMONIES : TEST_DESIGNS;

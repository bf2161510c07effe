import { makeCourse } from '../course';
import { Board } from './board';
import { CONDITIONS } from './conditions';
import { LESSONS } from './lessons';
import { SUGGESTIONS } from './suggestions';

/** The guided match of Copy Ability Battle. */
export const COPY_ABILITY = makeCourse({
  game: 'copy-ability-battle',
  lessons: LESSONS,
  conditions: CONDITIONS,
  suggestions: SUGGESTIONS,
  momentOf: (view, cardOf) => new Board(view, cardOf),
});

import { makeCourse } from '../course';
import { CONDITIONS } from './conditions';
import { Festival } from './festival';
import { LESSONS } from './lessons';
import { SUGGESTIONS } from './suggestions';

/** The guided match of Kokopelli. */
export const KOKOPELLI = makeCourse({
  game: 'kokopelli',
  lessons: LESSONS,
  conditions: CONDITIONS,
  suggestions: SUGGESTIONS,
  momentOf: (view, cardOf) => new Festival(view, cardOf),
});

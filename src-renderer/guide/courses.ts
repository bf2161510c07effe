import { COPY_ABILITY } from './copy-ability/course';
import type { Course } from './course';
import { KOKOPELLI } from './kokopelli/course';

const COURSES: readonly Course[] = [COPY_ABILITY, KOKOPELLI];

/** The course of a game; null for a game without a guided match. */
export const courseOf = (game: string): Course | null =>
  COURSES.find((course) => course.game === game) ?? null;

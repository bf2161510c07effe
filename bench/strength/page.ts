import { betweenMarks } from '../page';

const MARKS = { begin: '<!-- measured: npm run strength -->', end: '<!-- end of what was measured -->' };

/** The page of strength with another run in the place of the last one. Throws when it has no place for it. */
export const withMeasured = (page: string, measured: string): string => betweenMarks(page, MARKS, measured);

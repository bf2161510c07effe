import { BOX } from './box';
import { details, type Position } from '../../testing/take-up';

export { details } from '../../testing/take-up';

/** For tests: the first instance of a card of the box, by its name. */
export const instanceOf = (at: Position, name: string): number => at.rules.faces.indexOf(`${BOX}/${name}`);

/** For tests: the key of the reason why a card cannot be picked now; undefined when it is not barred. */
export const reasonFor = (at: Position, name: string): string | undefined =>
  details(at).barred.get(instanceOf(at, name))?.key;

import { position, type Position, type PositionInput } from '../../testing/position';
import { prepareSoloBattle } from '../solo-battle';

const OFFER = ['red-8', 'blue-8', 'yellow-8', 'green-8'];
const NORMALS = ['normal-6', 'normal-7', 'normal-8'];

/** For tests: a quest taken up at a position; what is not given lies there as in an ordinary turn. */
export function soloPosition(
  quest: number,
  zones: PositionInput['zones'],
  more: Omit<PositionInput, 'zones' | 'prepare' | 'seats'> = {},
): Position {
  return position({
    ...more,
    prepare: prepareSoloBattle,
    seats: 1,
    options: { ...more.options, quest },
    zones: { offer: OFFER, 'deck:normal': NORMALS, ...zones },
  });
}

/** For tests: skips the attack and gets a Normal card, so that the turn ends. */
export function passTurn(at: Position): void {
  if (at.kind() === 'play') at.pick('skip');
  at.pick('draw-normal');
}

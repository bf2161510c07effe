import type { Layout } from '@shared/table/layout';
import type { Pools } from '@shared/table/sample';
import { isCopy, isNormal, type Faces } from './faces';

const POOL = { normal: 0, copy: 1, enemy: 2 } as const;

/** The pool whose cards lie face down in a zone. Of a hand only what came from the Normal deck is hidden. */
const POOL_BY_DECK: Readonly<Record<string, number>> = {
  'deck:normal': POOL.normal,
  'deck:copy': POOL.copy,
  'deck:enemy': POOL.enemy,
};

/** Which cards can lie hidden where, in the modes in which abilities count. */
export function makePools(faces: Faces, layout: Layout): Pools {
  return {
    ofCard: Uint8Array.from({ length: faces.count }, (_, card) => poolOf(faces, card)),
    ofZone: Uint8Array.from(layout.zones, ({ name }) => POOL_BY_DECK[name] ?? POOL.normal),
  };
}

function poolOf(faces: Faces, card: number): number {
  if (isCopy(faces, card)) return POOL.copy;
  return isNormal(faces, card) ? POOL.normal : POOL.enemy;
}

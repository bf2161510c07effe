import type { Step } from '../step';

const boostAndAction: readonly Step[] = [{ boost: 1 }, { action: 1 }];

/**
 * The printed abilities, written out by hand from the table of the rules: Y3 is the yellow card of power
 * 3. Left out are B2, B3, B7 and G7, which are the same as Y2, Y3, Y7 and R7.
 */
export const PRINTED: Readonly<Record<string, readonly Step[]>> = {
  Y1: [{ power: { per: 'defeated' } }],
  B1: [{ power: { per: 'defeated', color: 'blue', times: 4 } }],
  R1: [{ power: { per: 'defeated', color: 'white', times: 4 } }],
  G1: [{ power: { per: 'hand', times: 2 } }],
  Y2: boostAndAction,
  R2: [{ action: 1 }, { getUntil: 5 }],
  G2: [{ boost: 2, if: { defeated: 'white', atLeast: 2 } }, { action: 1 }],
  Y3: [{ discardEnemies: { upTo: 3 } }, { refill: 'enemies', to: 'full' }, { action: 1 }],
  R3: [{ boost: 1, if: { defeated: 'red', atLeast: 2 } }, { action: 1 }],
  G3: [{ discardHand: { upTo: 1 } }, { boost: 1, if: { discarded: 1 } }, { action: 1 }],
  Y4: [{ targets: { per: 'defeated', color: 'yellow', plus: 1 } }],
  B4: [{ get: 3 }],
  R4: [{ targets: 3 }],
  G4: [{ getUntil: 6 }],
  Y5: [{ getUntil: 5 }],
  B5: [{ discardHand: { upTo: 3 } }, { targets: { per: 'discarded', plus: 1 } }],
  R5: [{ get: 2 }],
  G5: [{ targets: 2 }],
  Y6: [{ discardHand: { upTo: 3 } }, { get: { per: 'discarded', plus: 1 } }],
  B6: [{ getUntil: 4 }],
  R6: [{ discardHand: { upTo: 3 } }, { power: { per: 'discarded' } }],
  G6: [{ get: { per: 'defeated', color: 'green' } }],
  Y7: [{ keepOne: 'kirby' }, { refill: 'kirby', to: 'full' }],
  R7: [{ keepOne: 'enemies' }, { refill: 'enemies', to: 3 }],
};

import { describe, expect, it } from 'vitest';
import { boxCards } from '@shared/games/copytoru/testing/box';
import { effectsOf, makeFaces, powerOf } from '@shared/games/copytoru/faces';
import { COLORS } from '@shared/cards/vocabulary';
import { Outlook, Outlooks } from './outlook';
import { worthOfOutlook } from './worth';

const played = boxCards.flatMap(({ ref, card }) =>
  card.type === 'kirby' || card.type === 'enemy' ? [{ ref, card }] : [],
);
/** Lines whose second counts only once the first holds, which no card of the box has. */
const nested = {
  ref: 'mine/nested',
  card: {
    type: 'kirby' as const,
    id: 'nested',
    copies: 1,
    name: { en: 'Nested' },
    color: 'red' as const,
    power: 2,
    effects: [
      { if: { defeated: 'blue' as const, atLeast: 3 }, power: { per: 'hand' as const, times: 2 } },
      { if: { defeated: 'red' as const, atLeast: 1 }, get: { per: 'defeated' as const } },
    ],
  },
};
const faces = makeFaces([...played, nested]);

/** Every standing in some order that repeats none soon: what is kept must not be taken for another's. */
function* standings(): Generator<{ won: Int32Array; inAll: number; hand: number }> {
  for (let turn = 0; turn < 200; turn += 1) {
    const won = Int32Array.from(COLORS, (_, color) => (turn * (color + 3) + (turn >> color)) % 8);
    // Now and then more than the memory has room for.
    if (turn % 50 === 49) won[2] = 40;
    yield { won, inAll: won.reduce((sum, count) => sum + count, 0), hand: (turn * 7) % 11 };
  }
}

const promises = (outlook: Outlook): readonly unknown[] => [
  outlook.power,
  outlook.boost,
  outlook.targets,
  outlook.actions,
  outlook.gets,
  outlook.fillTo,
  outlook.mayDiscard,
  outlook.sweeps,
  outlook.keepsOneEnemy,
];

describe('what a card promises', () => {
  it('is the same whether it is remembered or worked out anew', () => {
    const remembered = new Outlooks(faces);
    const anew = new Outlook();
    for (const { won, inAll, hand } of standings()) {
      remembered.standing(won, inAll);
      anew.standing(won, inAll);
      const cards = faces.refs.map((_, card) => {
        const outlook = anew.look(effectsOf(faces, card), hand, 0);
        const worth = worthOfOutlook(outlook, powerOf(faces, card), hand);
        return { worth, promised: promises(outlook) };
      });
      const kept = cards.map((_, card) => ({
        worth: remembered.worthOf(card, hand),
        promised: promises(remembered.of(card, hand, 0)),
      }));
      expect(kept).toEqual(cards);
    }
  });
});

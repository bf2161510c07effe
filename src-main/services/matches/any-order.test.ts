import { describe, it } from 'vitest';
import { playInAnyOrder } from '../testing/any-order';
import { testFolder } from '../testing/folder';

// Situation 11, at the level of the services: whatever people do and however often the program ends.
describe('picks, undo, redo and restarts in any order', () => {
  it.each([
    ['one person and two computers', 'copy-ability-battle', ['human', 'greedy', 'random']],
    ['three people', 'copy-ability-battle', ['human', 'human', 'human']],
    ['two people and a computer', 'copy-ability-battle', ['human', 'random', 'human']],
    ['Easy Battle of four people', 'easy-battle', ['human', 'human', 'human', 'human']],
    ['Easy Battle against five computers', 'easy-battle', ['human', ...Array<'random'>(5).fill('random')]],
    ['a quest', 'solo-battle', ['human']],
    ['Kokopelli of two people', 'kokopelli', ['human', 'human']],
    ['Kokopelli against computers', 'kokopelli', ['random', 'human', 'greedy', 'random']],
  ] as const)(
    'situation 11: leave the match a straight replay gives, here and in another folder (%s)',
    async (name, game, players) => {
      const [folder, other] = [await testFolder(), await testFolder()];
      await playInAnyOrder({ seed: name, game, players, folder, other, acts: 110 });
    },
  );
});

import { playChecked } from '@shared/table/testing/invariants';
import { checkedBattle } from '@shared/games/copytoru/testing/checked-battle';

/** Plays its share of the matches for one number of seats; throws at the first that breaks an invariant. */
const [seatsText = '2', countText = '10000', partText = '0', partsText = '1', seed = 'long'] =
  process.argv.slice(2);
const [seats, count, part, parts] = [seatsText, countText, partText, partsText].map(Number);
const { rules, checked } = checkedBattle(seats ?? 2);
let picks = 0;
for (let match = part ?? 0; match < (count ?? 0); match += parts ?? 1) {
  try {
    picks += playChecked(rules, `${seed}:${match}`, checked);
  } catch (error) {
    console.error(`${seats} seats, seed ${seed}:${match}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
console.log(picks);

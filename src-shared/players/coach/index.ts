export { byLoss, compared, isTelling, type Compared } from './compare';
export { beatable, challengeChance } from './easy-odds';

export { byLoss, compared, isTelling, lossOf, starsLost, type Compared } from './compare';
export { beatable, challengeChance } from './easy-odds';

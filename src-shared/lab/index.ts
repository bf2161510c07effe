export type { LabHouse } from './arm';
export { COUNTS, LAB_PAIRS, LAB_PLAYER, makeLab, type Lab } from './lab';
export { addMoments, noMoments, type Moments } from './moments';
export { distinctCards, labDigest, printedCards, printedRow, subjectOf } from './printed';
export { reportOn, type Report } from './report';
export { codeOf } from './verdict';

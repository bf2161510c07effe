export { measurable, playsAs, type LabEntry, type LabHouse, type LabType } from './card';
export { COUNTS, LAB_PAIRS, LAB_PLAYER, makeLab, type Lab } from './lab';
export { addMoments, noMoments, type Moments } from './moments';
export { BOX_OF, distinctCards, labDigest, printedCards, printedRow, subjectOf } from './printed';
export { reportOn, type Report } from './report';
export { codeOf } from './verdict';

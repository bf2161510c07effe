/** Cards on sheets of paper: where they stand, where to cut, and where their backs go. */
export { BLEED, CARD, gridOf, PAPERS, type CardLayout, type Paper, type SheetGrid } from './paper';
export {
  countSheets,
  layOut,
  type Backs,
  type CardPlace,
  type CutMark,
  type SheetChoices,
  type SheetPage,
} from './sheets';

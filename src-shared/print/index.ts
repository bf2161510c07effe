/** Cards on sheets of paper: where they stand, where to cut, and where their backs go. */
export { gridOf, type CardLayout, type Paper } from './paper';
export {
  countSheets,
  layOut,
  MOST_CARDS,
  type Backs,
  type CardPlace,
  type SheetChoices,
  type SheetPage,
} from './sheets';

export {
  chooseFigure,
  drawFigure,
  FIGURE_NAMES,
  type FigureName,
  type FigureOptions,
  type FigureWish,
} from './figures';
export { FIGURE_BOX, FIGURE_GROUND } from './hand';
export type { FigureColor } from './recolor';

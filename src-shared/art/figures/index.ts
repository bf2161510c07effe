export {
  chooseFigure,
  drawFigure,
  FIGURE_NAMES,
  type FigureName,
  type FigureOptions,
  type FigureWish,
} from './figures';
export type { FigureColor } from './recolor';

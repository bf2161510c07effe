export { chooseFigure, drawFigure } from './figures';
export { FIGURE_NAMES } from './known';

export { chooseFigure, drawFigure, FIGURE_NAMES } from './figures';

/**
 * Pictures by program. Here stands what screens need; cards take `scene`, `tone`, `figures`, `marks` and the drawing
 * primitives from their own files.
 */
export { drawBackdrop, type BackdropName, type BackdropOptions } from './backdrop';
export { QUEST_STOPS } from './backdrops/quest-road';
export { DAY_PALETTES } from './times';
export { ART_CHOICES, type FigureChoice } from './choices';
export { FIGURE_PROPS, type FigureName } from './figures/known';
export { SCENE_PROPS, type SceneName } from './scenes/places';
export type { TimeOfDay } from './times';

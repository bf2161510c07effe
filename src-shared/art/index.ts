/**
 * Pictures by program. Here stands what screens need; cards take `scene`, `tone`, `figures`, `marks` and the drawing
 * primitives from their own files.
 */
export { drawBackdrop, type BackdropName, type BackdropOptions } from './backdrop';
export { QUEST_STOPS } from './backdrops/quest-road';
export { DAY_PALETTES } from './times';
export { ART_CHOICES, type ArtChoices, type FigureChoice } from './choices';
export { FIGURE_PROPS, type FigureName, type FigureProp } from './figures/known';
export { SCENE_PROPS, type SceneName, type SceneProp } from './scenes/places';
export { TIMES_OF_DAY, type TimeOfDay } from './times';

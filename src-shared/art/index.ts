/** Pictures by program: drawing primitives, the tone of the one illustrator, and eighteen places. */
export * from './drawing/colour';
export * from './drawing/form';
export * from './drawing/gradient';
export * from './drawing/number';
export * from './drawing/path';
export * from './drawing/pen';
export * from './drawing/random';
export * from './drawing/shape';
export * from './drawing/specks';
export { chooseScene, chooseTime } from './choice';
export { drawScene, type DrawnScene, type SceneOptions } from './scene';
export { SCENE_NAMES, type SceneName } from './scenes/table';
export { DAY_PALETTES, TIMES_OF_DAY, type DayPalette, type TimeOfDay } from './times';
export { tone, toneColour } from './tone';
export { PROP_NAMES } from './scenery/props';
export { drawBackdrop, type BackdropName, type BackdropOptions } from './backdrop';
export { hillLine, hillPath, type HillLine } from './hill';

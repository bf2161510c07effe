import { Random, subSeed } from './drawing/random';
import { PLACES, SCENE_NAMES, type SceneName } from './scenes/places';
import { timeNamed, type TimeOfDay } from './times';

/** Where a card whose place is not known lives, by its colour. */
const PLACES_BY_COLOUR: ReadonlyMap<string, readonly [SceneName, ...SceneName[]]> = new Map<
  string,
  readonly [SceneName, ...SceneName[]]
>([
  ['red', ['volcano', 'ruins', 'savanna']],
  ['blue', ['ice', 'crystal', 'seabed']],
  ['green', ['deepwood', 'terraces', 'works']],
  ['yellow', ['mansion', 'castle', 'savanna']],
  ['white', ['meadow', 'clouds', 'isles']],
]);

/** The named place, or for an unknown name one that suits the card's colour, always the same for the same seed. */
export function chooseScene(name: string | undefined, colour: string | undefined, seed: string): SceneName {
  const known = SCENE_NAMES.find((scene) => scene === name);
  if (known !== undefined) return known;
  const fitting = PLACES_BY_COLOUR.get(colour ?? '') ?? SCENE_NAMES;
  return new Random(subSeed(seed, 'place')).pick(fitting);
}

/** The named time of day, or one that suits the place, always the same for the same seed. */
export function chooseTime(name: string | undefined, scene: SceneName, seed: string): TimeOfDay {
  return timeNamed(name) ?? new Random(subSeed(seed, 'time')).pick(PLACES[scene].times);
}

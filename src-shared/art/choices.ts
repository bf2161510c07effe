import { FIGURE_NAMES, FIGURES, type FigureKnown, type FigureName } from './figures/known';
import { type Place, PLACES, SCENE_NAMES, type SceneName } from './scenes/places';
import { TIMES_OF_DAY, type TimeOfDay } from './times';

/** One figure that can be asked for by name in `art.figure`. */
export interface FigureChoice extends FigureKnown {
  readonly name: FigureName;
}

/** Everything a drawn picture can be asked for: the names that `art` in a card set may use. */
export interface ArtChoices {
  /** `art.scene`. */
  readonly scenes: readonly SceneName[];
  /** `art.palette`: any goes with any place. */
  readonly palettes: readonly TimeOfDay[];
  /** By place: the times of day that suit it, the best first, and which `art.props` change it. */
  readonly places: Readonly<Record<SceneName, Place>>;
  /** `art.figure`, emblems first, each with the `art.props` that change it. */
  readonly figures: readonly FigureChoice[];
}

/** The choices of the scene generator. Light: reading them loads no drawing. */
export const ART_CHOICES: ArtChoices = {
  scenes: SCENE_NAMES,
  palettes: TIMES_OF_DAY,
  places: PLACES,
  figures: FIGURE_NAMES.map((name) => ({ name, ...FIGURES[name] })),
};

import {
  ART_CHOICES,
  FIGURE_PROPS,
  type FigureChoice,
  type FigureName,
  type SceneName,
  type TimeOfDay,
} from '@shared/art';
import { chooseScene, chooseTime } from '@shared/art/choice';
import type { DraftArt, DraftCard } from '@shared/contract/drafts';
import type { CopytoruDraft } from '../model/kinds';

/** A picture by program, as a draft holds it. */
export type DrawnArt = Extract<DraftArt, { scene: string }>;

/** What a card's picture by program shows, chosen by the card itself where its art says nothing. */
export interface Shown {
  readonly scene: SceneName;
  readonly time: TimeOfDay;
  /** The figure asked for; null where it follows from the card. */
  readonly figure: FigureName | null;
  readonly props: readonly string[];
}

/** A card's art, if it is a picture by program. */
export const drawnArt = ({ art }: DraftCard): DrawnArt | null =>
  art !== undefined && 'scene' in art ? art : null;

/** What is drawn for a card. Where it shows a picture of one's own: what would be, were it drawn. */
export function shownOf(card: CopytoruDraft): Shown {
  const art = drawnArt(card);
  const scene = chooseScene(art?.scene, card.color, card.id);
  return {
    scene,
    time: chooseTime(art?.palette, scene, card.id),
    figure: ART_CHOICES.figures.find(({ name }) => name === art?.figure)?.name ?? null,
    props: art?.props ?? [],
  };
}

/** The figures that suit a kind of card. */
export const figuresFor = ({ type }: CopytoruDraft): readonly FigureChoice[] =>
  ART_CHOICES.figures.filter(({ kind }) => kind === (type === 'kirby' ? 'emblem' : 'creature'));

/** The figure a card shows by itself, as far as its props are concerned. */
const figureOf = (card: CopytoruDraft): FigureChoice | undefined => {
  const own = shownOf(card).figure ?? (card.type === 'kirby' ? (card.ability ?? 'swirl') : undefined);
  const fitting = figuresFor(card);
  return fitting.find(({ name }) => name === own) ?? fitting[0];
};

/** Props of which only one can be had at a time: weathers, colours of a trail, and what a figure carries. */
const EITHER_OR: readonly (readonly string[])[] = [
  ['rain', 'snow', 'storm'],
  FIGURE_PROPS.filter((prop) => prop.startsWith('trail-')),
  FIGURE_PROPS.filter((prop) => !prop.startsWith('trail-')),
];

/** What can be added to a card's picture: to its place, then to its figure. */
export const propsFor = (card: CopytoruDraft): readonly string[] => [
  ...ART_CHOICES.places[shownOf(card).scene].props,
  ...(figureOf(card)?.props ?? []),
];

/** Art without the fields that say nothing. */
function written(art: {
  readonly scene: string;
  readonly palette?: string | undefined;
  readonly figure?: string | undefined;
  readonly props?: readonly string[] | undefined;
}): DrawnArt {
  const { scene, palette, figure, props = [] } = art;
  return {
    scene,
    ...(palette !== undefined && { palette }),
    ...(figure !== undefined && { figure }),
    ...(props.length > 0 && { props: [...props] }),
  };
}

/** The card with its drawn picture changed; what is not named stays. A picture of one's own gives way. */
export function withDrawn(
  card: CopytoruDraft,
  change: {
    readonly scene?: string;
    readonly palette?: string;
    /** Null: it follows from the card again. */
    readonly figure?: string | null;
    readonly props?: readonly string[];
  },
): CopytoruDraft {
  const art = drawnArt(card);
  const changed = {
    ...card,
    art: written({
      scene: change.scene ?? shownOf(card).scene,
      palette: change.palette ?? art?.palette,
      figure: change.figure === null ? undefined : (change.figure ?? art?.figure),
      props: change.props ?? art?.props,
    }),
  };
  // What the new place or figure knows nothing of would come back unasked with another one.
  const known = new Set(propsFor(changed));
  const offered = new Set(propsFor(card));
  const props = (changed.art.props ?? []).filter((prop) => known.has(prop) || !offered.has(prop));
  return { ...changed, art: written({ ...changed.art, props }) };
}

/**
 * The card with the place and the time it is seen in written down, so that another colour does not take it
 * elsewhere. A card that says where it is stays as it is.
 */
export function sceneKept(card: CopytoruDraft): CopytoruDraft {
  if (card.art !== undefined) return card;
  const { scene, time } = shownOf(card);
  return withDrawn(card, { scene, palette: time });
}

/** The card with something added to its picture, or taken away again. */
export function withProp(card: CopytoruDraft, prop: string, on: boolean): CopytoruDraft {
  const others = EITHER_OR.find((group) => group.includes(prop)) ?? [prop];
  const rest = shownOf(card).props.filter((name) => !others.includes(name));
  const without = shownOf(card).props.filter((name) => name !== prop);
  return withDrawn(card, { props: on ? [...rest, prop] : without });
}

/** The card with a picture of one's own taken away: as it was drawn before, or as it draws itself. */
export function backToDrawn(card: DraftCard, before: DrawnArt | undefined): DraftCard {
  const { art: _own, ...rest } = card;
  return before === undefined ? rest : { ...rest, art: before };
}

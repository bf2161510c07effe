import { POINTS_BY_LIFE } from '@shared/cards';
import { GAMES, type GameId } from '@shared/cards/vocabulary';
import type { DraftCard } from '@shared/contract/drafts';
import type { HouseCard } from '@shared/vocabularies';

/** Which blank a card is made from. */
export type BlankKind = DraftCard['type'];
/** A design of Copy-toru. */
export type CopytoruDraft = Exclude<DraftCard, { readonly type: 'ceremony' }>;
/** A card of a library that a design can begin as. */
export type DesignableCard = Extract<HouseCard, { readonly type: BlankKind }>;

/** A draft without what every design is given: its id and its name. */
type Fresh = DraftCard extends infer Card
  ? Card extends DraftCard
    ? Omit<Card, 'id' | 'name'>
    : never
  : never;

/** One kind of card that can be designed. */
interface Kind {
  readonly game: GameId;
  /** What it says before anything was changed. Its picture follows from its id. */
  readonly fresh: Fresh;
}

/** The points an enemy of this life has in the box. */
export const usualPoints = (life: number): number => POINTS_BY_LIFE[life] ?? 1;

/** Every kind of card that can be designed. */
export const KINDS: Readonly<Record<BlankKind, Kind>> = {
  kirby: {
    game: 'copytoru',
    fresh: { type: 'kirby', copies: 1, color: 'blue', ability: 'ice', power: 3, effects: [] },
  },
  enemy: {
    game: 'copytoru',
    fresh: { type: 'enemy', copies: 1, color: 'green', ability: 'sword', life: 3, points: usualPoints(3) },
  },
  ceremony: {
    game: 'kokopelli',
    fresh: {
      type: 'ceremony',
      effect: { hears: 'laid', card: 'any', by: 'others', where: 'home', points: 1 },
    },
  },
};

/** The kinds in the order they are offered. */
export const BLANK_KINDS = ['kirby', 'enemy', 'ceremony'] as const satisfies readonly BlankKind[];

/** The games cards can be designed for. */
export const DESIGN_GAMES = GAMES;

/** The kinds of card that can be designed for a game. */
export const kindsOf = (game: GameId): readonly BlankKind[] =>
  BLANK_KINDS.filter((kind) => KINDS[kind].game === game);

/** Whether a design can begin as this card. */
export const isDesignable = (card: HouseCard): card is DesignableCard =>
  BLANK_KINDS.some((kind) => kind === card.type);

/** The game a card belongs to. */
export const gameOf = ({ type }: { readonly type: BlankKind }): GameId => KINDS[type].game;

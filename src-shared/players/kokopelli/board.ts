import { ruleOf, type CeremonyRule, type KokopelliCard, type WildCard } from '@shared/ceremonies';
import { KOKOPELLI_BOX } from '@shared/games/box';
import { findTypes } from '@shared/games/kokopelli/choice';
import { NO_TYPE } from '@shared/games/kokopelli/deal';
import { makeSetting } from '@shared/games/kokopelli/make-setting';
import { kokopelliOptions } from '@shared/games/kokopelli/options';
import { tilesToEndFor, type Setting } from '@shared/games/kokopelli/setting';
import type { CardInPlay, InPlay } from '@shared/games/prepared';
import type { Rules } from '@shared/table/game';

/** Kinds of hand cards: the types by number, and after them the Kokopelli. */
export interface Board {
  readonly setting: Setting;
  readonly seats: number;
  /** The kind of a Kokopelli; kinds below it are types. */
  readonly wild: number;
  /** The kind of each instance; −1 for tiles. */
  readonly kindOf: Int8Array;
  /** The instances of each kind in a seat's deck, seat by seat and kind by kind. */
  readonly copies: readonly (readonly Int32Array[])[];
  /** What each type does. */
  readonly rules: readonly CeremonyRule[];
  /** Spaces of all villages; space number n lies in zone `village` + n. */
  readonly spaces: number;
  readonly village: number;
  /** The seat each space belongs to. */
  readonly ownerOf: Int8Array;
  /** Whether a seat reaches a space, by seat × spaces + space: 1 always, 2 only with a wide reach. */
  readonly reach: Int8Array;
  /** Which seats reach a space without a wide reach, a bit each. */
  readonly reachedBy: Int8Array;
  /** Spaces of each seat's own village and of its play area. */
  readonly own: readonly Int32Array[];
  readonly near: readonly Int32Array[];
  readonly wide: readonly Int32Array[];
}

/** A match of Kokopelli that is to be known; `options` are those it was prepared with. */
interface Known {
  readonly rules: Rules;
  readonly cards: readonly CardInPlay[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** Finds the way about a match of Kokopelli. Throws when its options name no match. */
export function makeBoard({ rules: { layout }, cards, options }: Known): Board {
  const { seats } = layout;
  const own = cards.flatMap(({ ref, card }) => (isKokopelli(card) ? [{ ref, card }] : []));
  const read = kokopelliOptions.parse(options);
  const named = typeof read.types === 'string' ? [] : read.types;
  const found = findTypes(own, named).types;
  const kokopelli = own.find(isWild);
  if (kokopelli === undefined || found.length !== named.length) throw new Error('A match without its cards.');
  const tilesToEnd = read.tilesToEnd ?? tilesToEndFor(seats);
  const setting = makeSetting(seats, { ...read, types: named, tilesToEnd }, found, kokopelli, KOKOPELLI_BOX);
  return boardOf(
    setting,
    found.map(({ card }) => ruleOf(card.effect)),
  );
}

const isKokopelli = (card: CardInPlay['card']): card is KokopelliCard =>
  card.type === 'ceremony' || card.type === 'kokopelli';

const isWild = (entry: InPlay<KokopelliCard>): entry is InPlay<WildCard> => entry.card.type === 'kokopelli';

function boardOf(setting: Setting, rules: readonly CeremonyRule[]): Board {
  const { seats, deal, zones, reach, types } = setting;
  const wild = types.count;
  const kindOf = deal.typeOf.map((type) => (type === NO_TYPE.kokopelli ? wild : type < 0 ? -1 : type));
  const instances = Array.from(kindOf, (kind, card) => ({ kind, card, owner: deal.ownerOf[card] ?? -1 }));
  const spaces = seats * zones.spaces;
  const { village } = zones;
  const local = (byZone: readonly Int32Array[]): Int32Array[] =>
    byZone.map((list) => list.map((zone) => zone - village));
  const [own, near, wide] = [local(reach.own), local(reach.near), local(reach.wide)];
  const reaches = new Int8Array(seats * spaces);
  wide.forEach((list, seat) => list.forEach((space) => (reaches[seat * spaces + space] = 2)));
  near.forEach((list, seat) => list.forEach((space) => (reaches[seat * spaces + space] = 1)));
  return {
    setting,
    seats,
    wild,
    kindOf,
    copies: Array.from({ length: seats }, (_, seat) =>
      Array.from({ length: wild + 1 }, (_kind, kind) =>
        Int32Array.from(
          instances.flatMap((each) => (each.owner === seat && each.kind === kind ? [each.card] : [])),
        ),
      ),
    ),
    rules,
    spaces,
    village,
    ownerOf: Int8Array.from({ length: spaces }, (_, space) => reach.hostOf[village + space] ?? -1),
    reach: reaches,
    reachedBy: Int8Array.from({ length: spaces }, (_, space) =>
      near.reduce((bits, list, seat) => bits | (list.includes(space) ? 1 << seat : 0), 0),
    ),
    own,
    near,
    wide,
  };
}

import { isPlayed, playHash } from '@shared/cards';
import { games, type CardInPlay } from '@shared/games';
import { COPYTORU_BOX } from '@shared/games/box';
import type { RecordHeader } from '@shared/table/record';
import type { LibraryService, LoadedSet } from '../library';
import { nobodyThinks, thinkerOf, type Thinking } from '../thinking/thinking';
import { carriedSet } from './carried-set';
import type { Games, ReadyGame } from './games';
import { HouseComputers } from './house-computers';
import { refused } from './outcome';

interface Wanted {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly sets: ReadonlyMap<string, LoadedSet>;
  readonly carried: Readonly<Record<string, unknown>>;
}

/** Makes matches out of the sets of the library, and old ones out of the sets they carry. */
export class LibraryGames implements Games {
  /** @param thinking where computers think that search; without it they find no move */
  constructor(
    private readonly library: LibraryService,
    private readonly thinking: Thinking = nobodyThinks,
  ) {}

  prepare(game: string, options: Readonly<Record<string, unknown>>, seats: number): ReadyGame {
    const sets = new Map<string, LoadedSet>();
    const carried: Record<string, unknown> = {};
    for (const id of [COPYTORU_BOX, ...designSets(options)]) {
      const found = this.library.set(id);
      if (found === null) return refused('missing-set', { set: id });
      sets.set(id, found.set);
      if (!found.shipped) carried[id] = JSON.parse(found.text);
    }
    return makeReady({ game, options, seats, sets, carried }, this.thinking);
  }

  prepareRecorded({ game, options, seats, sets: named, cards = {} }: RecordHeader): ReadyGame {
    const sets = new Map<string, LoadedSet>();
    for (const { id } of named) {
      const set = Object.hasOwn(cards, id) ? carriedSet(id, cards[id]) : (this.library.set(id)?.set ?? null);
      if (set === null || set.id !== id) return refused('missing-set', { set: id });
      sets.set(id, set);
    }
    return makeReady({ game, options, seats: seats.length, sets, carried: cards }, this.thinking);
  }
}

function makeReady({ game, options, seats, sets, carried }: Wanted, thinking: Thinking): ReadyGame {
  const entry = games.get(game);
  if (entry === undefined) return refused('unknown-game', { game });
  const cards = [...sets.values()].flatMap(cardsInPlay);
  const prepared = entry.prepare({ cards, box: COPYTORU_BOX, seats, options });
  if (!prepared.ok) {
    const [problem] = prepared.problems;
    return problem === undefined ? refused('unknown-game', { game }) : { ok: false, refusal: problem };
  }
  const { rules } = prepared;
  const seating = { rules, cards, options: prepared.options };
  const thinker = thinkerOf(thinking, { game, cards, box: COPYTORU_BOX, seats, options: prepared.options });
  return {
    ok: true,
    rules,
    options: prepared.options,
    computers: new HouseComputers(seating, thinker),
    thinker,
    seating,
    sets: Array.from(sets, ([id, set]) => ({ id, sha256: hashOf(set) })),
    cards: carried,
  };
}

/** Hashes by set: a set is read once, and every match that is taken up asks for its hash. */
const hashes = new WeakMap<LoadedSet, string>();

function hashOf(set: LoadedSet): string {
  const hash = hashes.get(set) ?? playHash(set);
  hashes.set(set, hash);
  return hash;
}

const cardsInPlay = (set: LoadedSet): CardInPlay[] =>
  set.cards.flatMap((card) => (isPlayed(card) ? [{ ref: `${set.id}/${card.id}`, card }] : []));

/** The sets whose cards join, each once: `set-id` of every `set-id/card-id`. */
function designSets(options: Readonly<Record<string, unknown>>): string[] {
  const designs: readonly unknown[] = Array.isArray(options['designs']) ? options['designs'] : [];
  const ids = [...designs, options['opening']].flatMap((ref) =>
    typeof ref === 'string' ? [ref.split('/', 1)[0] ?? ''] : [],
  );
  return [...new Set(ids)].filter((id) => id !== COPYTORU_BOX);
}

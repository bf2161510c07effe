import { playHash } from '@shared/cards';
import { games } from '@shared/games';
import type { RecordHeader } from '@shared/table/record';
import { cardsInPlay } from '../cards-in-play';
import type { LibraryService, LoadedSet } from '../library';
import { nobodyThinks, thinkerOf, type Thinking } from '../thinking/thinking';
import { carriedSet } from './carried-set';
import type { Games, ReadyGame, WantedGame } from './games';
import { HouseComputers } from './house-computers';
import { inShort, refused } from '../outcome';

interface Wanted extends WantedGame {
  readonly at: ReadonlyMap<string, LoadedSet>;
  readonly carried: Readonly<Record<string, unknown>>;
}

/** Makes matches out of the sets of the library, and old ones out of the sets they carry. */
export class LibraryGames implements Games {
  /** @param thinking where computers think that search; without it they find no move */
  constructor(
    private readonly library: LibraryService,
    private readonly thinking: Thinking = nobodyThinks,
  ) {}

  prepare(wanted: WantedGame): ReadyGame {
    const { game, options, sets = [] } = wanted;
    const entry = games.get(game);
    if (entry === undefined) return refused('unknown-game', { game });
    const at = new Map<string, LoadedSet>();
    const carried: Record<string, unknown> = {};
    for (const id of [entry.box, ...entry.joined(options).map(setOf), ...sets]) {
      if (at.has(id)) continue;
      const found = this.library.set(id);
      if (found === null) return refused('missing-set', { set: id });
      at.set(id, found.set);
      if (!found.shipped) carried[id] = JSON.parse(found.text);
    }
    return makeReady({ ...wanted, at, carried }, this.thinking);
  }

  prepareRecorded({ game, options, seats, seed, sets: named, cards = {} }: RecordHeader): ReadyGame {
    const at = new Map<string, LoadedSet>();
    for (const { id } of named) {
      const set = Object.hasOwn(cards, id) ? carriedSet(id, cards[id]) : (this.library.set(id)?.set ?? null);
      if (set === null || set.id !== id) return refused('missing-set', { set: id });
      at.set(id, set);
    }
    return makeReady({ game, options, seats: seats.length, seed, at, carried: cards }, this.thinking);
  }
}

function makeReady({ game, options, seats, seed, at, carried }: Wanted, thinking: Thinking): ReadyGame {
  const entry = games.get(game);
  if (entry === undefined) return refused('unknown-game', { game });
  const cards = [...at.values()].flatMap(cardsInPlay);
  const settled = entry.settle?.(options, seed, cards) ?? options;
  const prepared = entry.prepare({ cards, box: entry.box, seats, options: settled });
  if (!prepared.ok) {
    const [problem] = prepared.problems;
    return problem === undefined
      ? refused('unknown-game', { game })
      : { ok: false, refusal: inShort(problem) };
  }
  const { rules } = prepared;
  const seating = { rules, cards, options: prepared.options };
  const thinker = thinkerOf(thinking, { game, cards, box: entry.box, seats, options: prepared.options });
  return {
    ok: true,
    rules,
    recorded: entry.settle === undefined ? options : prepared.options,
    options: prepared.options,
    computers: new HouseComputers(seating, thinker),
    thinker,
    seating,
    sets: Array.from(at, ([id, set]) => ({ id, sha256: hashOf(set) })),
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

/** The set of a card: `set-id` of `set-id/card-id`. */
const setOf = (ref: string): string => ref.split('/', 1)[0] ?? '';

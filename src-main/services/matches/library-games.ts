import { isPlayed } from '@shared/cards/card';
import { playHash } from '@shared/cards/content';
import { COPY_ABILITY_BATTLE, prepareCopyAbilityBattle } from '@shared/games/copytoru/copy-ability-battle';
import type { CardInPlay } from '@shared/games/copytoru/faces';
import type { RecordHeader } from '@shared/table/record';
import { readCarriedSet, type LibraryService, type LoadedSet } from '../library';
import type { Games, ReadyGame } from './games';
import { refused } from './outcome';

/** The set that is the box of Copy-toru. */
const BOX = 'copytoru-base';

/** Makes matches out of the sets of the library, and old ones out of the sets they carry. */
export class LibraryGames implements Games {
  constructor(private readonly library: LibraryService) {}

  prepare(game: string, options: Readonly<Record<string, unknown>>, seats: number): ReadyGame {
    const used = [BOX, ...designSets(options)];
    const sets = new Map<string, LoadedSet>();
    const carried: Record<string, unknown> = {};
    for (const id of used) {
      const found = this.library.set(id);
      if (found === null) return refused('missing-set', { set: id });
      sets.set(id, found.set);
      if (!found.shipped) carried[id] = JSON.parse(found.text);
    }
    return ready(game, options, seats, sets, carried);
  }

  prepareRecorded({ game, options, seats, sets: named, cards }: RecordHeader): ReadyGame {
    const sets = new Map<string, LoadedSet>();
    for (const { id } of named) {
      const carried = cards?.[id];
      const set =
        carried === undefined
          ? (this.library.set(id)?.set ?? null)
          : readCarriedSet(JSON.stringify(carried), `${id}/set.json`);
      if (set === null) return refused('missing-set', { set: id });
      sets.set(id, set);
    }
    return ready(game, options, seats.length, sets, cards ?? {});
  }
}

function ready(
  game: string,
  options: Readonly<Record<string, unknown>>,
  seats: number,
  sets: ReadonlyMap<string, LoadedSet>,
  carried: Readonly<Record<string, unknown>>,
): ReadyGame {
  if (game !== COPY_ABILITY_BATTLE) return refused('unknown-game', { game });
  const cards = [...sets.values()].flatMap(cardsInPlay);
  const prepared = prepareCopyAbilityBattle({ cards, box: BOX, seats, options });
  if (prepared.ok) {
    const refs = [...sets].map(([id, set]) => ({ id, sha256: playHash(set) }));
    return { ok: true, rules: prepared.rules, sets: refs, cards: carried };
  }
  const [problem] = prepared.problems;
  return problem === undefined ? refused('unknown-game', { game }) : { ok: false, refusal: problem };
}

const cardsInPlay = (set: LoadedSet): CardInPlay[] =>
  set.cards.flatMap((card) => (isPlayed(card) ? [{ ref: `${set.id}/${card.id}`, card }] : []));

/** The sets whose designs join, each once: `set-id` of every `set-id/card-id`. */
function designSets(options: Readonly<Record<string, unknown>>): string[] {
  const designs: readonly unknown[] = Array.isArray(options['designs']) ? options['designs'] : [];
  const ids = designs.flatMap((ref) => (typeof ref === 'string' ? [ref.split('/', 1)[0] ?? ''] : []));
  return [...new Set(ids)].filter((id) => id !== BOX);
}

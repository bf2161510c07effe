import { join } from 'node:path';
import { inLanguage, localText, type Language, type LocalText } from '@shared/cards/words';
import type { CardInPlay } from '@shared/games/index';
import { z } from 'zod';
import { cardsInPlay } from '@main/services/cards-in-play';
import { findAppFolder } from '@main/services/app-folder';
import { dataFolderOf } from '@main/services/data-folder';
import { nodeFiles } from '@main/services/file-system';
import { LibraryService } from '@main/services/library';
import { LibraryGames } from '@main/services/matches/library-games';
import { Notices } from '@main/services/notices';
import { Publisher } from '@main/services/publisher';

/** The cards at hand and the games that can be made of them, without a screen and without a lock. */
export interface CardHouse {
  readonly library: LibraryService;
  readonly games: LibraryGames;
  readonly version: string;
  /** The folder of people's own pictures. */
  readonly art: string;
}

/**
 * Reads the sets that ship with the program, and those of a data folder.
 *
 * @param data the data folder, or undefined for the platform's own
 * @param before a library that has read the sets that ship with the program already
 */
export async function openCardHouse(data: string | undefined, before?: LibraryService): Promise<CardHouse> {
  const app = findAppFolder(import.meta.url);
  const library = new LibraryService({
    shipped: app.cardsets,
    designs: join(dataFolderOf(data), 'designs'),
    system: nodeFiles,
    notices: new Notices(new Publisher()),
    ...(before === undefined ? {} : { before }),
  });
  await library.load();
  return {
    library,
    games: new LibraryGames(library),
    version: app.version,
    art: join(dataFolderOf(data), 'art'),
  };
}

/** The cards of a set that can be played, under the names records use. Empty for an unknown set. */
export function playedCards({ library }: CardHouse, id: string): CardInPlay[] {
  const set = library.set(id)?.set;
  return set === undefined ? [] : cardsInPlay(set);
}

const carriedSet = z.object({ cards: z.array(z.object({ id: z.string(), name: localText })) });

/**
 * What cards are called, by `set-id/card-id`. A card nobody knows keeps its id.
 *
 * @param carried sets a record brings along; they win over the library's
 */
export function cardNames(
  { library }: CardHouse,
  carried: Readonly<Record<string, unknown>>,
  language: Language,
): (id: string) => string {
  const names = new Map<string, string>();
  const take = (id: string, cards: readonly { id: string; name: LocalText }[]): void => {
    for (const card of cards) names.set(`${id}/${card.id}`, inLanguage(card.name, language));
  };
  for (const { id } of library.snapshot().sets) take(id, library.set(id)?.set.cards ?? []);
  for (const [id, text] of Object.entries(carried)) take(id, carriedSet.safeParse(text).data?.cards ?? []);
  return (id) => names.get(id) ?? id;
}

import { computed, onScopeDispose, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import type { GameId } from '@shared/cards/vocabulary';
import { inLanguage } from '@shared/cards/words';
import type { DraftText } from '@shared/contract/drafts';
import { messages } from '@shared/locales';
import { useConnection } from '../../client/connection';
import { CANCELLED } from '../upload';
import type { GatheredFile } from './gather';
import { packFolder } from './pack-folder';
import { addLooks, addToMine } from './picture-sets';
import { leftOut, notTaken, type ImportResult, type TakenLook } from './results';
import { byGame } from './by-game';
import { sortFiles, type Sorted } from './sorting';
import { takePack, type PackAnswer, type PackQuestion } from './take-pack';
import { takePictures, type Into, type LoosePicture } from './take-pictures';

/** Something that is being taken in at this moment. */
export interface ImportStep {
  readonly name: string;
  /** Packing or handing over, or looking at pictures. */
  readonly what: 'reading' | 'pictures';
  readonly done: number;
  readonly of: number;
}

/** A picture to be placed by hand, and the set it then goes to: null is “my pictures”. */
export interface TrayPicture extends LoosePicture {
  readonly set: { readonly id: string; readonly game: GameId } | null;
}

export interface ImportState {
  readonly step: ImportStep | null;
  readonly question: PackQuestion | null;
  readonly results: readonly ImportResult[];
  readonly tray: readonly TrayPicture[];
}

export interface Importing {
  /** The latest import; null when there was none, or its report was closed. */
  readonly state: ShallowRef<ImportState | null>;
  readonly running: ComputedRef<boolean>;
  /** Takes in what was dropped or chosen. `card`: single pictures are meant for this one. */
  readonly add: (files: readonly GatheredFile[], card?: string | null) => Promise<void>;
  readonly answer: (answer: PackAnswer) => void;
  readonly stop: () => void;
  /** Closes the report; pictures that are still in the tray are let go. */
  readonly close: () => void;
  /** Gives a picture of the tray its card. */
  readonly place: (picture: TrayPicture, card: string) => Promise<void>;
}

/** Something to take in, and what it is called. */
interface Job {
  readonly name: string;
  readonly work: () => Promise<void>;
}

/** What the set of single pictures is called, by the game of the cards they are for. */
const MINE = { copytoru: 'mine', kokopelli: 'mineOfKokopelli' } as const satisfies Record<GameId, string>;

const EMPTY: ImportState = { step: null, question: null, results: [], tray: [] };

/**
 * Takes packs and pictures in, one after the other.
 * @param cardOf the card a picture is meant for, by its path; null: by hand
 * @param gameOf the game a card belongs to
 * @param onLooks told of looks that were put on one card by hand
 * @param takesPictures false leaves single pictures and folders of them out: this place has no use for them
 */
export function useImporting({
  cardOf,
  gameOf,
  onLooks = () => undefined,
  takesPictures = true,
}: {
  readonly cardOf: (path: string) => string | null;
  readonly gameOf: (card: string) => GameId;
  readonly onLooks?: (looks: readonly TakenLook[]) => void;
  readonly takesPictures?: boolean;
}): Importing {
  const { client } = useConnection();
  const { locale } = useI18n();
  const state = shallowRef<ImportState | null>(null);
  const running = computed(() => state.value?.step !== null && state.value !== null);
  let giveUp = new AbortController();
  let answering: ((answer: PackAnswer) => void) | null = null;
  let last: Promise<void> = Promise.resolve();

  const set = (change: Partial<ImportState>): void => {
    state.value = { ...(state.value ?? EMPTY), ...change };
  };
  const told = (result: ImportResult): void => {
    set({ results: [...(state.value?.results ?? []), result] });
  };
  const mineFor = (game: GameId): DraftText => ({
    en: messages.en.pictures[MINE[game]],
    ja: messages.ja.pictures[MINE[game]],
  });
  const inHere = (name: DraftText): string => inLanguage(name, locale.value === 'ja' ? 'ja' : 'en');
  const inThis = (name: string): DraftText => (locale.value === 'ja' ? { ja: name } : { en: name });

  const ask = (question: PackQuestion): Promise<PackAnswer> => {
    if (giveUp.signal.aborted) return Promise.resolve('skip');
    set({ question });
    return new Promise((resolve) => {
      answering = resolve;
    });
  };
  const answer = (given: PackAnswer): void => {
    set({ question: null });
    answering?.(given);
    answering = null;
  };

  const takingAt = (name: string) => ({
    client,
    signal: giveUp.signal,
    ask,
    progress: (done: number, of: number, what: ImportStep['what'] = 'pictures') =>
      set({ step: { name, what, done, of } }),
  });

  async function takeFolder(name: string, files: readonly GatheredFile[]): Promise<void> {
    set({ step: { name, what: 'reading', done: 0, of: 1 } });
    let pack: Blob;
    try {
      pack = await packFolder(files, giveUp.signal);
    } catch {
      const key = giveUp.signal.aborted ? CANCELLED : 'pictures.refusals.unreadable';
      told(notTaken(name, [leftOut(name, { key })]));
      return;
    }
    told(await takePack(takingAt(name), pack, `${name}.tefuda`));
  }

  async function takeLooks(
    pictures: readonly GatheredFile[],
    into: Into,
    name: string,
    card: string | null,
  ): Promise<void> {
    const taking = { ...takingAt(name), cardOf: card === null ? cardOf : () => card };
    const { result, loose } = await takePictures(taking, pictures, into, name);
    // A folder of which all is to be placed by hand is no failure: it waits in the tray.
    if (result.outcome === 'taken' || result.left.length > 0) told(result);
    const made = into.kind === 'new' && result.set !== null ? { id: result.set.id, game: into.game } : null;
    set({ tray: [...(state.value?.tray ?? []), ...loose.map((one) => ({ ...one, set: made }))] });
    if (card !== null) onLooks(result.looks);
  }

  function tellOthers(files: readonly GatheredFile[], key: string): void {
    if (files.length > 0)
      told(
        notTaken(
          '',
          files.map(({ path }) => leftOut(path, { key })),
        ),
      );
  }

  /** What is to be done, in order. */
  function jobsOf({ packs, setFolders, pictureFolders, pictures }: Sorted, card: string | null): Job[] {
    const jobs: Job[] = [
      ...packs.map(({ path, file }) => ({
        name: path,
        work: async () => told(await takePack(takingAt(path), file, file.name)),
      })),
      ...setFolders.map(({ name, files }) => ({ name, work: () => takeFolder(name, files) })),
    ];
    if (!takesPictures) return jobs;
    const meant = (path: string): string | null => card ?? cardOf(path);
    for (const { name, pictures: inside } of pictureFolders) {
      // A set holds looks for cards of one game: those for another become a set of their own.
      for (const [game, ofGame] of byGame(inside, cardOf, gameOf)) {
        const into = { kind: 'new', game, name: inThis(name) } as const;
        jobs.push({ name, work: () => takeLooks(ofGame, into, name, null) });
      }
    }
    for (const [game, ofGame] of byGame(pictures, meant, gameOf)) {
      const name = ofGame.length === 1 ? (ofGame[0]?.path ?? '') : inHere(mineFor(game));
      const into = { kind: 'mine', game, name: mineFor(game) } as const;
      jobs.push({ name, work: () => takeLooks(ofGame, into, name, card) });
    }
    return jobs;
  }

  async function takeAll(files: readonly GatheredFile[], card: string | null): Promise<void> {
    const sorted = sortFiles(files);
    for (const { name, work } of jobsOf(sorted, card)) {
      // Each is told by itself, also those that were not begun any more.
      if (giveUp.signal.aborted) told(notTaken(name, [leftOut(name, { key: CANCELLED })]));
      else await work();
    }
    if (!takesPictures) {
      const unused = [...sorted.pictures, ...sorted.pictureFolders.flatMap(({ pictures }) => pictures)];
      tellOthers(unused, 'pictures.refusals.noPicturesHere');
    }
    tellOthers(sorted.others, 'pictures.refusals.notUseful');
  }

  async function add(files: readonly GatheredFile[], card: string | null = null): Promise<void> {
    if (files.length === 0) return;
    if (!running.value) {
      giveUp = new AbortController();
      // What still waits in the tray goes on waiting; the report begins anew.
      set({ results: [], step: { name: files[0]?.path ?? '', what: 'reading', done: 0, of: 1 } });
    }
    const before = last;
    last = before.then(() => takeAll(files, card));
    const ours = last;
    await ours;
    if (last === ours) set({ step: null });
  }

  function stop(): void {
    giveUp.abort();
    if (answering !== null) answer('skip');
  }
  onScopeDispose(stop);

  async function place(picture: TrayPicture, card: string): Promise<void> {
    const look = { of: card, art: picture.art };
    const game = gameOf(card);
    const added = await (picture.set?.game === game
      ? addLooks(client, picture.set.id, [look])
      : addToMine(client, { game, name: mineFor(game) }, [look]));
    if (!added.ok) {
      told(notTaken(picture.file, [leftOut(picture.file, added.refusal)]));
      return;
    }
    set({ tray: (state.value?.tray ?? []).filter((one) => one !== picture) });
    onLooks(added.looks);
  }

  return {
    state,
    running,
    add,
    answer,
    stop,
    close: () => {
      if (!running.value) state.value = null;
    },
    place,
  };
}

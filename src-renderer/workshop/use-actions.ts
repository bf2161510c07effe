import { computed, type ComputedRef } from 'vue';
import type { GameId } from '@shared/cards/vocabulary';
import { onePress } from './one-press';
import type { ListAction } from './sets/DesignsList.vue';
import type { SetAction } from './sets/SetSection.vue';
import type { useAsked } from './use-asked';
import type { useDesigns } from './use-designs';
import type { WorkshopEditor } from './use-editor';

interface Surroundings {
  readonly editor: WorkshopEditor;
  readonly designs: ReturnType<typeof useDesigns>;
  readonly asked: ReturnType<typeof useAsked>;
  /** Opens the way a pack comes in by. */
  readonly importPack: () => void;
  /** Opens the dialog that prints a whole set. */
  readonly print: (set: string) => Promise<void>;
}

/** What the list of designs and the menus of its sets do. */
export function useActions({ editor, designs, asked, importPack, print }: Surroundings): {
  /** The game of the set that new cards go to: the one on the desk. None where there is no set. */
  readonly game: ComputedRef<GameId | null>;
  readonly onList: Readonly<Record<ListAction, () => unknown>>;
  readonly onSet: Readonly<Record<SetAction, (set: string) => unknown>>;
} {
  const addSet = onePress(async (game: GameId) => {
    const made = await designs.newSet(game);
    if (made === null) return;
    await editor.show({ set: made.id, card: null });
    asked.ask('set', made.id);
  });
  const game = computed(() => editor.set.value?.game ?? null);

  return {
    game,
    onList: {
      kirby: () => designs.addBlank('kirby'),
      enemy: () => designs.addBlank('enemy'),
      ceremony: () => designs.addBlank('ceremony'),
      from: () => asked.ask('from'),
      set: () => addSet(game.value ?? 'copytoru'),
      'set:copytoru': () => addSet('copytoru'),
      'set:kokopelli': () => addSet('kokopelli'),
      import: importPack,
    },
    onSet: {
      show: (set) => editor.show({ set, card: null }),
      kirby: (set) => designs.addBlank('kirby', set),
      enemy: (set) => designs.addBlank('enemy', set),
      ceremony: (set) => designs.addBlank('ceremony', set),
      first: (set) => designs.addFirst(set),
      edit: (set) => asked.ask('set', set),
      duplicate: designs.duplicateSet,
      print,
      export: designs.exportSet,
      backups: (set) => asked.ask('backups', set),
      remove: designs.removeSet,
    },
  };
}

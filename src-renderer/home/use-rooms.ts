import { computed, onMounted } from 'vue';
import { useI18n } from 'vue-i18n';
import { useRouter } from 'vue-router';
import { isPlayed } from '@shared/cards';
import { useQuests } from '../quests/use-quests';
import { useLibraryStore } from '../stores/library';
import { useMatchesStore } from '../stores/matches';
import { ROOMS } from './rooms';
import type { Room } from './rooms';

/** A room as its tile shows it. */
export interface RoomShown extends Room {
  readonly head: string;
  readonly text: string;
}

/** The rooms that exist, each with one line about what is in it now. */
export function useRooms() {
  const { t } = useI18n();
  const router = useRouter();
  const matches = useMatchesStore();
  const library = useLibraryStore();
  const quests = useQuests();

  onMounted(() => (router.hasRoute('quests') ? quests.load() : undefined));

  /** Designs that can join a match of some game. */
  const designs = computed(() => {
    const own = new Set(library.snapshot.sets.filter(({ kind }) => kind === 'designs').map(({ id }) => id));
    return [...library.everyCard].filter(([ref, card]) => own.has(ref.split('/')[0] ?? '') && isPlayed(card))
      .length;
  });

  /** Numbers a room's line may speak of. */
  const count = computed<Partial<Record<Room['name'], number>>>(() => ({
    quests: quests.won.value,
    records: matches.finished.length,
    workshop: designs.value,
  }));
  const textOf = (name: Room['name']): string => {
    const number = count.value[name] ?? 0;
    return t(`home.inRoom.${name}`, { count: number }, number);
  };

  const rooms = computed<readonly RoomShown[]>(() =>
    ROOMS.filter(({ name }) => router.hasRoute(name)).map((room) => ({
      ...room,
      head: t(`app.rooms.${room.name}`),
      text: textOf(room.name),
    })),
  );

  return { rooms };
}

import { computed, onMounted } from 'vue';
import { useI18n } from 'vue-i18n';
import { useRouter } from 'vue-router';
import { useQuests } from '../quests/use-quests';
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
  const quests = useQuests();

  onMounted(() => (router.hasRoute('quests') ? quests.load() : undefined));

  /** Numbers a room's line may speak of. */
  const count = computed<Partial<Record<Room['name'], number>>>(() => ({
    quests: quests.won.value,
    records: matches.finished.length,
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

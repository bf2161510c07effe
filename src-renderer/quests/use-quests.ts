import { computed, ref, shallowRef } from 'vue';
import type { QuestStanding } from '@shared/contract/quests';
import { useConnection } from '../client/connection';

/** How a quest stands that nobody has walked yet. */
const fresh = (quest: number): QuestStanding => ({ quest, tries: 0, wins: 0, best: null });

/** How every quest stands, asked for once; `load` asks again. */
export function useQuests() {
  const { client } = useConnection();
  const standings = shallowRef<readonly QuestStanding[]>([]);
  const state = ref<'loading' | 'ready' | 'failed'>('loading');

  async function load(): Promise<void> {
    state.value = 'loading';
    try {
      standings.value = await client.call('quests.get', null);
      state.value = 'ready';
    } catch {
      // Said on the page, with a way to ask again: the quests themselves can be played all the same.
      state.value = 'failed';
    }
  }

  const byQuest = computed(() => new Map(standings.value.map((standing) => [standing.quest, standing])));
  const standingOf = (quest: number): QuestStanding => byQuest.value.get(quest) ?? fresh(quest);
  const won = computed(() => standings.value.filter(({ wins }) => wins > 0).length);

  return { standings, state, load, standingOf, won };
}

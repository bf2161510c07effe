import { ref } from 'vue';
import { useRouter } from 'vue-router';
import type { NewMatch } from '@shared/contract/calls';
import type { WireMessage } from '@shared/contract/view';
import { useMatchesStore } from '../stores/matches';
import { useSettingsStore } from '../stores/settings';
import { readRemembered, remember } from './remembered';

/** How many people's names are remembered. */
const NAMES_KEPT = 20;

/** People's names with those of a new match in front, each once. */
export function namesAfter(match: NewMatch, before: readonly string[]): string[] {
  const people = match.seats.filter(({ player }) => player === 'human').map(({ name }) => name.trim());
  return [...new Set([...people, ...before])].slice(0, NAMES_KEPT);
}

/** Starts matches and goes to their table. */
export function useStartMatch() {
  const router = useRouter();
  const matches = useMatchesStore();
  const settings = useSettingsStore();
  const starting = ref(false);

  /** The match that was started last, ready to be started again; null when there is none that can be. */
  const lastMatch = (): NewMatch | null => readRemembered(settings.settings.lastMatch).last;

  /**
   * Starts a match and shows its table. Gives back why it was refused, or null.
   * A second call while one is under way does nothing.
   */
  async function start(match: NewMatch): Promise<WireMessage | null> {
    if (starting.value) return null;
    starting.value = true;
    try {
      const answer = await matches.create(match);
      if (!answer.ok) return answer.refusal;
      await settings.change({
        lastMatch: remember(match, settings.settings.lastMatch),
        names: namesAfter(match, settings.settings.names),
      });
      await router.push({ name: 'table', params: { id: answer.value.id } });
      return null;
    } finally {
      starting.value = false;
    }
  }

  return { start, starting, lastMatch };
}

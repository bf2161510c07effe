import { computed, ref } from 'vue';
import { useRouter } from 'vue-router';
import type { MatchSummary, MatchView, WireMessage } from '@shared/contract/view';
import { useStartMatch } from '../../app/use-start-match';
import { useConnection } from '../../client/connection';
import { matchAgain } from '../../end/again';
import { useAppStore } from '../../stores/app';
import { useMatchesStore } from '../../stores/matches';
import { useNoticesStore } from '../../stores/notices';
import { saveText } from '../save-text';

/** What can be done with a finished match. Whatever is refused is told in words. */
export function useRecord() {
  const { client } = useConnection();
  const router = useRouter();
  const app = useAppStore();
  const matches = useMatchesStore();
  const notices = useNoticesStore();
  const { start, starting } = useStartMatch();
  const working = ref(false);

  /** Does one thing at a time, so that a double click does it once. */
  async function once(work: () => Promise<WireMessage | null>): Promise<void> {
    if (working.value) return;
    working.value = true;
    try {
      const refusal = await work();
      if (refusal !== null) notices.tell('warning', refusal);
    } finally {
      working.value = false;
    }
  }

  const watchIt = (match: MatchSummary): Promise<unknown> => router.push(`/records/${match.id}`);
  const showEnd = (match: MatchSummary): Promise<unknown> => router.push(`/end/${match.id}`);

  async function setUpOf(match: MatchSummary): Promise<MatchView | WireMessage> {
    const answer = await client.call('records.at', { id: match.id, after: 0, viewer: null });
    return answer.ok ? answer.value.view : answer.refusal;
  }

  const playAgain = (match: MatchSummary, how: { readonly sameSeed: boolean }): Promise<void> =>
    once(async () => {
      const setUp = await setUpOf(match);
      if ('key' in setUp) return setUp;
      return start(how.sameSeed ? { ...matchAgain(setUp), seed: setUp.seed } : matchAgain(setUp));
    });

  const exportIt = (match: MatchSummary): Promise<void> =>
    once(async () => {
      const answer = await client.call('records.export', { id: match.id });
      if (!answer.ok) return answer.refusal;
      const saved = await saveText(client, app.info?.host ?? 'web', answer.value);
      if (saved.outcome === 'refused') return saved.refusal;
      if (saved.outcome === 'saved') {
        notices.tell('info', { key: 'records.exported', values: { name: answer.value.name } });
      }
      return null;
    });

  /** Deletes a record; true when it is gone. */
  async function remove(match: MatchSummary): Promise<boolean> {
    const answer = await matches.remove(match.id);
    notices.tell(answer.ok ? 'info' : 'warning', answer.ok ? { key: 'records.delete.done' } : answer.refusal);
    return answer.ok;
  }

  return {
    busy: computed(() => working.value || starting.value),
    watchIt,
    showEnd,
    playAgain,
    exportIt,
    remove,
  };
}

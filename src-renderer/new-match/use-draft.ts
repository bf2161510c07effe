import { computed, reactive, ref } from 'vue';
import { useI18n } from 'vue-i18n';
import { SEAT_ORDER } from '@shared/art/marks';
import type { WireMessage } from '@shared/contract/view';
import { useStartMatch } from '../app/use-start-match';
import { useSettingsStore } from '../stores/settings';
import {
  draftFrom,
  firstDraft,
  freeName,
  LEAST_SEATS,
  matchFrom,
  MOST_SEATS,
  shuffled,
  whatWillHappen,
  whyNotYet,
} from './setup';
import type { MatchDraft } from './setup';

/** The match being set up, and what can be done with it. */
export function useDraft() {
  const { t } = useI18n();
  const settings = useSettingsStore();
  const { start, starting } = useStartMatch();

  const seatNames = SEAT_ORDER.slice(0, MOST_SEATS).map((sign) => t(`app.seats.${sign}`));
  const [moon = '', kite = ''] = seatNames;
  const draft: MatchDraft = reactive(
    draftFrom(settings.settings.lastMatch) ?? firstDraft([settings.settings.names[0] ?? moon, kite]),
  );
  const refused = ref<WireMessage | null>(null);
  const barred = computed(() => whyNotYet(draft));
  const sentence = computed<WireMessage>(() => refused.value ?? barred.value ?? whatWillHappen(draft));

  let lastKey = Math.max(...draft.seats.map(({ key }) => key));

  function addSeat(): void {
    if (draft.seats.length >= MOST_SEATS) return;
    lastKey += 1;
    const name = freeName(seatNames, draft);
    draft.seats.push({ key: lastKey, name, player: 'greedy', handicap: 0 });
  }

  function removeSeat(key: number): void {
    if (draft.seats.length <= LEAST_SEATS) return;
    draft.seats = draft.seats.filter((seat) => seat.key !== key);
    if (draft.firstKey === key) draft.firstKey = null;
  }

  function shuffleSeats(): void {
    draft.seats = shuffled(draft.seats, Math.random);
  }

  async function begin(): Promise<void> {
    if (barred.value) return;
    refused.value = await start(matchFrom(draft));
  }

  return { draft, barred, refused, sentence, starting, addSeat, removeSeat, shuffleSeats, begin };
}

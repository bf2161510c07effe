import { computed, reactive, ref } from 'vue';
import { useI18n } from 'vue-i18n';
import { SEAT_ORDER } from '@shared/art/marks';
import type { GameId } from '@shared/contract/players';
import type { WireMessage } from '@shared/contract/view';
import { typeRef } from '@shared/games/kokopelli/type-names';
import { readRemembered } from '../app/remembered';
import { useStartMatch } from '../app/use-start-match';
import { useLibraryStore } from '../stores/library';
import { useSettingsStore } from '../stores/settings';
import { addSeat, atTable, choiceOf, openDraft, removeSeat, shuffled, switchGame } from './draft';
import type { DraftWorld, MatchDraft } from './draft';
import { matchFrom, whatWillHappen, whyNotYet } from './setup';
import { startersOf, typeSets } from './types';

/** What someone who comes from another room has chosen there. */
export interface Arrival {
  readonly game?: GameId;
  readonly quest?: number;
}

/** The match being set up, and what can be done with it. */
export function useDraft(arrival: Arrival) {
  const { t } = useI18n();
  const { settings } = useSettingsStore();
  const library = useLibraryStore();
  const { start, starting } = useStartMatch();

  const world: DraftWorld = {
    remembered: readRemembered(settings.lastMatch),
    pool: SEAT_ORDER.map((sign) => t(`app.seats.${sign}`)),
    person: settings.names[0],
    knowsDesign: (design) => library.card(design) !== undefined,
    starters: startersOf(typeSets(library.snapshot, library.everyCard)),
    knowsType: (name) => library.everyCard.get(typeRef(name))?.type === 'ceremony',
  };
  const draft: MatchDraft = reactive(openDraft(world));
  if (arrival.game !== undefined) switchGame(draft, arrival.game, world);
  if (arrival.quest !== undefined) choiceOf(draft).quest = arrival.quest;

  const refused = ref<WireMessage | null>(null);
  const barred = computed(() => whyNotYet(draft));
  const sentence = computed<WireMessage>(() => refused.value ?? barred.value ?? whatWillHappen(draft));

  /** Seats that do not take part keep their place among those that do. */
  function shuffleSeats(): void {
    const mixed = shuffled(atTable(draft), Math.random);
    draft.seats = draft.seats.map((seat) => (seat.away ? seat : (mixed.shift() ?? seat)));
  }

  async function begin(): Promise<void> {
    if (barred.value) return;
    refused.value = await start(matchFrom(draft));
  }

  return {
    draft,
    barred,
    refused,
    sentence,
    starting,
    chooseGame: (game: GameId) => {
      refused.value = null;
      switchGame(draft, game, world);
    },
    addSeat: () => addSeat(draft, world.pool),
    removeSeat: (key: number) => removeSeat(draft, key),
    shuffleSeats,
    begin,
  };
}

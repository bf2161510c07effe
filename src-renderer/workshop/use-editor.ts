import { computed, nextTick, provide, ref, shallowRef, watch, type ComputedRef } from 'vue';
import { useRouter } from 'vue-router';
import { useSettingsStore } from '../stores/settings';
import { useDeskStore } from './desk';
import { editorKey, type CardPart, type Editor } from './editor';
import type { EditPlace } from './model/history';
import { cardProblems } from './model/problems';

/** The editor of this screen, and where in the workshop it is. */
export interface WorkshopEditor extends Editor {
  readonly place: ComputedRef<EditPlace | null>;
  /** Shows a card, or with null a set. */
  show(place: EditPlace): Promise<void>;
  /** Puts a ring around a part and the focus into its field. */
  edit(part: CardPart): Promise<void>;
}

/** The first thing in a part's place that can be typed in or pressed. */
const FIELD = 'input:not([disabled]), textarea, select, [role="radio"][tabindex="0"], button:not([disabled])';

/**
 * Makes the editor for the card the address names, and gives it to all panels below.
 * @param address the set and the card of the address; empty where it names none
 */
export function useWorkshopEditor(address: () => { set: string; card: string }): WorkshopEditor {
  const desk = useDeskStore();
  const settings = useSettingsStore();
  const router = useRouter();

  const place = computed<EditPlace | null>((before) => {
    const { set: wantedSet, card: wantedCard } = address();
    const remembered = desk.lastPlace;
    const ids = [...desk.sets.keys()];
    const id =
      [wantedSet, remembered?.set].find((name) => name !== undefined && desk.sets.has(name)) ?? ids[0];
    const draft = id === undefined ? undefined : desk.sets.get(id);
    if (draft === undefined) return null;
    const wanted = wantedSet === draft.id ? wantedCard : remembered?.set === draft.id ? remembered.card : '';
    const card = draft.cards.find((one) => one.id === wanted) ?? draft.cards[0];
    const now = { set: draft.id, card: card?.id ?? null };
    return before?.set === now.set && before.card === now.card ? before : now;
  });
  const set = computed(() => desk.sets.get(place.value?.set ?? '') ?? null);
  const card = computed(() => set.value?.cards.find(({ id }) => id === place.value?.card) ?? null);
  const cardRef = computed(() => (set.value && card.value ? `${set.value.id}/${card.value.id}` : null));
  const problems = computed(() => (card.value === null ? [] : [...cardProblems(card.value), ...onDisk()]));
  const language = ref(desk.lastLanguage ?? settings.cardLanguage);
  const part = shallowRef<CardPart | null>(null);

  /** What only the main process can know: a picture that is not there. */
  function onDisk() {
    const index = set.value?.cards.findIndex(({ id }) => id === card.value?.id) ?? -1;
    const start = `cards[${index}].`;
    return (desk.list.find(({ id }) => id === set.value?.id)?.problems ?? [])
      .filter(({ code, path }) => code === 'missing-picture' && path.startsWith(start))
      .map((problem) => ({
        ...problem,
        code: 'missing-picture' as const,
        path: problem.path.slice(start.length),
      }))
      .map(({ hint: _hint, ...problem }) => problem);
  }

  watch(place, (now, before) => {
    if (now === null) return;
    desk.lastPlace = now;
    if (before === null) return;
    const set = desk.sets.get(before.set);
    if (set?.cards.some(({ id }) => id === before.card) === true) return;
    // Whoever is still typing means the card that has gone, and not the one that lies here now.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('[data-part]')) activeElement.blur();
    if (set === undefined) void show(now);
  });
  watch(language, (now) => {
    desk.lastLanguage = now;
  });
  watch(cardRef, () => {
    part.value = null;
  });

  async function show({ set: setId, card: cardId }: EditPlace): Promise<void> {
    if (desk.sets.has(setId)) desk.lastPlace = { set: setId, card: cardId };
    await router.replace({
      name: 'workshop',
      params: cardId === null ? { set: setId } : { set: setId, card: cardId },
    });
  }

  async function edit(wanted: CardPart): Promise<void> {
    part.value = wanted;
    await nextTick();
    const field = document.querySelector(`[data-part="${wanted}"]`);
    const focused =
      field?.querySelector<HTMLElement>(`[data-written='${language.value}']`) ??
      field?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]') ??
      field?.querySelector<HTMLElement>(FIELD);
    focused?.focus();
    if (focused instanceof HTMLInputElement) focused.select();
  }

  const editor: WorkshopEditor = {
    set,
    card,
    cardRef,
    problems,
    language,
    part,
    place,
    show,
    edit,
    change: (work, merge) => {
      if (place.value !== null) desk.changeCard(place.value, work, merge);
    },
    saved: async () => (place.value === null ? true : desk.saved(place.value.set)),
  };
  provide(editorKey, editor);
  return editor;
}

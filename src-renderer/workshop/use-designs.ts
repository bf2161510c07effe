import { useRouter } from 'vue-router';
import type { GameId } from '@shared/cards/vocabulary';
import { LANGUAGES } from '@shared/cards/words';
import { messages } from '@shared/locales';
import type { DesignsDraft, DraftCard, DraftText } from '@shared/contract/drafts';
import type { WireMessage } from '@shared/contract/view';
import { useConnection } from '../client/connection';
import { saveMade } from '../pictures/save-made';
import type { PrintedCard } from '../printing/print-choices';
import { useAppStore } from '../stores/app';
import { useNoticesStore } from '../stores/notices';
import { useSettingsStore } from '../stores/settings';
import { answerOf } from './answer';
import { useDeskStore } from './desk';
import { blankCard, designFrom, duplicateOf, freeName, idsOf, newCardId, playedFrom } from './model/cards';
import type { EditPlace } from './model/history';
import { gameOf, KINDS, kindsOf, type BlankKind, type DesignableCard } from './model/kinds';
import { isBarred } from './model/problems';
import { neighbour, withCard, withoutCard } from './model/sets';
import { onePress } from './one-press';
import { pictureKept } from './picture/drawn-pictures';
import { useTryStore } from './tries';
import type { WorkshopEditor } from './use-editor';

/** The most cards a set may hold. */
const CARD_LIMIT = 2000;

/** Names the program gives by itself. */
type Given = keyof typeof messages.en.workshop.given;
const NEW_SET: Readonly<Record<GameId, Given>> = { copytoru: 'newSet', kokopelli: 'newCeremonies' };
const NEW_CARD: Readonly<Record<BlankKind, Given>> = {
  kirby: 'newKirby',
  enemy: 'newEnemy',
  ceremony: 'newCeremony',
};
const inBoth = (given: Given): DraftText =>
  Object.fromEntries(LANGUAGES.map((language) => [language, messages[language].workshop.given[given]]));

/** Cards for the print dialog, and what they are together. */
export interface Printing {
  readonly name: DraftText;
  readonly cards: readonly PrintedCard[];
}

/** All that can be done with whole cards and sets. What is refused is told as a notice. */
export function useDesigns(editor: WorkshopEditor) {
  const router = useRouter();
  const { client } = useConnection();
  const desk = useDeskStore();
  const app = useAppStore();
  const settings = useSettingsStore();
  const notices = useNoticesStore();
  const tries = useTryStore();

  const tell = (refusal: WireMessage | null): void => {
    if (refusal !== null) notices.tell('warning', refusal);
  };

  /** A new empty set for a game; null if there could be none. */
  async function newSet(game: GameId): Promise<DesignsDraft | null> {
    const answer = await desk.create(game, freeName(inBoth(NEW_SET[game]), [...desk.sets.values()]));
    if (!answer.ok) {
      tell(answer.refusal);
      return null;
    }
    return desk.sets.get(answer.value.id) ?? null;
  }

  /** The set new cards of a game go to: the wanted one, the one on the desk, the first there is, or a new one. */
  async function setFor(game: GameId, wanted: string | undefined): Promise<DesignsDraft | null> {
    const near = [desk.sets.get(wanted ?? ''), editor.set.value, ...desk.sets.values()];
    return near.find((set) => set?.game === game) ?? newSet(game);
  }

  async function add(set: DesignsDraft, card: DraftCard, behind?: string): Promise<void> {
    if (set.cards.length >= CARD_LIMIT) return tell({ key: 'workshop.full', values: { most: CARD_LIMIT } });
    const to = { set: set.id, card: card.id };
    desk.change([withCard(set, card, behind)], { from: editor.place.value ?? to, to });
    await editor.show(to);
  }

  /** A blank card, put on the desk with its name ready to be typed over. */
  async function addBlank(kind: BlankKind, wanted?: string): Promise<void> {
    const set = await setFor(KINDS[kind].game, wanted);
    if (set === null) return;
    // In one language only: the other shows it until somebody writes there.
    const given = messages[settings.language].workshop.given[NEW_CARD[kind]];
    const name = freeName({ [settings.language]: given }, set.cards);
    await add(set, pictureKept(blankCard(kind, newCardId(kind, idsOf(set), Math.random), name)));
    await editor.edit('name');
  }

  /** A blank card for a set that has none yet. */
  async function addFirst(set: string): Promise<void> {
    const [kind] = kindsOf(desk.sets.get(set)?.game ?? 'copytoru');
    if (kind !== undefined) await addBlank(kind, set);
  }

  /** A design that begins as a card of the library. */
  async function addFrom(card: DesignableCard, wanted?: string): Promise<void> {
    const set = await setFor(gameOf(card), wanted);
    if (set === null) return;
    await add(set, designFrom(card, newCardId(card.type, idsOf(set), Math.random)));
    await editor.edit('name');
  }

  const find = ({ set, card }: EditPlace): { set: DesignsDraft; card: DraftCard } | null => {
    const draft = desk.sets.get(set);
    const found = draft?.cards.find(({ id }) => id === card);
    return draft === undefined || found === undefined ? null : { set: draft, card: found };
  };

  async function duplicateCard(place: EditPlace): Promise<void> {
    const found = find(place);
    if (found === null) return;
    const { set, card } = found;
    await add(set, duplicateOf(card, newCardId(card.type, idsOf(set), Math.random), set.cards), card.id);
  }

  async function removeCard(place: EditPlace): Promise<void> {
    const found = find(place);
    if (found === null) return;
    const { set, card } = found;
    const to = { set: set.id, card: neighbour(set, card.id) };
    // First: a card that goes while the address still names it would bring the set's first one to the desk.
    await editor.show(to);
    desk.change([withoutCard(desk.sets.get(set.id) ?? set, card.id)], { from: place, to });
    desk.gone = { kind: 'card', id: `${set.id}/${card.id}`, name: card.name };
  }

  async function moveCard(place: EditPlace, to: string): Promise<void> {
    const found = find(place);
    const target = desk.sets.get(to);
    if (found === null || target === undefined || target.game !== found.set.game) return;
    const { set, card } = found;
    const id = idsOf(target).has(card.id) ? newCardId(card.type, idsOf(target), Math.random) : card.id;
    const there = { set: to, card: id };
    desk.change([withoutCard(set, card.id), withCard(target, { ...card, id })], { from: place, to: there });
    await editor.show(there);
  }

  async function duplicateSet(id: string): Promise<void> {
    const answer = await desk.duplicate(id);
    if (!answer.ok) return tell(answer.refusal);
    const copy = desk.sets.get(answer.value.id);
    if (copy !== undefined) await editor.show({ set: copy.id, card: copy.cards[0]?.id ?? null });
  }

  const removeSet = async (id: string): Promise<void> => tell(await desk.remove(id));

  /** Brings back what was taken away last. */
  async function bringBack(): Promise<void> {
    const { gone } = desk;
    if (gone?.kind === 'set') {
      tell(await desk.putBack(gone.id));
      const back = desk.sets.get(gone.id);
      if (back !== undefined) await editor.show({ set: back.id, card: back.cards[0]?.id ?? null });
    } else if (gone !== null) await stepBack();
  }

  async function follow(place: EditPlace | null): Promise<void> {
    if (place !== null) await editor.show(place);
  }
  const stepBack = (): Promise<void> => follow(desk.undo());
  const stepOn = (): Promise<void> => follow(desk.redo());

  /** The set as a `.tefuda` pack, saved where the person wants it. */
  async function exportSet(id: string): Promise<void> {
    if (!(await desk.saved(id)) && desk.sets.has(id)) return tell({ key: 'workshop.saving.first' });
    const answer = await answerOf(client.call('designs.export', { id }));
    if (!answer.ok) return tell(answer.refusal);
    const saved = await saveMade(client, app.info?.host ?? 'web', answer.value);
    if (saved.outcome === 'refused') tell(saved.refusal);
    if (saved.outcome === 'saved') {
      notices.tell('info', { key: 'workshop.exported', values: { file: answer.value.name } });
    }
  }

  /** A match that begins with the card; the way back is remembered. */
  async function tryCard(): Promise<void> {
    const card = editor.cardRef.value;
    const set = editor.set.value;
    if (card === null || set === null) return;
    if (isBarred(set)) return tell({ key: 'workshop.barred.try' });
    if (!(await editor.saved())) return tell({ key: 'workshop.saving.first' });
    const answer = await answerOf(client.call('matches.try', { card }));
    if (!answer.ok) return tell(answer.refusal);
    tries.remember(answer.value.id, card);
    await router.push({ name: 'table', params: { id: answer.value.id } });
  }

  /** What to print of a place: one card, or with null the whole set. Null if it cannot be printed now. */
  async function toPrint({ set: id, card }: EditPlace): Promise<Printing | null> {
    const set = desk.sets.get(id);
    if (set === undefined) return null;
    if (isBarred(set)) {
      tell({ key: 'workshop.barred.print' });
      return null;
    }
    if (!(await desk.saved(id))) {
      tell({ key: 'workshop.saving.first' });
      return null;
    }
    const cards = set.cards.filter((one) => card === null || one.id === card);
    const name = card === null ? set.name : (cards[0]?.name ?? {});
    return { name, cards: cards.map((one) => ({ card: `${id}/${one.id}`, copies: playedFrom(one).copies })) };
  }

  return {
    toPrint,
    newSet,
    addBlank: onePress(addBlank),
    addFirst: onePress(addFirst),
    addFrom: onePress(addFrom),
    duplicateCard: onePress(duplicateCard),
    removeCard,
    moveCard,
    duplicateSet: onePress(duplicateSet),
    removeSet,
    bringBack: onePress(bringBack),
    stepBack,
    stepOn,
    exportSet: onePress(exportSet),
    tryCard: onePress(tryCard),
  };
}

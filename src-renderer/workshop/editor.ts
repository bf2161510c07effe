import { inject, type ComputedRef, type InjectionKey, type Ref } from 'vue';
import type { Problem } from '@shared/cards';
import type { Language } from '@shared/cards/words';
import type { DesignsDraft, DraftCard } from '@shared/contract/drafts';

/** The parts of a card that can be clicked to be edited; each has its place among the fields. */
export const CARD_PARTS = [
  'number',
  'color',
  'ability',
  'name',
  'picture',
  'effects',
  'flavor',
  'stars',
  'place',
] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** What the panels of the workshop share: the set on the desk, the card being edited, and how to change it. */
export interface Editor {
  readonly set: ComputedRef<DesignsDraft | null>;
  /** The card being edited; null when the set is empty or none is open. */
  readonly card: ComputedRef<DraftCard | null>;
  /** `set-id/card-id` of that card. */
  readonly cardRef: ComputedRef<string | null>;
  /** What is wrong with that card; paths begin inside it: `name.en`, `effects[1].get`. */
  readonly problems: ComputedRef<readonly Problem[]>;
  /** The language the card is shown in. */
  readonly language: Ref<Language>;
  /** The part being edited: it has a ring on the card. */
  readonly part: Ref<CardPart | null>;
  /**
   * One step of undo. Edits in a row with the same `merge` name (typing in one field) become one.
   */
  change(edit: (card: DraftCard) => DraftCard, merge?: string): void;
  /** Resolves once all edits so far are on disk; false when they could not be kept (the person is told). */
  saved(): Promise<boolean>;
}

export const editorKey: InjectionKey<Editor> = Symbol('editor');

/** The editor of the workshop screen around this component. */
export function useEditor(): Editor {
  const editor = inject(editorKey);
  if (editor === undefined) throw new Error('There is no workshop around this component.');
  return editor;
}

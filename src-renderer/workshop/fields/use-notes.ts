import { computed, type ComputedRef } from 'vue';
import type { Problem } from '@shared/cards';
import { useEditor } from '../editor';
import { problemsAt } from '../model/problems';
import { wayOutOf, type WayOut } from './ways-out';

/** A problem with the press that mends it, where there is one. */
interface Note {
  readonly problem: Problem;
  readonly way: WayOut | null;
}

/** What is wrong with fields of the card on the desk. */
export function useNotes() {
  const { card, problems } = useEditor();
  const notesAt = (field: string): ComputedRef<readonly Note[]> =>
    computed(() => {
      const now = card.value;
      if (now === null) return [];
      return problemsAt(problems.value, field).map((problem) => ({ problem, way: wayOutOf(now, problem) }));
    });
  return { notesAt };
}

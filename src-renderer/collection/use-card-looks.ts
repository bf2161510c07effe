import { computed } from 'vue';
import { useLibraryStore } from '../stores/library';
import { useLooksStore } from '../stores/looks';
import { useNoticesStore } from '../stores/notices';
import { looksByCard, setOf, type NamedLook } from './catalogue';
import { choose, chooseAll, without, type Copies } from './looks-choice';

/** The looks of cards, and choosing among them. What could not be kept is told. */
export function useCardLooks() {
  const library = useLibraryStore();
  const store = useLooksStore();
  const notices = useNoticesStore();
  const byCard = computed(() => looksByCard(library.variants));

  const looksOf = (ref: string): readonly NamedLook[] => byCard.value.get(ref) ?? [];
  const copiesOf = (ref: string): number => library.anyCard(ref)?.copies ?? 1;

  async function change(patch: Parameters<typeof store.change>[0]): Promise<void> {
    const changed = await store.change(patch);
    if (!changed.ok) notices.tell('error', changed.refusal);
  }

  return {
    looksOf,
    choose: (ref: string, which: Copies, look: string | null) =>
      change(choose(store.looks, { ref, copies: copiesOf(ref) }, which, look)),
    /** Puts looks on all copies of their cards. */
    use: (chosen: readonly { readonly of: string; readonly ref: string }[]) =>
      change(chooseAll(store.looks, chosen, copiesOf)),
    /** Puts all pictures of a set on their cards; of several for one card the first. */
    useSet: (set: string) => {
      const chosen = [...byCard.value].flatMap(([of, looks]) => {
        const look = looks.find(({ ref }) => setOf(ref) === set);
        return look === undefined ? [] : [{ of, ref: look.ref }];
      });
      return change(chooseAll(store.looks, chosen, copiesOf));
    },
    forget: (look: string) => change(without(store.looks, look)),
    surprise: (on: boolean) => change({ surprise: on }),
  };
}

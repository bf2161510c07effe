import { useI18n } from 'vue-i18n';
import type { WireMessage } from '@shared/contract/view';

/** What the seats and cards of a match are called that its messages speak of by number and by address. */
interface NamesInMatch {
  seat(seat: number): string;
  /** @param ref `set-id/card-id` */
  card(ref: string): string;
}

/**
 * Words a message of the main process in the language of the interface.
 *
 * @param names for messages of a match: put in the place of their values `seat` and `card`
 */
export function useWords(names?: NamesInMatch): { say: (message: WireMessage) => string } {
  const { t } = useI18n();
  const named = (name: string, value: number | string): number | string => {
    if (name === 'seat' && typeof value === 'number') return names?.seat(value) ?? value;
    return name === 'card' && typeof value === 'string' ? (names?.card(value) ?? value) : value;
  };
  return {
    say: ({ key, values = {} }) =>
      t(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(name, value)]))),
  };
}

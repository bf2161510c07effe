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
 * A value `game` is called by its name, and a value `day` (ISO 8601) is written as people write it.
 *
 * @param names for messages of a match: put in the place of their values `seat` and `card`
 */
export function useWords(names?: NamesInMatch): { say: (message: WireMessage) => string } {
  const { t, te, locale } = useI18n();
  /** A day as people write it; whatever is no time stays as it is. */
  const day = (iso: string): string => {
    const time = Date.parse(iso);
    const language = locale.value === 'en' ? 'en-GB' : locale.value;
    return Number.isNaN(time) ? iso : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time);
  };
  const named = (name: string, value: number | string): number | string => {
    if (name === 'seat' && typeof value === 'number') return names?.seat(value) ?? value;
    if (name === 'game' && te(`app.games.${value}`)) return t(`app.games.${value}`);
    if (name === 'day' && typeof value === 'string') return day(value);
    return name === 'card' && typeof value === 'string' ? (names?.card(value) ?? value) : value;
  };
  return {
    say: ({ key, values = {} }) =>
      t(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(name, value)]))),
  };
}

import { useI18n } from 'vue-i18n';
import { listed } from '../home/names';
import { useSettingsStore } from '../stores/settings';
import { questOf, verdictOf, type Judged } from './verdict';

/** Says who won: “Mika wins”, “Aoi and Kenji draw”, “Quest 4 is won”. */
export function useVerdict(): { readonly verdict: (match: Judged) => string } {
  const { t } = useI18n();
  const settings = useSettingsStore();

  function verdict(match: Judged): string {
    const found = verdictOf(match);
    if (found === null) return '';
    const names = found.winners.map((seat) => match.seats[seat]?.name ?? '');
    return t(found.key, {
      name: names[0] ?? '',
      names: listed(names, settings.language),
      quest: questOf(match) ?? 0,
    });
  }

  return { verdict };
}

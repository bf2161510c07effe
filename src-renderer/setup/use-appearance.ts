import { watchEffect } from 'vue';
import { useI18n } from 'vue-i18n';
import { useSettingsStore } from '../stores/settings';

/** Keeps language, theme, text size and speed of the whole page at what the settings say. */
export function useAppearance(): void {
  const store = useSettingsStore();
  const { locale } = useI18n();

  watchEffect(() => {
    const page = document.documentElement;
    locale.value = store.language;
    page.lang = store.language;
    page.dataset.theme = store.theme;
    page.style.setProperty('--text-scale', String(store.settings.textSize / 100));
    page.style.setProperty('--motion-scale', String(store.motionScale));
  });
}

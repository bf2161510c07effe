import { nextTick, watch, watchEffect } from 'vue';
import { useI18n } from 'vue-i18n';
import { useRoute } from 'vue-router';

/**
 * Names the window after the room, and moves the focus to the new room's heading, so that keyboard and
 * screen reader start at its top.
 */
export function useScreenTitle(): void {
  const route = useRoute();
  const { t } = useI18n();

  watchEffect(() => {
    const room = typeof route.name === 'string' ? t(`app.rooms.${route.name}`) : '';
    document.title = room === '' ? t('app.name') : t('app.title', { room });
  });

  watch(
    () => route.name,
    async (_now, before) => {
      if (before === undefined) return;
      await nextTick();
      setTimeout(() => document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus(), 150);
    },
  );
}

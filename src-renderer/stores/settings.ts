import { usePreferredDark, usePreferredReducedMotion } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { Language } from '@shared/cards/words';
import type { CallInput } from '@shared/contract/calls';
import { defaultSettings } from '@shared/contract/settings';
import type { Settings } from '@shared/contract/settings';
import { useConnection } from '../client/connection';
import { useAppStore } from './app';

/** Animation times are multiplied by this; reduced motion of the system counts as `off`. */
const MOTION_SCALE = { slow: 1.5, normal: 1, fast: 0.6, off: 0 } as const;

/** The language to speak: the chosen one, or the system's where we speak it, or English. */
export const resolveLanguage = (chosen: Settings['language'], system: string): Language => {
  if (chosen !== 'system') return chosen;
  return system.toLowerCase().startsWith('ja') ? 'ja' : 'en';
};

export const useSettingsStore = defineStore('settings', () => {
  const { client } = useConnection();
  const app = useAppStore();
  const settings = shallowRef<Settings>(defaultSettings);
  const systemDark = usePreferredDark();
  const systemMotion = usePreferredReducedMotion();

  const language = computed(() =>
    resolveLanguage(settings.value.language, app.info?.systemLanguage ?? navigator.language),
  );
  /** The language of card text. */
  const cardLanguage = computed<Language>(() =>
    settings.value.cardLanguage === 'same' ? language.value : settings.value.cardLanguage,
  );
  const theme = computed<'light' | 'dark'>(() => {
    if (settings.value.theme !== 'system') return settings.value.theme;
    return systemDark.value ? 'dark' : 'light';
  });
  /** Factor on every duration, 0 … 1.5; 0 means nothing travels, and changes fade in 120 ms. */
  const motionScale = computed(() =>
    systemMotion.value === 'reduce' ? 0 : MOTION_SCALE[settings.value.motion],
  );

  client.on('settings.changed', (changed) => {
    settings.value = changed;
  });

  async function load(): Promise<void> {
    settings.value = await client.call('settings.get', null);
  }

  /** Sends a change; what counts is what the main process made of it. */
  async function change(patch: CallInput<'settings.change'>): Promise<void> {
    settings.value = await client.call('settings.change', patch);
  }

  return { settings, language, cardLanguage, theme, motionScale, load, change };
});

import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { WireMessage } from '@shared/contract/view';

export type Severity = 'info' | 'warning' | 'error';

export interface Notice {
  readonly id: number;
  readonly severity: Severity;
  readonly message: WireMessage;
  /** Whether it is about the program and not about what was done on one screen. */
  readonly lasting: boolean;
}

/** How long a plain piece of news stays, in milliseconds. */
const INFO_STAYS = 10_000;

/** The one place where everything a person must be told goes. Keeps every notice until it has had its time. */
export const useNoticesStore = defineStore('notices', () => {
  /** The oldest first. */
  const notices = shallowRef<readonly Notice[]>([]);
  let last = 0;
  /** When each piece of news goes. */
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let held = false;
  /** Which notices were on the screen. */
  const seen = new Set<number>();
  /** How much of the window's height the notices take, in CSS pixels. */
  const height = ref(0);
  /** A table has its hand at the lower edge: there the notices stand above everything else. */
  const onTop = ref(false);

  const keepOnly = (keeps: (notice: Notice) => boolean): void => {
    notices.value = notices.value.filter(keeps);
  };

  const startTimer = (id: number): void => {
    timers.set(
      id,
      setTimeout(() => dismiss(id), INFO_STAYS),
    );
  };

  /** Somebody is reading: no news goes. */
  function hold(): void {
    held = true;
    timers.forEach((timer) => clearTimeout(timer));
    timers.clear();
  }

  /** Nobody is reading any more: news has its whole time once again. */
  function release(): void {
    if (!held) return;
    held = false;
    for (const { id, severity } of notices.value) if (severity === 'info') startTimer(id);
  }

  const dismiss = (id: number): void => keepOnly((notice) => notice.id !== id);

  function add(severity: Severity, message: WireMessage, lasting: boolean): void {
    const words = JSON.stringify(message);
    const isSame = (notice: Notice): boolean => JSON.stringify(notice.message) === words;
    const stays = lasting || notices.value.some((notice) => isSame(notice) && notice.lasting);
    last += 1;
    const id = last;
    notices.value = [
      ...notices.value.filter((notice) => !isSame(notice)),
      { id, severity, message, lasting: stays },
    ];
    if (severity === 'info' && !held) startTimer(id);
  }

  /** Tells what came of something done on this screen; the same words twice are one notice. */
  const tell = (severity: Severity, message: WireMessage): void => add(severity, message, false);

  /**
   * Tells something about the program, its start above all. A warning stays until the room where it was seen is
   * left, an error until it is closed.
   */
  const announce = (severity: Severity, message: WireMessage): void => add(severity, message, true);

  const dismissAll = (): void => keepOnly(() => false);

  /** The warnings and errors of a screen go with it; plain news has its own time. */
  const leaveScreen = (): void => keepOnly(({ lasting, severity }) => lasting || severity === 'info');

  /** Notes what stands on the screen. */
  const see = (shown: readonly Notice[]): void => shown.forEach(({ id }) => seen.add(id));

  /** What the program warned of goes with the room in which it was seen. */
  const leaveRoom = (): void => keepOnly(({ id, severity }) => severity !== 'warning' || !seen.has(id));

  /** Takes back what has become untrue. */
  const forget = (key: string): void => keepOnly(({ message }) => message.key !== key);

  return {
    notices,
    height,
    onTop,
    tell,
    announce,
    dismiss,
    dismissAll,
    see,
    leaveScreen,
    leaveRoom,
    forget,
    hold,
    release,
  };
});

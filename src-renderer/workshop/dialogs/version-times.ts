import type { Language } from '@shared/cards/words';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/**
 * When versions were saved, in words that tell them apart: the date and time, with seconds where another version was
 * saved in the same minute.
 * @param times milliseconds since 1970
 */
export function versionTimes(times: readonly number[], language: Language): readonly string[] {
  const plain = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const exact = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium' });
  const minutes = times.map((time) => plain.format(time));
  return times.map((time, index) => {
    const shared = minutes.filter((minute) => minute === minutes[index]).length > 1;
    return shared ? exact.format(time) : (minutes[index] ?? '');
  });
}

/** How long ago something was: “3 minutes ago”; below a minute in seconds. A time to come counts as now. */
export function howLongAgo(time: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - time);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? (['second', 1000] as const);
  return words.format(-Math.floor(passed / length), unit);
}

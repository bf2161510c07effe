const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const startOfDay = (time: Date): number =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/**
 * How long ago something was, as people say it: “5 minutes ago”, “yesterday”, “last week”. Days are counted by
 * the calendar, not by hours.
 */
export function when(then: Date, now: Date, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now.getTime() - then.getTime());
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY);
  if (passed < MINUTE) return words.format(0, 'second');
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute');
  if (days < 1) return words.format(-Math.floor(passed / HOUR), 'hour');
  if (days < 7) return words.format(-days, 'day');
  if (days < 31) return words.format(-Math.floor(days / 7), 'week');
  if (days < 365) return words.format(-Math.floor(days / 30.4), 'month');
  return words.format(-Math.floor(days / 365), 'year');
}

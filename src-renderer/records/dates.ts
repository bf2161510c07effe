import type { Language } from '@shared/cards/words';

interface Formats {
  readonly time: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly dayOfYear: Intl.DateTimeFormat;
  readonly near: Intl.RelativeTimeFormat;
}

// Making a format costs as much as using it a hundred times, and a list uses it for every row.
const made = new Map<Language, Formats>();

function formatsOf(language: Language): Formats {
  const kept = made.get(language);
  if (kept !== undefined) return kept;
  const locale = language === 'en' ? 'en-GB' : language;
  const formats: Formats = {
    time: new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }),
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }),
    dayOfYear: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
    near: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  };
  made.set(language, formats);
  return formats;
}

const DAY = 86_400_000;
const midnight = (time: Date): number =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** The day of something: “today”, “yesterday”, “3 May”, and with the year once that is another one. */
export function dayWords(time: Date, now: Date, language: Language): string {
  const { near, day, dayOfYear } = formatsOf(language);
  const ago = Math.round((midnight(now) - midnight(time)) / DAY);
  if (ago === 0 || ago === 1) return near.format(-ago, 'day');
  return time.getFullYear() === now.getFullYear() ? day.format(time) : dayOfYear.format(time);
}

/** The time of day: “20:30”. */
export const clockWords = (time: Date, language: Language): string => formatsOf(language).time.format(time);

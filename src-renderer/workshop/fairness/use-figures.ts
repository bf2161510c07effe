import { useI18n } from 'vue-i18n';
import type { LabReport } from '@shared/contract/lab';
import { useCards } from '../../cards/use-card';

/** Digits behind the point: percentage points, stars of an enemy, points of a ceremony. */
const DIGITS = { kirby: 1, enemy: 2, ceremony: 1 } as const;
/** What a change is counted in. */
const UNITS = { kirby: 'lab.points', enemy: 'lab.stars-more', ceremony: 'lab.points-more' } as const;

/** How the figures of the lab are written. */
export function useFigures() {
  const { t, locale } = useI18n();
  const { nameOf, shown } = useCards();

  /** With its sign, as on an axis: +3.4, −1, 0. */
  function signed(value: number, of: LabReport['type'] | 'tick'): string {
    const digits = of === 'tick' ? { maximumFractionDigits: 1 } : fixed(DIGITS[of]);
    return new Intl.NumberFormat(locale.value, { signDisplay: 'exceptZero', ...digits })
      .format(value)
      .replace('-', '−');
  }

  /** With its sign and unit: +3.4 points. */
  const amount = (value: number, type: LabReport['type']): string =>
    t(UNITS[type], { value: signed(value, type) }, 2);

  const percent = (value: number): string => t('lab.percent', { value: Math.round(value * 100) });
  const stars = (value: number): string => new Intl.NumberFormat(locale.value, fixed(1)).format(value);
  const count = (value: number): string => new Intl.NumberFormat(locale.value).format(value);

  /** A printed card by the letter and number on its foot, and its name: `Y5 Wide Return`. A ceremony has only a name. */
  function peerName(card: string): string {
    const face = shown(card);
    if (face === undefined) return nameOf(card);
    const number = face.type === 'kirby' ? face.power : face.life;
    return t('lab.named', { code: `${(face.color[0] ?? '').toUpperCase()}${number}`, name: nameOf(card) });
  }

  return { signed, amount, percent, stars, count, peerName };
}

const fixed = (digits: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
});

import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { useTable } from '../context';
import { seatName } from '../model/seating';
import { countIn } from '../model/zones';

/** How many cards of a seat lie where, and all of it in one sentence. */
export function useSeatFacts(seat: () => number): {
  readonly hand: ComputedRef<number>;
  readonly draw: ComputedRef<number>;
  readonly discards: ComputedRef<number>;
  readonly label: ComputedRef<string>;
} {
  const { view } = useTable();
  const { t } = useI18n();
  const count = (zone: string): ComputedRef<number> =>
    computed(() => countIn(view.value, `${zone}:${seat()}`));
  const [hand, draw, discards] = [count('hand'), count('deck'), count('discard')];
  const label = computed(() => {
    const points = view.value.scores[seat()] ?? 0;
    return t('table.kokopelli.seat', {
      seat: seatName(view.value, seat()),
      points: t('table.kokopelli.points', { n: points }, points),
      hand: t('table.kokopelli.hand', { n: hand.value }, hand.value),
      draw: t('table.kokopelli.draw', { n: draw.value }, draw.value),
      discards: t('table.kokopelli.discards', { n: discards.value }, discards.value),
    });
  });
  return { hand, draw, discards, label };
}

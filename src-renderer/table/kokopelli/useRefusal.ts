import type { WireMessage } from '@shared/contract/view';
import { useTable } from '../context';
import { whyNot } from './model/ways';
import { useCeremonies } from './useCeremonies';

/** Says why a card cannot be laid in a space, as far as the table shows it. */
export function useRefusal(): { readonly refusalOf: (card: number, zone: string) => WireMessage } {
  const { view } = useTable();
  const { ceremonyOf } = useCeremonies();
  return {
    refusalOf: (card, zone) => ({
      key: `table.kokopelli.not.${whyNot(view.value, card, zone, ceremonyOf)}`,
    }),
  };
}

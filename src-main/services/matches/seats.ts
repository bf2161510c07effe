import { cleanName } from '@shared/contract/names';
import { playerName, type MatchView } from '@shared/contract/view';
import type { RecordHeader } from '@shared/table/record';
import { z } from 'zod';

export type Seat = MatchView['seats'][number];

const handicaps = z.array(z.number().int());

/** The seats a record's header names; null when a player in it is none of ours. */
export function seatsOf(header: RecordHeader): Seat[] | null {
  const stars = handicaps.safeParse(header.options['handicap']);
  const seats: Seat[] = [];
  for (const [index, { name, player }] of header.seats.entries()) {
    const known = playerName.safeParse(player);
    if (!known.success) return null;
    const handicap = stars.success ? (stars.data[index] ?? 0) : 0;
    // The file may be from anywhere: what New match would not take in a name is left out of it.
    seats.push({ name: cleanName(name), player: known.data, handicap });
  }
  return seats;
}

/** The seats where people sit. */
export const peopleAmong = (seats: readonly Seat[]): number[] =>
  seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []));

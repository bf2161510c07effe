import type { ZoneSpec } from '@shared/table/layout';

/**
 * A zone that belongs to nobody.
 *
 * @param capacity the most cards that can ever lie there
 */
export const sharedZone = (name: string, looks: 'all' | 'nobody', capacity: number): ZoneSpec => ({
  name,
  owner: null,
  looks,
  capacity,
});

/**
 * A zone for each seat, called `name:seat`.
 *
 * @param capacity the most cards that can ever lie in one of them
 */
export const zonesBySeat = (
  seats: number,
  name: string,
  looks: 'all' | 'owner',
  capacity: number,
): ZoneSpec[] =>
  Array.from({ length: seats }, (_, seat) => ({ name: `${name}:${seat}`, owner: seat, looks, capacity }));

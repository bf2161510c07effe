const numbered = <Prefix extends string>(prefix: Prefix, count: number): readonly `${Prefix}${number}`[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}` as const);

/** A decision of ours where the printed rules are silent, by the id that code and tests name it with. */
export type Ruling = `CT-${'E' | 'C' | 'S'}${number}` | `KO-${number}`;

/** Every ruling there is. */
export const RULINGS: readonly Ruling[] = [
  ...numbered('CT-E', 9),
  ...numbered('CT-C', 20),
  ...numbered('CT-S', 10),
  ...numbered('KO-', 16),
];

/** Rulings on what could not be found out at all of a printed game, so that it is settled here. */
export const OURS: ReadonlySet<Ruling> = new Set(['KO-3', 'KO-4', 'KO-15']);

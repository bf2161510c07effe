const numbered = <Letter extends string>(letter: Letter, count: number): readonly `CT-${Letter}${number}`[] =>
  Array.from({ length: count }, (_, index) => `CT-${letter}${index + 1}` as const);

/** A decision of ours where the printed rules are silent, by the id that code and tests name it with. */
export type Ruling = `CT-${'E' | 'C' | 'S'}${number}`;

/** Every ruling there is. */
export const RULINGS: readonly Ruling[] = [...numbered('E', 9), ...numbered('C', 20), ...numbered('S', 10)];

/** A whole number from `min` to `max`. */
export interface NumberField<Whole> {
  readonly control: 'number';
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly set: (value: number) => Whole;
}

/** One of a few words; each is worded `<words>.<option>`. */
export interface ChoiceField<Whole> {
  readonly control: 'choice';
  readonly name: string;
  readonly words: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly set: (value: string) => Whole;
}

/** The whole number of a range nearest to a value; its least for what is no number. */
export const within = (value: number, [min, max]: readonly [number, number]): number =>
  value >= min ? Math.min(max, Math.round(value)) : min;

/** A field for a whole number of a range, both ends included. */
export const numberField = <Whole>(
  name: string,
  [min, max]: readonly [min: number, max: number],
  value: number,
  write: (value: number) => Whole,
): NumberField<Whole> => ({
  control: 'number',
  name,
  min,
  max,
  value,
  set: (next) => write(within(next, [min, max])),
});

/** A field for one of a few words; a word that is none of them changes nothing. */
export const choiceField = <Whole, Option extends string>(
  name: string,
  { options, words }: { readonly options: readonly Option[]; readonly words: string },
  value: Option,
  write: (value: Option) => Whole,
): ChoiceField<Whole> => ({
  control: 'choice',
  name,
  words,
  options,
  value,
  set: (next) => write(options.find((option) => option === next) ?? value),
});

/** The part of a decision that choosing needs. */
export interface Choice {
  readonly options: readonly { readonly id: string }[];
  readonly min: number;
  readonly max: number;
}

/** What is chosen so far, in the order it was chosen, and whether the last wish had to be turned down. */
export interface Selection {
  readonly chosen: readonly string[];
  readonly full: boolean;
}

/** The option id of a card instance, and back. */
export const cardOption = (instance: number): string => `c${instance}`;
export const optionCard = (id: string): number | null => (/^c\d+$/.test(id) ? Number(id.slice(1)) : null);

export const offers = (choice: Choice, id: string): boolean =>
  choice.options.some((option) => option.id === id);

/** Exactly one option is asked for, so that choosing it is the pick. */
export const picksAtOnce = (choice: Choice): boolean => choice.min === 1 && choice.max === 1;

/** Chooses an option or lets go of it. Where one is the most, another choice takes its place. */
export function toggle(choice: Choice, chosen: readonly string[], id: string): Selection {
  if (!offers(choice, id)) return { chosen, full: false };
  if (chosen.includes(id)) return { chosen: chosen.filter((other) => other !== id), full: false };
  if (choice.max === 1) return { chosen: [id], full: false };
  if (chosen.length >= choice.max) return { chosen, full: true };
  return { chosen: [...chosen, id], full: false };
}

/** Keeps of an older choice what is still offered, as far as it may be picked. */
export function carryOver(choice: Choice | null, chosen: readonly string[]): readonly string[] {
  if (choice === null || picksAtOnce(choice)) return [];
  return chosen.filter((id) => offers(choice, id)).slice(0, choice.max);
}

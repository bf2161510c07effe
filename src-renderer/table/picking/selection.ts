/** The part of a decision that choosing needs. */
export interface Choice {
  readonly kind: string;
  readonly options: readonly {
    readonly id: string;
    readonly preview?: { readonly succeeds?: boolean | undefined } | undefined;
  }[];
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

/** Exactly one option is asked for. */
export const asksForOne = (choice: Choice): boolean => choice.min === 1 && choice.max === 1;

/** What is looked at before it is done: an attack, and where a card is laid. */
const LOOKED_AT: ReadonlySet<string> = new Set(['target', 'space']);

/** Exactly one option is asked for, and choosing it is the pick. */
export const picksAtOnce = (choice: Choice): boolean => asksForOne(choice) && !LOOKED_AT.has(choice.kind);

/** Decisions whose picks attack, or may lead straight to the one attack there is. */
const ATTACKS = new Set(['play', 'target']);

/** Whether the option is an attack that is known to fail: it is warned about before it is made (CT-E4). */
export const fails = (choice: Choice, id: string): boolean =>
  ATTACKS.has(choice.kind) && choice.options.find((option) => option.id === id)?.preview?.succeeds === false;

/**
 * Whether pressing the option answers the decision: at once where one is asked for, at the second press where
 * an attack was chosen first, never for an attack that is known to fail.
 */
export const answersAtOnce = (choice: Choice, chosen: readonly string[], id: string): boolean =>
  asksForOne(choice) && !fails(choice, id) && (picksAtOnce(choice) || chosen.includes(id));

/** Chooses an option or lets go of it. Where one is the most, another choice takes its place. */
export function toggle(choice: Choice, chosen: readonly string[], id: string): Selection {
  if (!offers(choice, id)) return { chosen, full: false };
  if (asksForOne(choice)) return { chosen: [id], full: false };
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

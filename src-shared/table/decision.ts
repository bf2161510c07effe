import { zoneName, zoneNumber, type Layout } from './layout';

/**
 * What is asked of one seat now. Options are codes: a card's instance (0 or more), a named act
 * (−1, −2, …) or a place ({@link PLACE} + zone number). {@link optionId} gives the id that records use.
 */
export interface Decision {
  readonly seat: number;
  /** The name records use: `play`, `target`, `get`. */
  readonly kind: string;
  readonly options: readonly number[];
  /** How many options a pick holds, at least and at most. `max` is cut to what is there. */
  readonly min: number;
  readonly max: number;
  /** Whether the order of the pick changes what happens. */
  readonly ordered: boolean;
}

/** First code of a place option. */
export const PLACE = 1_000_000;

/** The code of a named act, by its position in the game's list of acts. */
export const actCode = (index: number): number => -1 - index;

/** The code of a zone as a place to choose. */
export const placeCode = (zone: number): number => PLACE + zone;

/** The stable id of an option: `c17`, `skip`, `village:0:1`. */
export function optionId(layout: Layout, acts: readonly string[], code: number): string {
  if (code >= PLACE) return zoneName(layout, code - PLACE);
  if (code >= 0) return `c${code}`;
  const act = acts[-1 - code];
  if (act === undefined) throw new Error(`No act with code ${code}.`);
  return act;
}

const CARD_ID = /^c(0|[1-9]\d{0,5})$/;

/** The code for an option id, or null when no option could ever be called that. */
export function optionCode(layout: Layout, acts: readonly string[], id: string): number | null {
  const card = CARD_ID.exec(id);
  if (card?.[1] !== undefined) {
    const instance = Number(card[1]);
    return instance < layout.cards ? instance : null;
  }
  const act = acts.indexOf(id);
  if (act >= 0) return actCode(act);
  return layout.zoneIndex.has(id) ? placeCode(zoneNumber(layout, id)) : null;
}

/** Why a pick was refused. Each is a message key of its own; nothing has changed. */
export type RefusalCode =
  | 'match-over'
  | 'not-your-decision'
  | 'stale-decision'
  | 'unknown-option'
  | 'not-offered'
  | 'repeated-option'
  | 'too-few'
  | 'too-many';

export interface Refusal {
  readonly code: RefusalCode;
  /** The option at fault, where there is one. */
  readonly option?: string;
}

/** Whether only one pick is possible, so that nobody need be asked. */
export function isForced(decision: Decision): boolean {
  const { options, min, ordered } = decision;
  return options.length === min && !(ordered && options.length > 1);
}

/** The reason a pick cannot be taken, or null when it is legal. */
export function refusalOf(decision: Decision, pick: readonly number[]): RefusalCode | null {
  if (pick.length < decision.min) return 'too-few';
  if (pick.length > decision.max) return 'too-many';
  for (let index = 0; index < pick.length; index += 1) {
    const code = pick[index]!;
    if (!holds(decision.options, code, 0)) return 'not-offered';
    if (holds(pick, code, index + 1)) return 'repeated-option';
  }
  return null;
}

/** Whether a short list holds a code from some place on. A plain loop is several times faster than `includes`. */
function holds(codes: readonly number[], code: number, from: number): boolean {
  for (let index = from; index < codes.length; index += 1) if (codes[index] === code) return true;
  return false;
}

import type { MatchView, ViewDecision } from '@shared/contract/view';
import { seenIn } from '../../model/zones';

/** What a seat is doing while cards, spaces or an order are asked for. */
export type OpenAct = 'open' | 'play' | 'cancel' | 'exchange';

/** The act by the last word of the question's key. */
const BY_WORD: ReadonlyMap<string, OpenAct> = new Map([
  ['open', 'open'],
  ['play', 'play'],
  ['more', 'play'],
  ['cancel', 'cancel'],
  ['order', 'exchange'],
]);

/** The act that is being carried out; null while an action is asked for. */
export function openAct(decision: ViewDecision | null): OpenAct | null {
  const { key = '' } = decision?.prompt ?? {};
  return BY_WORD.get(key.split(/[.-]/).at(-1) ?? '') ?? null;
}

/**
 * The hand card that waits for its space. The match tells nobody: it is the one that was picked last here
 * (`picked`), or the only one that fits.
 */
export function waitingCard(
  view: MatchView,
  picked: number | null,
  fitting: readonly number[],
): number | null {
  const { decision } = view;
  if (decision?.mine !== true || decision.kind !== 'space') return null;
  if (picked !== null && seenIn(view, `hand:${decision.seat}`).includes(picked)) return picked;
  const [only, ...others] = fitting;
  return only !== undefined && others.length === 0 ? only : null;
}

import type { ViewDecision } from '@shared/contract/view';
import { optionCard } from '../picking/selection';

type Preview = NonNullable<ViewDecision['options'][number]['preview']>;

/** What the chosen options would do together, as the game said it for each of them. */
export interface AttackSummary {
  readonly power: number;
  readonly parts: NonNullable<Preview['parts']>;
  readonly succeeding: readonly number[];
  readonly failing: readonly number[];
  readonly stars: number;
  /** The life the power is held against, where a single enemy is meant. */
  readonly life: number | null;
}

export const previewOf = (decision: ViewDecision, id: string): Preview | undefined =>
  decision.options.find((option) => option.id === id)?.preview;

/**
 * Sums up the previews of what is chosen; before anything is, those of `pointed` (the option under the
 * pointer) lend the power. Null when the decision shows no power at all.
 */
export function summarise(
  decision: ViewDecision,
  chosen: readonly string[],
  pointed: string | null,
): AttackSummary | null {
  const shown = chosen.length > 0 ? chosen : pointed === null ? [] : [pointed];
  const powered =
    shown.map((id) => previewOf(decision, id)).find((preview) => preview?.power !== undefined) ??
    (decision.kind === 'target'
      ? decision.options.find((option) => option.preview?.power !== undefined)?.preview
      : undefined);
  if (powered?.power === undefined) return null;
  const succeeding: number[] = [];
  const failing: number[] = [];
  let stars = 0;
  for (const id of shown) {
    const preview = previewOf(decision, id);
    const card = optionCard(id);
    if (preview?.succeeds === undefined || card === null) continue;
    (preview.succeeds ? succeeding : failing).push(card);
    if (preview.succeeds) stars += preview.stars ?? 0;
  }
  const only = shown.length === 1 ? previewOf(decision, shown[0] ?? '')?.life : undefined;
  return { power: powered.power, parts: powered.parts ?? [], succeeding, failing, stars, life: only ?? null };
}

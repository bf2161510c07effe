import type { SaveOutcome } from './files';
import { refused, type Outcome } from './outcome';

/** The answer when something did not reach the disk, with where it lies safely instead, if anywhere. */
export function notSaved({
  problem,
  keptAt,
}: Extract<SaveOutcome, { saved: false }>): Extract<Outcome<never>, { ok: false }> {
  return keptAt === null ? refused(`disk-${problem}`) : refused(`kept-${problem}`, { file: keptAt });
}

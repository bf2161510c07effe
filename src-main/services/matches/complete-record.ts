import { matchHash } from '@shared/table/canonical';
import type { MatchRecord } from '@shared/table/record';
import { resultOf, type Told } from './view';

/**
 * A journal's record with all that can no longer be seen once its undone picks are left out, or that was
 * cut off: whether it counts, and how it ended.
 */
export function completeRecord(
  record: MatchRecord,
  { history, practice }: Pick<Told, 'history' | 'practice'>,
): MatchRecord {
  const header = practice ? { ...record.header, practice } : record.header;
  const end = resultOf(history);
  if (end === null) return { ...record, header };
  const checks = new Map(record.checks).set(record.picks.length, matchHash(history.match));
  return { ...record, header, checks, end };
}

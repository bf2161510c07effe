import { describe, expect, it } from 'vitest';
import { readRecord, type MatchRecord, type RecordHeader } from './record';
import { recordMatch } from './recording';
import { replayRecord, type Prepared } from './replay';
import { makeBelow, randomPick } from './testing/generator';
import { tinyGame } from './testing/tiny-game';

const rules = tinyGame(3, 8);
const header: RecordHeader = {
  format: 'tefuda-record/1',
  app: '0.1.0',
  game: 'tiny',
  options: {},
  seats: ['A', 'B', 'C'].map((name) => ({ name, player: 'random' })),
  seed: 'replay',
  sets: [{ id: 'tiny', sha256: 'ab' }],
};
const sets = (sha256: string) => [{ id: 'tiny', sha256 }];
const prepare = (): Prepared => ({ ok: true, rules, sets: sets('ab') });
const prepareOther = (): Prepared => ({ ok: true, rules, sets: sets('cd') });

function recorded(traced = false): MatchRecord {
  const below = makeBelow('replay');
  const choose = (match: { decision: Parameters<typeof randomPick>[0] | null }): number[] =>
    match.decision === null ? [] : randomPick(match.decision, below);
  const reading = readRecord(recordMatch(rules, header, choose, traced).text);
  if (reading.outcome !== 'read') throw new Error('The record does not read.');
  return reading.record;
}

const withPick = (
  record: MatchRecord,
  n: number,
  change: Partial<MatchRecord['picks'][number]>,
): MatchRecord => ({
  ...record,
  picks: record.picks.map((pick, index) => (index === n - 1 ? { ...pick, ...change } : pick)),
});

describe('replaying a record', () => {
  it('gives the identical match, from the plain and from the traced form', () => {
    expect(recorded().picks.length).toBeGreaterThan(40);
    for (const record of [recorded(), recorded(true)]) {
      const { match, drift } = replayRecord(record, prepare);
      expect(drift).toBeNull();
      expect(match?.decision).toBeNull();
      expect(match?.picks).toBe(record.picks.length);
    }
  });

  it('holds a check every twenty picks and one at the end', () => {
    const { checks, picks } = recorded();
    expect([...checks.keys()]).toEqual([20, 40, 60, picks.length]);
  });
});

describe('the first drift is named', () => {
  const record = recorded();
  const drift = (changed: MatchRecord) => replayRecord(changed, prepare).drift;

  it('when a pick is not offered', () => {
    expect(drift(withPick(record, 1, { pick: ['discard'] }))).toMatchObject({
      code: 'illegal-pick',
      at: 1,
      refusal: 'not-offered',
    });
  });
  it('when a pick names a card that is not in the box', () => {
    expect(drift(withPick(record, 1, { pick: ['c900'] }))).toEqual({
      code: 'unknown-card',
      at: 1,
      option: 'c900',
    });
  });
  it('when another seat should be asked', () => {
    expect(drift(withPick(record, 1, { seat: 2 }))).toEqual({
      code: 'other-seat',
      at: 1,
      found: 2,
      expected: 0,
    });
  });
  it('when another decision should be open', () => {
    expect(drift(withPick(record, 1, { decision: 'throw' }))).toMatchObject({
      code: 'other-decision',
      at: 1,
    });
  });
  it('when picks go on after the end', () => {
    const [again] = record.picks;
    if (again === undefined) throw new Error('No picks.');
    expect(drift({ ...record, picks: [...record.picks, again] })).toEqual({
      code: 'match-over',
      at: record.picks.length + 1,
    });
  });
  it('when the match is not the one that was played', () => {
    expect(drift({ ...record, checks: new Map([[20, 'not it']]) })).toEqual({ code: 'other-match', at: 20 });
  });
  it('when it ends otherwise', () => {
    const end = { scores: [99, 0, 0], places: [1, 2, 2], reason: 'rounds' as const };
    expect(drift({ ...record, end })).toEqual({ code: 'other-end', at: record.picks.length });
  });
  it('when a set has changed, though every pick still fits', () => {
    const { drift: found, changedSets } = replayRecord(record, prepareOther);
    expect(found).toEqual({ code: 'changed-set', at: 0, set: 'tiny' });
    expect(changedSets).toEqual(['tiny']);
  });
  it('at the pick, with the changed set as a likely cause', () => {
    const other = withPick(record, 3, { decision: 'other' });
    const { drift: found, changedSets } = replayRecord(other, prepareOther);
    expect(found).toMatchObject({ at: 3 });
    expect(changedSets).toEqual(['tiny']);
  });
  it('when no such match can be set up', () => {
    const refuse = (): Prepared => ({ ok: false, drift: { code: 'missing-set', at: 0, set: 'tiny' } });
    expect(replayRecord(record, refuse)).toMatchObject({
      match: null,
      drift: { code: 'missing-set' },
    });
  });
});

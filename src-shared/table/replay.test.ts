import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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

function recordText(traced: boolean, played = rules): string {
  const below = makeBelow('replay');
  const choose = (match: { decision: Parameters<typeof randomPick>[0] | null }): number[] =>
    match.decision === null ? [] : randomPick(match.decision, below);
  return recordMatch(played, header, choose, traced).text;
}

function recorded(traced = false): MatchRecord {
  const reading = readRecord(recordText(traced));
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

describe('a traced record', () => {
  // `lay` has one place only, so that it is forced; c-numbers differ from place to place in any case.
  const forcing = {
    ...rules,
    decide: (table: Parameters<typeof rules.decide>[0]) => {
      const open = rules.decide(table);
      return open?.kind === 'lay' ? { ...open, options: open.options.slice(0, 1) } : open;
    },
  };
  const prepareForcing = (): Prepared => ({ ok: true, rules: forcing, sets: sets('ab') });
  const text = recordText(true, forcing);
  const lines = text.trim().split('\n');
  const indexOf = (part: string): number => lines.findIndex((line) => line.includes(part));
  const forcedAt = indexOf('"forced":true');
  const numberBefore = z.object({ n: z.number() }).parse(JSON.parse(lines[forcedAt - 1] ?? '')).n;

  const driftOf = (changed: readonly string[]) => {
    const reading = readRecord(`${changed.join('\n')}\n`);
    if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading));
    return replayRecord(reading.record, prepareForcing).drift;
  };
  const anyFields = z.record(z.string(), z.unknown());
  const zonesOf = z.record(z.string(), z.array(z.string()));
  type Fields = z.infer<typeof anyFields>;
  const edited = (at: number, edit: (line: Fields) => Fields): string[] =>
    lines.map((line, index) =>
      index === at ? JSON.stringify(edit(anyFields.parse(JSON.parse(line)))) : line,
    );
  const withCard = (line: Fields): Fields => {
    const zones = zonesOf.parse(line['zones']);
    return { ...line, zones: { ...zones, 'hand:0': ['c0:no/card', ...(zones['hand:0'] ?? []).slice(1)] } };
  };
  const first = indexOf('"n":1,');
  const setUp = indexOf('"n":0,');

  it('fits as it was written', () => {
    expect(driftOf(lines)).toBeNull();
  });

  it.each<[string, string[], object]>([
    ['a zone after a pick', edited(first, withCard), { at: 1, where: { part: 'zone', name: 'hand:0' } }],
    [
      'a counter after a pick',
      edited(first, (line) => ({ ...line, counters: { turn: 0, phase: 'sleep' } })),
      { at: 1, where: { part: 'counter', name: 'phase' }, found: 'sleep' },
    ],
    [
      'a counter that is missing',
      edited(first, (line) => ({ ...line, counters: { phase: 'throw' } })),
      { at: 1, where: { part: 'counter', name: 'turn' }, found: null, expected: 0 },
    ],
    [
      'a zone too many',
      edited(first, (line) => ({ ...line, zones: { ...zonesOf.parse(line['zones']), moon: [] } })),
      { at: 1, where: { part: 'zone', name: 'moon' }, found: [], expected: null },
    ],
    [
      'the order of the options',
      edited(first, (line) => ({
        ...line,
        options: z.array(z.string()).parse(line['options']).reverse(),
      })),
      { at: 1, where: { part: 'options' } },
    ],
    ['min', edited(first, (line) => ({ ...line, min: 0 })), { at: 1, where: { part: 'min' }, expected: 1 }],
    ['max', edited(first, (line) => ({ ...line, max: 2 })), { at: 1, where: { part: 'max' }, expected: 1 }],
    ['the table of the set-up', edited(setUp, withCard), { at: 0, where: { part: 'zone', name: 'hand:0' } }],
    [
      'a counter of the set-up',
      edited(setUp, (line) => ({ ...line, counters: { turn: 1, phase: 'play' } })),
      { at: 0, where: { part: 'counter', name: 'turn' }, found: 1, expected: 0 },
    ],
    [
      'the table after a forced pick',
      edited(forcedAt, withCard),
      { at: numberBefore, forced: 'lay', where: { part: 'zone', name: 'hand:0' } },
    ],
    [
      'what was forced',
      edited(forcedAt, (line) => ({ ...line, pick: ['pile:right'] })),
      { at: numberBefore, where: { part: 'pick' }, found: ['pile:right'], expected: ['pile:left'] },
    ],
    [
      'who was forced',
      edited(forcedAt, (line) => ({ ...line, seat: 9 })),
      { at: numberBefore, forced: 'lay', where: { part: 'seat' }, found: 9 },
    ],
  ])('that differs in %s is found out there', (_, changed, drift) => {
    expect(driftOf(changed)).toMatchObject({ code: 'other-trace', ...drift });
  });

  it('that lacks the line of the set-up or a forced pick, or has one too many, is found out', () => {
    const without = (at: number): string[] => lines.filter((_, index) => index !== at);
    const twice = [...lines.slice(0, forcedAt + 1), ...lines.slice(forcedAt)];
    const forced = { at: numberBefore, decision: 'lay' };
    expect(driftOf(without(setUp))).toEqual({ code: 'missing-set-up', at: 0 });
    expect(driftOf(without(forcedAt))).toEqual({ code: 'missing-forced', ...forced });
    expect(driftOf(twice)).toEqual({ code: 'extra-forced', ...forced });
  });

  it('may break off between a pick and the forced one that followed it', () => {
    expect(driftOf(lines.slice(0, forcedAt))).toBeNull();
  });

  it('need not carry every field', () => {
    const slim = edited(first, ({ n, seat, decision, pick }) => ({ n, seat, decision, pick }));
    expect(driftOf(slim)).toBeNull();
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

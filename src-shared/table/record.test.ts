import { describe, expect, it } from 'vitest';
import { readRecord, writeLine, writeRecord, type RecordHeader, type RecordedPick } from './record';

const header: RecordHeader = {
  format: 'tefuda-record/1',
  app: '0.1.0',
  game: 'tiny',
  options: { rounds: 7 },
  seats: [
    { name: 'Mika', player: 'human' },
    { name: 'Robo', player: 'random' },
  ],
  seed: 'a',
  sets: [{ id: 'copytoru-base', sha256: 'ab' }],
};
const pick = (seat: number, ...ids: string[]): RecordedPick => ({ seat, decision: 'play', pick: ids });
const line = (n: number, seat: number, ...ids: string[]): string => writeLine({ n, ...pick(seat, ...ids) });
const start = writeLine(header);

const read = (text: string) => {
  const reading = readRecord(text);
  if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading));
  return reading;
};

describe('a record', () => {
  it('reads back as it was written', () => {
    const record = {
      header,
      picks: [pick(0, 'c3'), pick(1, 'skip')],
      undone: [],
      tookBack: false,
      checks: new Map([[2, 'ff']]),
      end: { scores: [3, 5], places: [2, 1], reason: 'rounds' as const },
      trace: null,
    };
    expect(read(writeRecord(record)).record).toEqual(record);
  });

  it('is written one line a pick, as the format says', () => {
    expect(line(1, 0, 'c17')).toBe('{"n":1,"seat":0,"decision":"play","pick":["c17"]}\n');
    expect(writeLine({ undo: 12 })).toBe('{"undo":12}\n');
    expect(writeLine({ n: 20, check: 'ab' })).toBe('{"n":20,"check":"ab"}\n');
  });

  it('may be in the traced form, whose extra lines and fields are kept apart', () => {
    const traced =
      start +
      '{"n":0,"zones":{"deck":["c0:x/y"]},"counters":{}}\n' +
      '{"n":1,"seat":0,"decision":"play","pick":["c1"],"options":["c1","c2"],"min":1,"max":1,"zones":{}}\n' +
      '{"forced":true,"seat":0,"decision":"target","pick":[],"options":[],"min":0,"max":0}\n';
    const { picks, trace } = read(traced).record;
    expect(picks).toEqual([pick(0, 'c1')]);
    expect(trace?.picks.get(1)).toEqual({ options: ['c1', 'c2'], min: 1, max: 1, zones: {} });
    expect(trace?.forced.get(1)).toMatchObject([{ decision: 'target' }]);
    expect(trace?.setUp).toMatchObject({ n: 0 });
    expect(read(traced + writeLine({ undo: 1 })).record.trace).toMatchObject({
      picks: new Map(),
      forced: new Map(),
    });
  });
});

describe('a journal with undone picks', () => {
  const journal = start + line(1, 0, 'a') + line(2, 1, 'b') + line(3, 0, 'c') + writeLine({ undo: 2 });

  it('goes back to just before the pick that is named', () => {
    const { record } = read(journal);
    expect(record.picks).toEqual([pick(0, 'a')]);
    expect(record.undone).toEqual([pick(1, 'b'), pick(0, 'c')]);
  });

  it('says that something was taken back, also when it was taken again', () => {
    expect(read(start + line(1, 0, 'a')).record.tookBack).toBe(false);
    expect(read(journal).record.tookBack).toBe(true);
    expect(read(journal + line(2, 1, 'b') + line(3, 0, 'c')).record.tookBack).toBe(true);
  });

  it('steps along the undone picks when they are taken again', () => {
    expect(read(journal + line(2, 1, 'b')).record.undone).toEqual([pick(0, 'c')]);
  });

  it('forgets the undone picks when another is taken', () => {
    const { record } = read(journal + line(2, 1, 'other'));
    expect(record.undone).toEqual([]);
    expect(record.picks).toEqual([pick(0, 'a'), pick(1, 'other')]);
  });

  it('drops checks and the end that came after', () => {
    const text =
      start +
      line(1, 0, 'a') +
      writeLine({ n: 1, check: 'x' }) +
      line(2, 1, 'b') +
      writeLine({ n: 2, check: 'y' }) +
      writeLine({ end: { scores: [0, 0], places: [1, 1], reason: 'rounds' } }) +
      writeLine({ undo: 2 });
    const { record } = read(text);
    expect([...record.checks.keys()]).toEqual([1]);
    expect(record.end).toBeNull();
  });
});

describe('a damaged record', () => {
  it('loses only a last line that was cut off', () => {
    const whole = start + line(1, 0, 'a');
    const text = whole + line(2, 1, 'b').slice(0, -8);
    const reading = read(text);
    expect(reading.record.picks).toEqual([pick(0, 'a')]);
    expect(reading.cutOff).toBe(true);
    expect(text.slice(0, reading.sound)).toBe(whole);
  });

  it('loses nothing when only the last line break is missing', () => {
    const reading = read((start + line(1, 0, 'a')).trimEnd());
    expect(reading.record.picks).toHaveLength(1);
    expect(reading.cutOff).toBe(false);
  });

  it('cut off at any character never loses more than the last line', () => {
    const text = start + line(1, 0, 'a') + line(2, 1, 'b') + line(3, 0, 'c');
    for (let length = start.length; length < text.length; length += 1) {
      const broken = text.slice(0, length);
      const breaks = broken.split('\n').length - 2;
      expect(read(broken).record.picks.length).toBeGreaterThanOrEqual(breaks);
    }
  });

  it.each([
    ['a line that is not JSON', `${start}{"n":1,"se\n${line(1, 0, 'a')}`, 2],
    ['a pick out of turn', start + line(1, 0, 'a') + line(3, 0, 'b'), 3],
    ['an undo of a pick that is not there', start + line(1, 0, 'a') + writeLine({ undo: 2 }), 3],
    ['a line of another kind', `${start}{"hello":1}\n`, 2],
    ['a check in the wrong place', start + line(1, 0, 'a') + writeLine({ n: 5, check: 'x' }), 3],
    ['no header', line(1, 0, 'a'), 1],
    ['a header without a seed', `{"format":"tefuda-record/1","app":"1","game":"tiny"}\n`, 1],
    ['nothing', '', 1],
    ['NULs', '\0\0\0\0', 1],
    ['a list', '[]\n', 1],
  ])('with %s is mangled, and the line is named', (_, text, at) => {
    expect(readRecord(text)).toMatchObject({ outcome: 'mangled', line: at });
  });

  it.each([
    ['missing', line(1, 0, 'a') + line(3, 0, 'c'), 3, 2],
    ['there twice', line(1, 0, 'a') + line(1, 0, 'a'), 1, 2],
    ['misnumbered', line(5, 0, 'a'), 5, 1],
    ['counted from 0', line(0, 0, 'a'), 0, 1],
  ])('whose pick is %s says which pick stands where', (_, picks, found, expected) => {
    expect(readRecord(start + picks)).toMatchObject({ fault: { code: 'pick-number', found, expected } });
  });

  it.each([
    ['{"n":1,"seat":-1,"decision":"play","pick":[]}', { code: 'bad-field', field: 'seat' }],
    ['{"n":1,"seat":0,"decision":"play"}', { code: 'bad-field', field: 'pick' }],
    ['{"n":1,"seat":0,"decision":"play","pick":[],"zones":"all"}', { code: 'bad-field', field: 'zones' }],
    ['{"n":1,"forced":true,"seat":0,"decision":"play","pick":[]}', { code: 'bad-field', field: 'n' }],
    ['{"n":', { code: 'not-json' }],
    ['{"hello":1}', { code: 'unknown-line' }],
    ['{"undo":3}', { code: 'undo-place', pick: 3 }],
    ['{"n":0,"zones":{}}\n{"n":0,"zones":{}}', { code: 'set-up-place' }],
  ])('says what is wrong with the line %s', (broken, fault) => {
    expect(readRecord(`${start}${broken}\n`)).toMatchObject({ outcome: 'mangled', fault });
  });

  it('of a newer format is told apart and left alone', () => {
    const newer = start.replace('tefuda-record/1', 'tefuda-record/2');
    expect(readRecord(newer)).toEqual({ outcome: 'newer', format: 'tefuda-record/2' });
  });
});

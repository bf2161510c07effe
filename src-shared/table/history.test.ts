import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchHash } from './canonical';
import { optionId } from './decision';
import {
  noFollower,
  redo,
  resumeHistory,
  startHistory,
  takeInHistory,
  undoTo,
  type History,
} from './history';
import { startMatch, takePickById, type Match } from './match';
import { readRecord, writeLine, type RecordedPick } from './record';
import { makeBelow, randomPick, type Below } from './testing/generator';
import { tinyGame } from './testing/tiny-game';

const rules = tinyGame(3);
/** Counts what it was told, as a log does. */
const makeCounter = () => {
  const counter = {
    lines: 0,
    calls: 0,
    follow: (_: Match, events: readonly { type: string }[]): void => {
      counter.calls += 1;
      counter.lines += events.filter((happened) => happened.type === 'said').length;
    },
  };
  return counter;
};
type Counted = History<ReturnType<typeof makeCounter>>;

function randomIds(match: Match, below: Below): string[] {
  if (match.decision === null) return [];
  return randomPick(match.decision, below).map((code) => optionId(rules.layout, rules.acts, code));
}

const straight = (picks: readonly RecordedPick[]): Match => {
  const match = startMatch(rules, 'history');
  for (const { pick } of picks) expect(takePickById(match, pick)).toBeNull();
  return match;
};

describe('a match that can go back', () => {
  it('equals a straight replay after random picks, undos, redos and restarts from its journal', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(9), { minLength: 5, maxLength: 60 }), (seed, deeds) => {
        const below = makeBelow(seed);
        let history: Counted = startHistory(rules, 'history', makeCounter);
        let journal = '';
        for (const deed of deeds) {
          if (deed === 9) history = restarted(journal, history);
          else if (deed === 8) journal += redone(history);
          else if (deed === 7 && history.picks.length > 0) {
            const n = 1 + below(history.picks.length);
            undoTo(history, n);
            journal += writeLine({ undo: n });
          } else journal += taken(history, below);
        }
        const expected = straight(history.picks);
        expect(matchHash(history.match)).toBe(matchHash(expected));
        expect(history.match.decision).toEqual(expected.decision);
        expect(history.follower.lines).toBe(startedLines(history.picks));
      }),
      { numRuns: 60 },
    );
  });

  const startedLines = (picks: readonly RecordedPick[]): number =>
    resumeHistory(rules, 'history', makeCounter, { picks, undone: [] }).history.follower.lines;

  const taken = (history: Counted, below: Below): string => {
    const open = history.match.decision;
    const ids = randomIds(history.match, below);
    if (open === null) return '';
    expect(takeInHistory(history, ids)).toBeNull();
    return writeLine({ n: history.picks.length, seat: open.seat, decision: open.kind, pick: ids });
  };

  const redone = (history: Counted): string => {
    const pick = redo(history);
    return pick === null ? '' : writeLine({ n: history.picks.length, ...pick });
  };

  const restarted = (journal: string, before: Counted): Counted => {
    const header =
      '{"format":"tefuda-record/1","app":"","game":"tiny","options":{},"seats":[{"name":"","player":""}],"seed":"history","sets":[]}\n';
    const reading = readRecord(header + journal);
    if (reading.outcome !== 'read') throw new Error(`The journal is ${reading.outcome}.`);
    const { history, drift } = resumeHistory(rules, 'history', makeCounter, reading.record);
    expect(drift).toBeNull();
    expect(history.picks).toEqual(before.picks);
    expect(history.undone).toEqual(before.undone);
    return history;
  };

  it('redoes until another pick is made', () => {
    const history = startHistory(rules, 'history', noFollower);
    const below = makeBelow('redo');
    const ids = [0, 1, 2].map(() => {
      const next = randomIds(history.match, below);
      takeInHistory(history, next);
      return next;
    });
    undoTo(history, 1);
    expect(history.undone.map((pick) => pick.pick)).toEqual(ids);
    expect(redo(history)?.pick).toEqual(ids[0]);
    expect(history.undone).toHaveLength(2);
    undoTo(history, 1);
    const other =
      ids[0]?.[0] === 'draw'
        ? optionId(rules.layout, rules.acts, history.match.decision?.options[0] ?? 0)
        : 'draw';
    expect(takeInHistory(history, [other])).toBeNull();
    expect(redo(history)).toBeNull();
  });

  it('refuses a pick without a trace', () => {
    const history = startHistory(rules, 'history', noFollower);
    const before = matchHash(history.match);
    expect(takeInHistory(history, ['c99'])).toEqual({ code: 'unknown-option', option: 'c99' });
    expect(takeInHistory(history, [])).toEqual({ code: 'too-few' });
    expect(history.picks).toEqual([]);
    expect(matchHash(history.match)).toBe(before);
  });

  it('gives what the last pick made happen, and nothing after an undo', () => {
    const history = startHistory(rules, 'history', noFollower);
    takeInHistory(history, ['draw']);
    expect(history.events.map((happened) => happened.type)).toContain('moved');
    undoTo(history, 1);
    expect(history.events).toEqual([]);
  });

  it('says where the picks of a journal stop to fit, and keeps those before', () => {
    const pick = { seat: 0, decision: 'play', pick: ['draw'] };
    const { history, drift } = resumeHistory(rules, 'history', noFollower, {
      picks: [pick, pick],
      undone: [],
    });
    expect(drift).toMatchObject({ code: 'other-decision', at: 2 });
    expect(history.picks).toEqual([pick]);
  });

  it('offers of the undone picks of a damaged journal only those that can be taken again', () => {
    const before = startHistory(rules, 'history', noFollower);
    const below = makeBelow('undone');
    for (let n = 0; n < 3; n += 1) takeInHistory(before, randomIds(before.match, below));
    const [first, second, third] = before.picks;
    if (first === undefined || second === undefined || third === undefined) throw new Error('Three picks.');
    const undone = [first, { ...second, pick: Array<string>(10).fill('draw') }, third];
    const { history } = resumeHistory(rules, 'history', noFollower, { picks: [], undone });
    expect(history.undone).toEqual([first]);
    expect(redo(history)).toEqual(first);
    expect(redo(history)).toBeNull();
  });
});

import { matchHash } from './canonical';
import { optionId } from './decision';
import type { Rules } from './game';
import { startMatch, takePick, type Match, type TakenPick } from './match';
import { CHECK_EVERY, writeLine, type RecordHeader } from './record';
import { pickTrace, setUpTrace } from './trace';

/** Chooses a pick for the open decision of a match, as option codes. */
export type Chooser = (match: Match) => readonly number[];

/** A match played to its end, with its record as text. */
export interface RecordedMatch {
  readonly match: Match;
  readonly text: string;
}

/**
 * Plays a match to its end and writes its record.
 *
 * @param traced whether to show the whole table after the set-up and after every pick
 */
export function recordMatch(
  rules: Rules,
  header: RecordHeader,
  choose: Chooser,
  traced: boolean,
): RecordedMatch {
  let text = writeLine(header);
  let playing: Match | null = null;
  const match = startMatch(rules, header.seed, {
    onSetUp: (setUp) => {
      playing = setUp;
      if (traced) text += traceLine(setUpTrace(setUp));
    },
    onPick: (taken) => {
      if (playing !== null) text += pickText(playing, taken, traced);
    },
  });
  while (match.decision !== null) {
    const refusal = takePick(match, choose(match));
    if (refusal !== null) throw new Error(`A player made a pick that is refused: ${refusal}.`);
    if (match.picks % CHECK_EVERY === 0 || match.decision === null) {
      text += writeLine({ n: match.picks, check: matchHash(match) });
    }
  }
  const { scores, places, reason } = rules.result(match.table);
  text += writeLine({ end: { scores: [...scores], places: [...places], reason } });
  return { match, text };
}

function pickText(match: Match, taken: TakenPick, traced: boolean): string {
  if (traced) return traceLine(pickTrace(match, taken));
  if (taken.forced) return '';
  const { seat, kind } = taken.decision;
  const pick = taken.pick.map((code) => optionId(match.rules.layout, match.rules.acts, code));
  return writeLine({ n: match.picks, seat, decision: kind, pick });
}

const traceLine = (line: object): string => `${JSON.stringify(line)}\n`;

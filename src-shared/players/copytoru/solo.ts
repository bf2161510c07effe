import { COUNTER } from '@shared/games/copytoru/counters';
import { pointsOf, type Faces } from '@shared/games/copytoru/faces';
import { QUESTS, type Quest } from '@shared/games/copytoru/solo-battle/quests';
import type { Result, Rules } from '@shared/table/game';
import type { LaidOut } from '@shared/table/layout';
import { cardAt, counter, zoneSize } from '@shared/table/table';
import type { Mind } from '../mind';
import { AbilityMind } from './ability/ability-mind';
import { makeBoard, type Board } from './ability/board';
import type { ModeEyes } from './ability/situation';

/** Stars a turn brings in a quest, about. */
const STARS_A_TURN = 7;

/**
 * What it is worth to be spared a hit, in stars, whatever life is left: more than any enemy. Saving life for
 * the end wins more quests than taking more stars at once.
 */
const HIT = 20;
/** How much less a hit counts for each turn that it is away. */
const AWAY = 0.3;

/** A quest that is won is worth most of all there is; the rest is for winning it soon. */
const WINNING = 0.9;
/** The turns of a very quick and of a very slow win. */
const QUICK = 5;
const SLOW = 15;
/** What losing on the very edge of the target is worth. */
const NEARLY = 0.3;

/** Knows Solo Battle. `options` are those the match was prepared with. */
export function soloMind(rules: Rules, faces: Faces, options: Readonly<Record<string, unknown>>): Mind {
  const quest = QUESTS[Number(options['quest']) - 1];
  if (quest === undefined) throw new Error('A quest without a number.');
  const handicap: readonly unknown[] = Array.isArray(options['handicap']) ? options['handicap'] : [];
  const rows = Array.from({ length: quest.rows }, (_, index) => `row:${index + 1}`);
  const board = makeBoard(rules.layout, faces, rows, options);
  return new AbilityMind({
    rules,
    board,
    eyes: new SoloEyes(board, quest, Number(handicap[0] ?? 0)),
    value: (table, result, values) => {
      values[0] = worthOfQuest(counter(table, COUNTER.round), result, quest);
    },
  });
}

function worthOfQuest(turns: number, { places, scores }: Result, { target }: Quest): number {
  if (places[0] !== 1) return NEARLY * Math.min(1, (scores[0] ?? 0) / target);
  return WINNING + ((1 - WINNING) * (SLOW - Math.min(SLOW, Math.max(QUICK, turns)))) / (SLOW - QUICK);
}

/** Looks at a quest: how many stars are still to win, and which enemies will hit. */
class SoloEyes implements ModeEyes {
  private readonly byRow: Float64Array;

  constructor(
    private readonly board: Board,
    private readonly quest: Quest,
    private readonly headStart: number,
  ) {
    this.byRow = Float64Array.from(board.enemies, (_, row) => HIT * AWAY ** row);
  }

  threats(_table: LaidOut, byZone: Float64Array): void {
    byZone.set(this.byRow);
  }

  turnsLeft(table: LaidOut): number {
    const togo = this.quest.target - this.score(table);
    return Math.max(1, Math.round(togo / STARS_A_TURN));
  }

  private score(table: LaidOut): number {
    const won = this.board.won[0] ?? 0;
    let score = this.headStart;
    for (let index = zoneSize(table, won) - 1; index >= 0; index -= 1) {
      score += pointsOf(this.board.faces, cardAt(table, won, index));
    }
    return score;
  }
}

import type { Faces } from '@shared/games/copytoru/faces';
import type { Decision } from '@shared/table/decision';
import type { Result, Rules } from '@shared/table/game';
import type { LaidOut } from '@shared/table/layout';
import type { Table } from '@shared/table/table';
import type { Mind, Suggestions } from '../../mind';
import { playOut } from '../../play-out';
import { worthOfPlaces } from '../../standing';
import { EasyThumb } from './easy-thumb';
import { Reach } from './reach';

/** Stars of gain that make one pick about e times as likely to be tried first as another. */
const TEMPERATURE = 0.5;

/** Knows Easy Battle. */
export class EasyMind implements Mind {
  readonly temperature = TEMPERATURE;
  private readonly thumb: EasyThumb;

  /** @param options those the match was prepared with */
  constructor(
    private readonly rules: Rules,
    faces: Faces,
    options: Readonly<Record<string, unknown>>,
  ) {
    this.thumb = new EasyThumb(rules.layout, new Reach(faces), {
      weakAttacks: options['weakAttacks'] !== false,
      missLosesEnemy: options['challengeMiss'] !== 'keep-enemy',
    });
  }

  choose(table: LaidOut, decision: Decision): readonly number[] {
    return this.thumb.choose(table, decision);
  }

  suggest(table: LaidOut, decision: Decision, into: Suggestions): void {
    const { thumb } = this;
    thumb.weigh(table, decision);
    into.clear();
    decision.options.forEach((option, index) => {
      const aims = decision.kind === 'target' || (decision.kind === 'play' && option >= 0);
      into.addOne(option, thumb.gains[index] ?? 0, !aims || thumb.defeats(table, decision, option));
    });
  }

  playOut(table: Table): void {
    playOut(this.rules, this.thumb, table);
  }

  value(_table: LaidOut, result: Result, values: Float64Array): void {
    worthOfPlaces(result, values);
  }
}

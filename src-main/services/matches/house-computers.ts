import { optionId } from '@shared/table/decision';
import type { Match } from '@shared/table/match';
import type { ComputerName, Computers, Hint } from './computers';

/** The computer players of this program. */
export class HouseComputers implements Computers {
  async choose(_player: ComputerName, match: Match, _seat: number): Promise<readonly string[]> {
    const { decision, rules } = match;
    if (decision === null) return [];
    const some = Math.max(decision.min, Math.min(1, decision.max));
    return decision.options.slice(0, some).map((code) => optionId(rules.layout, rules.acts, code));
  }

  async hint(match: Match, seat: number): Promise<Hint> {
    return { pick: [...(await this.choose('greedy', match, seat))], reason: { key: 'prompts.play' } };
  }
}

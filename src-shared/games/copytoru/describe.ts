import { colorOf } from './faces';
import type { Decision } from '@shared/table/decision';
import type { DecisionDetails, Message, Preview } from '@shared/table/game';
import { COLORS } from '@shared/cards/vocabulary';
import { counter, zoneCards, type Table } from '@shared/table/table';
import { attackPower } from './attack';
import { COUNTER, PHASE, phaseOf } from './counters';
import { attackPreview, playPreview } from './preview';
import { ACT, HAND_LIMIT, type Setting } from './setting';
import { starsToGo } from './won';
import { enemiesInPlay, handOf, ZONE } from './zones';

/*
 * Keys of `prompts.json`, all in kebab case: `prompts.<decision>` is the question (some have a second
 * form, `get-more`), `prompts.reasons.<reason>` why a card cannot be picked, `prompts.refusals.<code>` why a
 * pick was refused, `prompts.options.<problem>` why a match cannot begin. `{n}` is always the number that
 * decides singular and plural. Keys of `log.json`: one sentence each; `{seat}`, `{card}` and `{cards}` stand
 * for names.
 */

/** What the seat that is asked needs in order to choose: the question, what picks would do, what is barred. */
export function describe(setting: Setting, table: Table, decision: Decision): DecisionDetails {
  return {
    prompt: promptFor(setting, table, decision),
    previews: previewsFor(setting, table, decision),
    barred: barredFor(setting, table, decision),
  };
}

function promptFor(setting: Setting, table: Table, decision: Decision): Message {
  const n = decision.max;
  switch (phaseOf(table)) {
    case PHASE.play:
      return { key: counter(table, COUNTER.actionsDone) > 0 ? 'prompts.play-again' : 'prompts.play' };
    case PHASE.target: {
      const power = attackPower(setting, table);
      if (n === 0) return { key: 'prompts.target-none', values: { power } };
      const left = starsToGo(setting, table, decision.seat);
      return left === null
        ? { key: 'prompts.target', values: { n, power } }
        : { key: 'prompts.target-quest', values: { n, power, left } };
    }
    case PHASE.get:
      return promptForGet(table, decision);
    case PHASE.getAfter:
      return { key: 'prompts.get-after', values: { n: counter(table, COUNTER.fillTo) } };
    case PHASE.handLimit:
      return { key: 'prompts.hand-limit', values: { n, limit: HAND_LIMIT } };
    default:
      return { key: `prompts.${decision.kind}`, values: { n } };
  }
}

function promptForGet(table: Table, decision: Decision): Message {
  if (counter(table, COUNTER.firstGet) === 0) {
    return { key: 'prompts.get-more', values: { n: counter(table, COUNTER.getsLeft) } };
  }
  return { key: decision.options.includes(ACT.reset) ? 'prompts.get-or-reset' : 'prompts.get' };
}

function previewsFor(setting: Setting, table: Table, decision: Decision): Map<number, Preview> {
  const phase = phaseOf(table);
  const previews = new Map<number, Preview>();
  for (const option of decision.options) {
    if (option < 0) continue;
    if (phase === PHASE.play) previews.set(option, playPreview(setting, table, option));
    if (phase === PHASE.target) previews.set(option, attackPreview(setting, table, option));
  }
  return previews;
}

/** The hand and the face-up rows, each with the reason why its cards are no option now. */
function barredFor(setting: Setting, table: Table, decision: Decision): Map<number, Message> {
  const barred = new Map<number, Message>();
  const bar = (cards: readonly number[], reason: (card: number) => Message): void => {
    for (const card of cards) {
      if (!decision.options.includes(card)) barred.set(card, reason(card));
    }
  };
  const getting = decision.kind === 'get' || decision.kind === 'get-after';
  bar(zoneCards(table, handOf(decision.seat)), () => reason(getting ? 'getting' : 'card-open'));
  bar(enemiesInPlay(setting, table), () => reason(enemyReason(decision.kind)));
  bar(zoneCards(table, ZONE.offer), (card) => {
    if (!getting) return reason(decision.kind === 'hand-limit' ? 'hand-limit-first' : 'get-phase-first');
    return reason(`not-defeated-${COLORS[colorOf(setting.faces, card)]}`);
  });
  return barred;
}

const reason = (name: string): Message => ({ key: `prompts.reasons.${name}` });

function enemyReason(kind: string): string {
  if (kind === 'play') return 'card-first';
  if (kind === 'hand-limit') return 'hand-limit-first';
  return kind === 'get' || kind === 'get-after' ? 'attack-over' : 'card-open';
}

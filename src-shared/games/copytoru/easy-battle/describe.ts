import { COLORS } from '@shared/cards/vocabulary';
import type { Decision } from '@shared/table/decision';
import type { DecisionDetails, Message, Preview } from '@shared/table/game';
import { cardAt, zoneCards, zoneSize, type Table } from '@shared/table/table';
import { colorOf, lifeOf, pointsOf, powerOf } from '../faces';
import { beats, colorsFit, mayAttack } from './aim';
import { playedCard } from './attack';
import { PHASE, phaseOf } from './counters';
import type { Setting } from './setting';
import { handOf, ZONE } from './zones';

/*
 * Keys of `prompts.json` under `easy`: `<decision>` is the question (`target-<colour>` and, for a card turned
 * up, `challenge-<colour>`), the others are reasons why a card cannot be picked. Reasons that Copy Ability
 * Battle has too are its own. `{n}` decides singular and plural.
 */

/** What the seat that is asked needs in order to choose: the question, what picks would do, what is barred. */
export function describe(setting: Setting, table: Table, decision: Decision): DecisionDetails {
  return {
    prompt: promptFor(setting, table),
    previews: previewsFor(setting, table, decision),
    barred: barredFor(setting, table, decision),
  };
}

function promptFor(setting: Setting, table: Table): Message {
  switch (phaseOf(table)) {
    case PHASE.target:
      return promptToAim(setting, table, 'target');
    case PHASE.challengeTarget:
      return promptToAim(setting, table, 'challenge');
    case PHASE.challengeDiscard:
      return { key: 'prompts.easy.challenge-discard' };
    case PHASE.loseEnemy:
      return { key: 'prompts.easy.lose-enemy' };
    default:
      return { key: 'prompts.easy.play' };
  }
}

function promptToAim(setting: Setting, table: Table, kind: 'target' | 'challenge'): Message {
  const card = playedCard(setting, table);
  const power = powerOf(setting.faces, card);
  return { key: `prompts.easy.${kind}-${colorName(setting, card)}`, values: { power } };
}

function previewsFor(setting: Setting, table: Table, decision: Decision): Map<number, Preview> {
  const phase = phaseOf(table);
  const previews = new Map<number, Preview>();
  for (const option of decision.options) {
    if (phase === PHASE.play && option >= 0) previews.set(option, playPreview(setting, table, option));
    if (phase === PHASE.target || phase === PHASE.challengeTarget) {
      previews.set(option, attackPreview(setting, playedCard(setting, table), option));
    }
    if (phase === PHASE.loseEnemy) previews.set(option, lossPreview(setting, table, option));
  }
  return previews;
}

/** Abilities do nothing here, so a card's power is all of the attack's. */
function powerPreview({ faces }: Setting, card: number): Preview {
  const power = powerOf(faces, card);
  return { power, parts: [{ source: 'card', amount: power }] };
}

/**
 * A card's power; where it may attack one enemy only, what it would do to that one: to play it is to attack it,
 * and a weak attack is to be warned about before it is made (CT-E4).
 */
function playPreview(setting: Setting, table: Table, card: number): Preview {
  const legal = zoneCards(table, ZONE.tableEnemy).filter((enemy) => mayAttack(setting, card, enemy, false));
  const [only] = legal;
  return legal.length === 1 && only !== undefined
    ? attackPreview(setting, card, only)
    : powerPreview(setting, card);
}

/** What a card would do to an enemy. */
function attackPreview(setting: Setting, card: number, enemy: number): Preview {
  const succeeds = beats(setting, card, enemy);
  return {
    ...powerPreview(setting, card),
    life: lifeOf(setting.faces, enemy),
    succeeds,
    stars: succeeds ? pointsOf(setting.faces, enemy) : 0,
  };
}

/** A card that may aim at none of them takes none, however strong it is (CT-E1). */
const lossPreview = (setting: Setting, table: Table, enemy: number): Preview => ({
  ...powerPreview(setting, playedCard(setting, table)),
  life: lifeOf(setting.faces, enemy),
  succeeds: false,
  stars: 0,
});

/** The hand and the enemies, each with the reason why its cards are no option now. */
function barredFor(setting: Setting, table: Table, decision: Decision): Map<number, Message> {
  const phase = phaseOf(table);
  const barred = new Map<number, Message>();
  const bar = (zone: number, reason: (card: number) => Message): void => {
    for (const card of zoneCards(table, zone)) {
      if (!decision.options.includes(card)) barred.set(card, reason(card));
    }
  };
  bar(handOf(decision.seat), (card) =>
    phase === PHASE.play ? whyNotPlayed(setting, table, card) : { key: 'prompts.reasons.card-open' },
  );
  bar(ZONE.tableEnemy, (enemy) => whyNotAttacked(setting, table, enemy));
  return barred;
}

/** Colours bar a card that fits no enemy; one that does is too weak for all it fits (CT-E4 as a house rule). */
function whyNotPlayed(setting: Setting, table: Table, card: number): Message {
  for (let index = zoneSize(table, ZONE.tableEnemy) - 1; index >= 0; index -= 1) {
    if (colorsFit(setting, card, cardAt(table, ZONE.tableEnemy, index))) return easy('too-weak');
  }
  return easy(`no-target-${colorName(setting, card)}`);
}

function whyNotAttacked(setting: Setting, table: Table, enemy: number): Message {
  switch (phaseOf(table)) {
    case PHASE.play:
      return { key: 'prompts.reasons.card-first' };
    case PHASE.challengeDiscard:
      return easy('discard-first');
    default: {
      const card = playedCard(setting, table);
      return colorsFit(setting, card, enemy) ? easy('too-strong') : easy(`only-${colorName(setting, card)}`);
    }
  }
}

const colorName = ({ faces }: Setting, card: number): string => COLORS[colorOf(faces, card)] ?? '';

const easy = (name: string): Message => ({ key: `prompts.easy.${name}` });

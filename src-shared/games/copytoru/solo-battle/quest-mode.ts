import type { Result } from '@shared/table/game';
import { counter, setCounter, zoneCards, zoneSize, type Table } from '@shared/table/table';
import { COUNTER, tracedCounters } from '../counters';
import { moveAll, refillEnemies, refillOffer } from '../refill';
import type { Mode, Setting } from '../setting';
import { beginTurn, clearTurn, closeMatch } from '../turn';
import { scoreOf, starsToGo } from '../won';
import { countEnemies } from '../zones';
import type { Quest } from './quests';
import { damageZone, rowZone } from './rows';

/** The only one who plays. */
const SEAT = 0;

/**
 * The course of a quest: win its stars before too many enemies get through. There is no turn limit (CT-S2).
 *
 * @param fatal the damage that loses it (CT-S1)
 */
export function makeQuestMode(quest: Quest, fatal: number): Mode {
  return {
    target: quest.target,
    sayStart(table) {
      const { quest: number, target, life } = quest;
      table.events?.push({ type: 'said', key: 'log.quest', values: { quest: number, target, life } });
    },
    openTurn,
    afterAttack: winWhenReached,
    endTurn: (setting, table) => endTurn(quest, fatal, setting, table),
    result: (setting, table) => resultOf(quest, fatal, setting, table),
    counters: (table) => ({
      ...tracedCounters(table),
      life: quest.life,
      damage: damageOf(quest, table),
      target: quest.target,
    }),
  };
}

const damageOf = ({ rows }: Quest, table: Table): number => zoneSize(table, damageZone(rows));

function openTurn(table: Table): void {
  beginTurn(table, SEAT);
  const n = counter(table, COUNTER.round);
  table.events?.push({ type: 'said', key: 'log.quest-turn', values: { n } });
}

/** The target counts in the attack phase, before anything can hit (CT-S7). */
function winWhenReached(setting: Setting, table: Table): boolean {
  const left = starsToGo(setting, table, SEAT);
  if (left === null || left > 0) return false;
  closeMatch(table);
  const values = { n: scoreOf(setting, table, SEAT) };
  table.events?.push({ type: 'said', key: 'log.quest-won', seat: SEAT, values });
  return true;
}

/** Lets the enemies step, refills, and opens the next turn, unless the quest is lost. */
function endTurn(quest: Quest, fatal: number, setting: Setting, table: Table): void {
  clearTurn(table);
  stepNearer(quest, table);
  if (damageOf(quest, table) >= fatal) return lose(table, 'log.quest-lost');
  setCounter(table, COUNTER.round, counter(table, COUNTER.round) + 1);
  refillOffer(setting, table, setting.offer);
  refillEnemies(setting, table, setting.offer);
  // With no enemy left anywhere no star could be won and nothing could hit: it would never end.
  if (countEnemies(setting, table) === 0) return lose(table, 'log.quest-stuck');
  openTurn(table);
}

/** Every enemy steps one row nearer, also one dealt in this turn (CT-S3); from row 1 it hits. */
function stepNearer(quest: Quest, table: Table): void {
  const { rows, life } = quest;
  const nearest = rowZone(rows, 1);
  const hitting = table.events === null ? [] : zoneCards(table, nearest);
  moveAll(table, nearest, damageZone(rows));
  let stepping = 0;
  for (let row = 2; row <= rows; row += 1) {
    const from = rowZone(rows, row);
    stepping += zoneSize(table, from);
    moveAll(table, from, rowZone(rows, row - 1));
  }
  if (stepping > 0) table.events?.push({ type: 'said', key: 'log.enemies-step', values: { n: stepping } });
  if (hitting.length === 0) return;
  const values = { n: hitting.length, damage: damageOf(quest, table), life };
  table.events?.push({ type: 'said', key: 'log.hit', seat: SEAT, cards: hitting, values });
}

function lose(table: Table, key: string): void {
  closeMatch(table);
  table.events?.push({ type: 'said', key, seat: SEAT });
}

function resultOf(quest: Quest, fatal: number, setting: Setting, table: Table): Result {
  const score = scoreOf(setting, table, SEAT);
  if (score >= quest.target) return { scores: [score], places: [1], reason: 'target' };
  const reason = damageOf(quest, table) >= fatal ? 'damage' : 'deck';
  return { scores: [score], places: [2], reason };
}

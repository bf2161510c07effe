import type { MatchRecord, RecordHeader } from '@shared/table/record';
import { peopleAmong, type Seat } from './seats';

/**
 * Whether taking something back makes a match practice: alone or against computers undo is free and then
 * the match does not count; among several people it ends where something hidden came out, and the match
 * counts as ever (CT-E9).
 */
export const undoIsPractice = (seats: readonly Seat[]): boolean => peopleAmong(seats).length <= 1;

/** Whether a match begins with a card in somebody's hand that nobody had to get: it is played to try the card. */
export const beginsWithACard = (options: RecordHeader['options']): boolean =>
  options['opening'] !== undefined;

/**
 * Whether a match on disk does not count: its header says so, it began with a card to try, or its journal shows
 * what was taken back.
 */
export const isPractice = ({ header, tookBack }: MatchRecord, seats: readonly Seat[]): boolean =>
  header.practice === true || beginsWithACard(header.options) || (tookBack && undoIsPractice(seats));

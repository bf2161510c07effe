import { cleanName } from '@shared/contract/names';
import type { NewMatch } from '@shared/contract/calls';
import type { WireMessage } from '@shared/contract/view';
import { MOST_DESIGNS, writeDesigns } from './designs';
import { atTable, choiceOf } from './draft';
import type { MatchDraft } from './draft';
import { gameFacts } from './games';
import { changedRules, HOUSE_RULES, printedFor, readRules, valueRules } from './house-rules';
import type { RuleValue } from './house-rules';
import { writeTypes } from './types';

/** How far a head start may go, in stars. */
export const MOST_HANDICAP = 50;
const NAME_LIMIT = 40;

/** Which seat begins; -1 when the seed decides, or the game has no such rule. */
const firstSeat = (draft: MatchDraft): number =>
  HOUSE_RULES[draft.game].some(({ kind }) => kind === 'seat')
    ? atTable(draft).findIndex(({ key }) => key === draft.firstKey)
    : -1;

/** How many house rules differ from the printed ones. */
export const countChanged = (draft: MatchDraft): number =>
  Object.keys(changedRules(draft.game, choiceOf(draft).rules, atTable(draft).length)).length +
  (firstSeat(draft) >= 0 ? 1 : 0);

/** Sets a house rule. One that follows the seats does so again when it is set to what they say. */
export function setRule(draft: MatchDraft, id: string, value: RuleValue): void {
  const choice = choiceOf(draft);
  const rule = valueRules(draft.game).find((one) => one.id === id);
  if (rule?.kind === 'by-seats' && value === printedFor(rule, atTable(draft).length)) {
    const { [id]: _followed, ...others } = choice.rules;
    choice.rules = others;
  } else choice.rules[id] = value;
}

/** Puts every house rule of the chosen game back to what the printed rules say. */
export function backToPrinted(draft: MatchDraft): void {
  choiceOf(draft).rules = readRules(draft.game, {}, atTable(draft).length);
  draft.firstKey = null;
}

/** The draft as it is sent. Options at their defaults are left out. */
export function matchFrom(draft: MatchDraft): NewMatch {
  const { rules, quest, designs, types } = choiceOf(draft);
  const { headStart, quests, types: typesInPlay } = gameFacts(draft.game);
  const first = firstSeat(draft);
  const joining = writeDesigns(designs);
  const seed = draft.seed.trim();
  return {
    game: draft.game,
    seats: atTable(draft).map(({ name, player, handicap }) => ({
      name: cleanName(name),
      player,
      handicap: headStart ? handicap : 0,
    })),
    options: {
      ...changedRules(draft.game, rules, atTable(draft).length),
      ...(first >= 0 && { first }),
      ...(quests > 0 && quest > 1 && { quest }),
      ...(joining.length > 0 && { designs: joining }),
      ...(typesInPlay > 0 && writeTypes(types)),
    },
    ...(seed !== '' && { seed }),
  };
}

/** What is wrong with one seat, as a key below `newMatch.problems`; null when nothing is. */
export function seatProblem(draft: MatchDraft, index: number): 'noName' | 'longName' | 'sameName' | null {
  const seats = atTable(draft);
  const name = cleanName(seats[index]?.name ?? '');
  if (name === '') return 'noName';
  if (name.length > NAME_LIMIT) return 'longName';
  const same = seats.findIndex((seat) => cleanName(seat.name) === name);
  return same < index ? 'sameName' : null;
}

/** What is wrong with the types that were picked: how many are missing or too many; null when nothing is. */
export function typesProblem(draft: MatchDraft): WireMessage | null {
  const { types: wanted } = gameFacts(draft.game);
  const { way, picked } = choiceOf(draft).types;
  if (wanted === 0 || way !== 'hand' || picked.length === wanted) return null;
  const fewer = picked.length < wanted;
  return {
    key: fewer ? 'newMatch.cannot.fewTypes' : 'newMatch.cannot.manyTypes',
    values: { count: Math.abs(wanted - picked.length), most: wanted },
  };
}

/** Why the match cannot start yet; null when it can. */
export function whyNotYet(draft: MatchDraft): WireMessage | null {
  const seats = atTable(draft);
  for (const [index, seat] of seats.entries()) {
    const problem = seatProblem(draft, index);
    const name = cleanName(seat.name);
    if (problem) return { key: `newMatch.cannot.${problem}`, values: { seat: index + 1, name } };
  }
  const joining = writeDesigns(choiceOf(draft).designs).length;
  if (joining > MOST_DESIGNS) {
    return { key: 'newMatch.cannot.manyDesigns', values: { count: joining, most: MOST_DESIGNS } };
  }
  return typesProblem(draft);
}

/** One sentence about what will happen after Start. */
export function whatWillHappen(draft: MatchDraft): WireMessage {
  const seats = atTable(draft);
  const people = seats.filter(({ player }) => player === 'human');
  const computers = seats.length - people.length;
  const name = cleanName(people[0]?.name ?? '');
  if (people.length === 0) return { key: 'newMatch.will.watch' };
  if (people.length > 1) return { key: 'newMatch.will.curtain', values: { count: people.length } };
  if (computers === 0) return { key: 'newMatch.will.alone', values: { name, quest: choiceOf(draft).quest } };
  return {
    key: computers === 1 ? 'newMatch.will.oneComputer' : 'newMatch.will.computers',
    values: { name, count: computers },
  };
}

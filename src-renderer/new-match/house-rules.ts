import type { GameId } from '@shared/contract/players';
import { tilesToEndFor } from '@shared/games/kokopelli/setting';

/** What an option of a match can be set to here. */
export type RuleValue = boolean | number | string;

/** An option that is on or off: what it is set to for each. */
interface SwitchRule {
  readonly kind: 'switch';
  readonly id: string;
  readonly printed: RuleValue;
  readonly off: RuleValue;
  readonly on: RuleValue;
}

/** An option with a few named values. */
interface ChoiceRule {
  readonly kind: 'choice';
  readonly id: string;
  readonly printed: string;
  readonly values: readonly string[];
}

interface NumberRule {
  readonly kind: 'number';
  readonly id: string;
  readonly printed: number;
  readonly least: number;
  readonly most: number;
}

/** A number whose printed value hangs on how many play: as long as nobody sets another, it follows them. */
interface BySeatsRule {
  readonly kind: 'by-seats';
  readonly id: string;
  /** What the rules say where so many play. */
  readonly printed: (seats: number) => number;
  readonly least: number;
  readonly most: number;
}

/** Which seat begins. Its value hangs on the seats, so a draft keeps it with them. */
interface SeatRule {
  readonly kind: 'seat';
  readonly id: 'first';
}

/**
 * A house rule: the option of records-and-cli.md it sets, and `printed`, what the printed rules say. Its words
 * are `newMatch.rules.<id>`.
 */
export type HouseRule = SwitchRule | ChoiceRule | NumberRule | BySeatsRule | SeatRule;
/** A house rule whose value is the same whoever sits where. */
export type ValueRule = Exclude<HouseRule, SeatRule>;

const FIRST_LAYOUT: HouseRule = {
  kind: 'switch',
  id: 'firstLayoutFilter',
  printed: true,
  off: false,
  on: true,
};
/** CT-C9 the other way: only discarded 6, 7 and 8 join a rebuilt Normal deck. */
const NORMALS_RETURN: HouseRule = {
  kind: 'switch',
  id: 'normalsReturn',
  printed: 'all',
  off: 'all',
  on: 'high',
};
const FIRST_SEAT: HouseRule = { kind: 'seat', id: 'first' };

/** What a group may decide otherwise, by game, in the order shown: controls of one kind together. */
export const HOUSE_RULES: Readonly<Record<GameId, readonly HouseRule[]>> = {
  'copy-ability-battle': [
    FIRST_LAYOUT,
    NORMALS_RETURN,
    { kind: 'number', id: 'rounds', printed: 7, least: 1, most: 20 },
    { kind: 'number', id: 'offer', printed: 5, least: 3, most: 8 },
    FIRST_SEAT,
  ],
  'easy-battle': [
    // CT-E4 and CT-E1, either way.
    { kind: 'switch', id: 'weakAttacks', printed: true, off: false, on: true },
    {
      kind: 'choice',
      id: 'challengeMiss',
      printed: 'lose-enemy',
      values: ['lose-enemy', 'keep-enemy'],
    },
    FIRST_SEAT,
  ],
  'solo-battle': [
    FIRST_LAYOUT,
    NORMALS_RETURN,
    // CT-S1, either way.
    { kind: 'choice', id: 'lossWhen', printed: 'exceeds', values: ['exceeds', 'reaches'] },
  ],
  kokopelli: [
    // KO-3.
    { kind: 'by-seats', id: 'tilesToEnd', printed: tilesToEndFor, least: 1, most: 10 },
    // KO-1, either way.
    { kind: 'choice', id: 'openBar', printed: 'area', values: ['area', 'village'] },
    FIRST_SEAT,
  ],
};

/** The rules of a game that have a value of their own. */
export const valueRules = (game: GameId): ValueRule[] =>
  HOUSE_RULES[game].filter((rule) => rule.kind !== 'seat');

/** Values by option id. A rule that follows the seats has none until somebody sets one. */
export type RuleValues = Record<string, RuleValue>;

/** What the printed rules say where so many play. */
export const printedFor = (rule: ValueRule, seats: number): RuleValue =>
  rule.kind === 'by-seats' ? rule.printed(seats) : rule.printed;

const isWithin = (
  { least, most }: { readonly least: number; readonly most: number },
  value: unknown,
): value is number => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** The value an option can have here; for anything else what the printed rules say, or nothing where they follow the seats. */
function readRule(rule: ValueRule, value: unknown, seats: number): RuleValue | undefined {
  switch (rule.kind) {
    case 'switch':
      return [rule.on, rule.off].find((possible) => possible === value) ?? rule.printed;
    case 'choice':
      return rule.values.find((possible) => possible === value) ?? rule.printed;
    case 'number':
      return isWithin(rule, value) ? value : rule.printed;
    case 'by-seats':
      return isWithin(rule, value) && value !== rule.printed(seats) ? value : undefined;
  }
}

/**
 * Values for every rule of a game: those among `options` that can be set here, the printed ones otherwise.
 * @param seats how many the options are meant for; where they say what the rules say for so many, nobody set it
 */
export const readRules = (
  game: GameId,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): RuleValues =>
  Object.fromEntries(
    valueRules(game).flatMap((rule) => {
      const value = readRule(rule, options[rule.id], seats);
      return value === undefined ? [] : [[rule.id, value]];
    }),
  );

/** Only what differs from the printed rules for so many seats, as options of a match. */
export const changedRules = (game: GameId, values: Readonly<RuleValues>, seats: number): RuleValues =>
  Object.fromEntries(
    valueRules(game).flatMap((rule) => {
      const value = values[rule.id];
      return value === undefined || value === printedFor(rule, seats) ? [] : [[rule.id, value]];
    }),
  );

import { cleanName } from '@shared/contract/names';
import type { NewMatch } from '@shared/contract/calls';
import { LEVELS } from '@shared/contract/players';
import type { QuestStanding } from '@shared/contract/quests';
import { QUESTS } from '@shared/games/copytoru/solo-battle/quests';

/** How strong a computer is that walks a quest. */
export type Level = (typeof LEVELS)[number];

/** Everything a person sets before a quest. */
export interface QuestDraft {
  quest: number;
  /** A person walks; otherwise a computer does and the person watches. */
  person: boolean;
  name: string;
  level: Level;
  /** Lost already when damage reaches the quest's life (CT-S1 the other way). */
  strict: boolean;
  /** Only discarded 6, 7 and 8 return when the Normal deck is rebuilt (CT-C9 the other way). */
  onlyHighReturn: boolean;
  /** The first enemies may be any, not only coloured ones with life 5 or less. */
  wildStart: boolean;
}

const NAME_LIMIT = 40;

/** The quest to walk next: the first that was never won, or the last one when all were. */
export function nextQuest(standings: readonly QuestStanding[]): number {
  const won = new Set(standings.filter(({ wins }) => wins > 0).map(({ quest }) => quest));
  return QUESTS.find(({ quest }) => !won.has(quest))?.quest ?? QUESTS.length;
}

/** The quest an address names (`?quest=4`); null when it names none. */
export function questAsked(asked: unknown): number | null {
  const number = typeof asked === 'string' && /^\d{1,2}$/.test(asked) ? Number(asked) : 0;
  return QUESTS.some(({ quest }) => quest === number) ? number : null;
}

/**
 * A draft to begin with: as the last quest was walked, with everything as printed for someone who never did.
 * @param name the name for a person of whom nothing is known
 */
export function draftFrom(last: NewMatch | undefined, quest: number, name: string): QuestDraft {
  const seat = last?.seats[0];
  const level = LEVELS.find((each) => each === seat?.player);
  return {
    quest,
    person: level === undefined,
    name: seat !== undefined && level === undefined ? seat.name : name,
    level: level ?? 'skilled',
    strict: last?.options['lossWhen'] === 'reaches',
    onlyHighReturn: last?.options['normalsReturn'] === 'high',
    wildStart: last?.options['firstLayoutFilter'] === false,
  };
}

/** What is wrong with the name, as a key below `quests.problems`; null when nothing is. */
export function nameProblem({ person, name }: QuestDraft): 'noName' | 'longName' | null {
  if (!person) return null;
  const typed = cleanName(name);
  if (typed === '') return 'noName';
  return typed.length > NAME_LIMIT ? 'longName' : null;
}

/** The draft as options of a match. Those at their defaults are left out. */
export const optionsOf = (draft: QuestDraft): Record<string, unknown> => ({
  quest: draft.quest,
  ...(draft.strict && { lossWhen: 'reaches' }),
  ...(draft.onlyHighReturn && { normalsReturn: 'high' }),
  ...(draft.wildStart && { firstLayoutFilter: false }),
});

/**
 * The draft as it is sent.
 * @param computer what a computer at the seat is called
 */
export function matchFrom(draft: QuestDraft, computer: string): NewMatch {
  const seat = draft.person
    ? { name: cleanName(draft.name), player: 'human' as const, handicap: 0 }
    : { name: computer, player: draft.level, handicap: 0 };
  return { game: 'solo-battle', seats: [seat], options: optionsOf(draft) };
}

import { z } from 'zod';
import { playerName } from './players';
import { questNumber } from './quests';

/** A card instance's number in its match. */
const instance = z.number().int().nonnegative();
/** A seat of a match. No game here has more than fifteen. */
export const seatNumber = z.number().int().min(0).max(14);
/** `set-id/card-id`. */
const cardId = z.string();

export { playerName, type PlayerName } from './players';

/** Who sits at a seat. */
export const viewSeat = z.object({
  name: z.string(),
  player: playerName,
  /** Points handed out at the start. */
  handicap: z.number().int(),
});

/** A sentence: a message key of `locales/`, and what it speaks of. */
export const message = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
});
export type WireMessage = z.infer<typeof message>;

/** A pick of option ids with what a search thinks of it. */
export const pickSeen = z.object({
  pick: z.array(z.string()),
  /** The chance of winning after it, 0 … 1; a quest: of winning the quest. */
  chance: z.number().min(0).max(1),
  /** Stars expected at the end for the seat that picks. */
  stars: z.number(),
});

/** A move worth considering, and why in numbers. */
export const hint = z.object({
  pick: z.array(z.string()),
  /** The move in one sentence. */
  reason: message,
  /** Why: stars expected, chance of success or of winning, what it gives up. May be empty. */
  facts: z.array(message),
});
export type Hint = z.infer<typeof hint>;

/** One line of the log. Everything in it may be read by everybody at the table. */
export const logLine = z.object({
  key: z.string(),
  /** Number of the recorded pick it belongs to; 0 is the set-up. */
  pick: z.number().int(),
  round: z.number().int(),
  seat: seatNumber.optional(),
  card: z.object({ instance, id: cardId }).optional(),
  cards: z.array(z.object({ instance, id: cardId })).optional(),
  values: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
});
export type LogLine = z.infer<typeof logLine>;

/** The cards that lie in one place. */
export const viewZone = z.object({
  /** From the bottom up; null is a card this viewer cannot tell from the others. */
  cards: z.array(instance.nullable()),
  looks: z.enum(['all', 'owner', 'nobody']),
  owner: seatNumber.nullable(),
});
export type ViewZone = z.infer<typeof viewZone>;

/** What picking an option would do: an attack's power and what it comes from, and what it would win. */
export const preview = z.object({
  power: z.number().int().optional(),
  parts: z
    .array(z.object({ source: z.enum(['card', 'step', 'boost']), amount: z.number().int() }))
    .optional(),
  life: z.number().int().optional(),
  succeeds: z.boolean().optional(),
  stars: z.number().int().optional(),
  /** What else would follow, each in a sentence; `seat` and `card` in it stand for names. */
  notes: z.array(message).readonly().optional(),
  /** Whether these stars win the match at once: the target of a quest is reached. */
  wins: z.boolean().optional(),
});

/** The question that is open, and what may be picked. */
export const viewDecision = z.object({
  seat: seatNumber,
  kind: z.string(),
  /** Whether this viewer is the one who is asked; if not, the lists below are empty. */
  mine: z.boolean(),
  prompt: message,
  options: z.array(z.object({ id: z.string(), preview: preview.optional() })),
  /** Cards that cannot be picked now, each with the reason. */
  barred: z.array(z.object({ instance, reason: message })),
  min: z.number().int(),
  max: z.number().int(),
  ordered: z.boolean(),
});
export type ViewDecision = z.infer<typeof viewDecision>;

/** How a match ended. Places count from 1; who ties shares one and the next is skipped. A lost quest is place 2. */
export const result = z.object({
  scores: z.array(z.number().int()),
  places: z.array(z.number().int()),
  reason: z.enum(['rounds', 'hands', 'target', 'damage', 'deck', 'tiles']),
});

/** The best single attack of a match, for the end screen. */
export const bestAttack = z.object({
  seat: seatNumber,
  round: z.number().int(),
  card: cardId,
  enemies: z.array(cardId),
  discarded: z.number().int(),
  stars: z.number().int(),
});

/** A match as one viewer may see it. The only form in which a match leaves the main process. */
export const matchView = z.object({
  id: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  seed: z.string(),
  seats: z.array(viewSeat),
  /** The seat whose eyes these are; null sees only what everybody sees. */
  viewer: seatNumber.nullable(),
  /** Number of the open decision, counted from 1; a pick must name it. */
  number: z.number().int(),
  /** Zones by name, as records-and-cli.md lists them. */
  zones: z.record(z.string(), viewZone),
  /** What each visible instance is. */
  cards: z.record(z.string(), cardId),
  /**
   * The designs it was begun with, by `set-id/card-id`, as they were then: the library may say otherwise by
   * now, or know them no more.
   */
  designs: z.exactOptional(z.record(cardId, z.unknown())),
  counters: z.record(z.string(), z.union([z.number(), z.string()])),
  scores: z.array(z.number().int()),
  decision: viewDecision.nullable(),
  /** Somebody else must come to the screen first; nobody's hand is in this view. */
  curtain: z.object({ seat: seatNumber, since: z.array(logLine) }).nullable(),
  log: z.array(logLine),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /** Computers are paused: after an undo, or by hand while watching. */
  paused: z.boolean(),
  result: result.nullable(),
  /** Points by seat after the set-up and after each round: `history[round][seat]`. */
  history: z.array(z.array(z.number().int())),
  best: bestAttack.nullable(),
  /** Something was taken back in it, or it was played on from a record: it does not count (CT-E9). */
  practice: z.boolean(),
});
export type MatchView = z.infer<typeof matchView>;

/** What the screen animates. A null card is one this viewer cannot tell from others. */
export const viewEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('moved'), card: instance.nullable(), from: z.string(), to: z.string() }),
  z.object({ type: z.literal('shuffled'), zone: z.string() }),
  z.object({ type: z.literal('revealed'), card: instance }),
  z.object({ type: z.literal('counted'), counter: z.string(), value: z.number() }),
  z.object({ type: z.literal('said'), line: logLine }),
]);
export type ViewEvent = z.infer<typeof viewEvent>;

/** A match changed: what happened, and how it looks now. */
export const matchChange = z.object({
  id: z.string(),
  cause: z.enum(['pick', 'undo', 'redo', 'viewer', 'pause']),
  /** Empty except after a pick. */
  events: z.array(viewEvent),
  view: matchView,
});
export type MatchChange = z.infer<typeof matchChange>;

/** An unfinished or finished match in a list. */
export const matchSummary = z.object({
  id: z.string(),
  game: z.string(),
  seats: z.array(viewSeat),
  round: z.number().int(),
  rounds: z.number().int(),
  scores: z.array(z.number().int()),
  /** ISO 8601. */
  started: z.string(),
  updated: z.string(),
  finished: z.boolean(),
  /** The quest it plays; absent in other games. */
  quest: questNumber.optional(),
  /** How it ended; null while it goes on. */
  result: result.nullable(),
  /** Something was taken back in it, or it was played on from a record: it does not count (CT-E9). */
  practice: z.boolean(),
  seed: z.string(),
  /** Public cards for a small picture of the table: face-up enemies, then offered cards or ceremonies that run. */
  enemies: z.array(cardId),
  offer: z.array(cardId),
});
export type MatchSummary = z.infer<typeof matchSummary>;

import { z } from 'zod';
import { librarySnapshot } from './library';
import { seatName } from './names';
import { settings } from './settings';
import { lookBack } from './coach';
import { gameId, playerName } from './players';
import { questStanding } from './quests';
import { statistics } from './statistics';
import { hint, matchSummary, matchView, message, seatNumber, viewEvent } from './view';

/** A call that a person's action can make fail: the value, or the reason in words. */
const refusable = <Value extends z.ZodType>(value: Value) =>
  z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), refusal: message }),
  ]);

/** What a match can be called: anything else names no match, and never becomes a file name. */
export const MATCH_ID = /^[0-9a-z-]{1,64}$/;
export const matchId = z.string().regex(MATCH_ID);
const nothing = z.null();

/** A match to begin: who plays which game, and how. */
export const newMatch = z.object({
  game: gameId,
  seats: z
    .array(
      z.object({
        name: seatName,
        player: playerName,
        handicap: z.number().int().min(0).max(50),
      }),
    )
    .min(1)
    .max(6),
  /** Options of records-and-cli.md; absent ones have their defaults. */
  options: z.record(z.string(), z.unknown()),
  /** Any text; a new one is drawn when absent. */
  seed: z.string().max(100).optional(),
});
export type NewMatch = z.infer<typeof newMatch>;

/** The program, where it runs and where it keeps its data. */
export const appInfo = z.object({
  name: z.string(),
  version: z.string(),
  host: z.enum(['electron', 'web']),
  dataFolder: z.string(),
  /** The system's language, as BCP 47. */
  systemLanguage: z.string(),
  /** What happened at the start that a person should know: a file set aside, a set left out. */
  notices: z.array(message),
});

/** Every call the renderer can make: what it sends and what it gets back. */
export const calls = {
  'app.info': { input: nothing, output: appInfo },
  'settings.get': { input: nothing, output: settings },
  'settings.change': { input: settings.omit({ format: true }).partial(), output: settings },
  'library.get': { input: nothing, output: librarySnapshot },
  'matches.list': { input: nothing, output: z.array(matchSummary) },
  'matches.create': { input: newMatch, output: refusable(matchView) },
  /** Takes a match up, from the journal when it is not running. */
  'matches.open': { input: z.object({ id: matchId }), output: refusable(matchView) },
  /** The screen left the match: computers stop, the journal stays. */
  'matches.close': { input: z.object({ id: matchId }), output: nothing },
  'matches.delete': { input: z.object({ id: matchId }), output: refusable(nothing) },
  /** `number` is the decision it answers; a stale or doubled click is refused. */
  'matches.pick': {
    input: z.object({ id: matchId, number: z.number().int(), pick: z.array(z.string().max(40)).max(200) }),
    output: refusable(nothing),
  },
  'matches.undo': { input: z.object({ id: matchId }), output: refusable(nothing) },
  'matches.redo': { input: z.object({ id: matchId }), output: refusable(nothing) },
  /** The person of this seat is at the screen: lift the curtain. */
  'matches.ready': { input: z.object({ id: matchId, seat: z.number().int() }), output: refusable(nothing) },
  /** Pause or go on with computers' moves; `step` lets one move through. */
  'matches.pace': {
    input: z.object({ id: matchId, action: z.enum(['pause', 'resume', 'step']) }),
    output: refusable(nothing),
  },
  /** A move worth considering, with its reasons in numbers. Cancelled by a pick or another hint. */
  'matches.hint': { input: z.object({ id: matchId }), output: refusable(hint) },
  /** How the match looked after so many picks, for the viewer of records; only of finished matches. */
  'records.at': {
    input: z.object({
      id: matchId,
      /** Picks taken so far: 0 is the set-up, the number of picks the end. */
      after: z.number().int().min(0),
      /** Whose eyes: a seat, `open` for every card, null for what everybody may see. */
      viewer: z.union([seatNumber, z.literal('open'), z.null()]),
    }),
    output: refusable(
      z.object({
        view: matchView,
        /** What the last of these picks made happen; empty at 0. */
        events: z.array(viewEvent),
        /** The pick that comes next; null at the end. */
        next: z.object({ seat: z.number().int(), kind: z.string(), pick: z.array(z.string()) }).nullable(),
        picks: z.number().int(),
        /** The round (turn, set) in which each pick was made, pick 1 first: the marks of the scrubber. */
        rounds: z.array(z.number().int()),
      }),
    ),
  },
  /** A new match that goes on from there, practice for the statistics. */
  'records.playOn': {
    input: z.object({ id: matchId, after: z.number().int().min(0) }),
    output: refusable(matchView),
  },
  /** The record's text, and a file name for it. */
  'records.export': {
    input: z.object({ id: matchId }),
    output: refusable(z.object({ name: z.string(), text: z.string() })),
  },
  /** Checks a record, replays it and keeps it; gives its new id. */
  'records.import': {
    input: z.object({ name: z.string().max(300), text: z.string().max(20_000_000) }),
    output: refusable(z.object({ id: matchId })),
  },
  /** Asks where to save a text; only the desktop host can, the web host refuses and the page downloads it. */
  'files.save': {
    input: z.object({ name: z.string().max(300), text: z.string().max(20_000_000) }),
    output: refusable(z.object({ saved: z.boolean() })),
  },
  'quests.get': { input: nothing, output: z.array(questStanding) },
  'statistics.get': { input: nothing, output: statistics },
  'statistics.reset': { input: nothing, output: statistics },
  /** Begins the look back over a finished match, or gives what there is of it; `coach.changed` tells the rest. */
  'coach.start': { input: z.object({ id: matchId }), output: refusable(lookBack) },
  'coach.get': { input: z.object({ id: matchId }), output: refusable(lookBack) },
  'coach.cancel': { input: z.object({ id: matchId }), output: nothing },
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = z.input<Calls[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<Calls[Name]['output']>;

import { z } from 'zod';
import { plainData } from '@shared/table/plain-data';
import { backup, madeFile, openedSet, ownSet, revision, savedSet } from './designs';
import { cardRef, draftSet, draftText, setGame, setId } from './drafts';
import { labState } from './lab';
import { librarySnapshot } from './library';
import {
  artHash,
  looks,
  packId,
  packPictureFate,
  packReading,
  PART_LIMIT,
  UPLOAD_LIMIT,
  uploadId,
} from './pictures';
import { printId, printJob } from './printing';
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
  options: z.record(z.string(), plainData),
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

/** What somebody needs to know who is asked for help. No name of a player is in it. */
export const report = z.object({
  /** The operating system, its version, the kind of processor. */
  system: z.string(),
  node: z.string(),
  /** Null where there is no window of its own. */
  electron: z.string().nullable(),
  chromium: z.string().nullable(),
  /** The data folder, with `~` in the place of the person's own. */
  dataFolder: z.string(),
  matches: z.number().int(),
  records: z.number().int(),
  sets: z.number().int(),
  /** What was told since the start, oldest first. */
  notices: z.array(message),
  /** What is wrong in files of card sets. */
  problems: z.array(z.object({ file: z.string(), path: z.string(), code: z.string() })),
});

/** Every call the renderer can make: what it sends and what it gets back. */
export const calls = {
  'app.info': { input: nothing, output: appInfo },
  /** The page has shown these notices to somebody, so that the next start need not. */
  'app.shown': { input: z.object({ messages: z.array(message).max(1000) }), output: nothing },
  'app.report': { input: nothing, output: report },
  /** The licences of everything that is built into the program, as one text. */
  'app.licences': { input: nothing, output: refusable(z.string()) },
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

  /** A match that begins with this design in the first seat's hand (an enemy: on the table); practice. */
  'matches.try': { input: z.object({ card: cardRef }), output: refusable(matchView) },

  'designs.list': { input: nothing, output: z.array(ownSet) },
  /** A new empty set; its id is made from its name. */
  'designs.create': {
    input: z.object({ game: setGame, kind: z.enum(['designs', 'variants']), name: draftText }),
    output: refusable(z.object({ id: setId })),
  },
  'designs.open': { input: z.object({ id: setId }), output: refusable(openedSet) },
  /** Keeps a set on disk. `revision` is that of the version the draft was made from. */
  'designs.save': { input: z.object({ revision, draft: draftSet }), output: refusable(savedSet) },
  'designs.duplicate': { input: z.object({ id: setId }), output: refusable(z.object({ id: setId })) },
  /** Takes a set away; it can be put back as long as the program runs. */
  'designs.remove': { input: z.object({ id: setId }), output: refusable(nothing) },
  'designs.putBack': { input: z.object({ id: setId }), output: refusable(nothing) },
  /** Earlier versions, newest first. */
  'designs.backups': { input: z.object({ id: setId }), output: refusable(z.array(backup)) },
  /** Takes up an earlier version; the present one becomes a backup itself. */
  'designs.restore': {
    input: z.object({ id: setId, sequence: z.number().int() }),
    output: refusable(openedSet),
  },
  /** The set with its pictures as a `.tefuda` pack. */
  'designs.export': { input: z.object({ id: setId }), output: refusable(madeFile) },

  /** Hands a file over in parts: begin, parts in order, then the call that uses it. */
  'uploads.begin': {
    input: z.object({ name: z.string().max(300), bytes: z.number().int().min(0).max(UPLOAD_LIMIT) }),
    output: refusable(z.object({ upload: uploadId })),
  },
  'uploads.part': {
    input: z.object({
      upload: uploadId,
      offset: z.number().int().min(0),
      base64: z.string().max(Math.ceil(PART_LIMIT / 3) * 4),
    }),
    output: refusable(nothing),
  },
  'uploads.cancel': { input: z.object({ upload: uploadId }), output: nothing },
  /** Looks through an uploaded `.tefuda` pack or `set.json`; writes nothing. */
  'packs.read': { input: z.object({ upload: uploadId }), output: refusable(packReading) },
  /** Takes the set in, once the page has looked at every picture. Under its own id, in place of the one that has it, or under a new one. */
  'packs.finish': {
    input: z.object({
      pack: packId,
      as: z.enum(['itself', 'replacing', 'copy']),
      pictures: z.array(packPictureFate).max(4000),
    }),
    output: refusable(z.object({ id: setId })),
  },
  'packs.cancel': { input: z.object({ pack: packId }), output: nothing },
  /** Packs the system handed to the program, by a double click or so. Each is given once. */
  'packs.handed': { input: nothing, output: z.array(madeFile) },
  /** Keeps a picture that the page has decoded, scaled and encoded as JPEG. */
  'art.keep': { input: z.object({ upload: uploadId }), output: refusable(z.object({ hash: artHash })) },

  'looks.get': { input: nothing, output: looks },
  'looks.change': { input: looks.omit({ format: true }).partial(), output: refusable(looks) },

  /** Begins to measure a design, or gives what there is of it; `lab.changed` tells the rest. */
  'lab.start': { input: z.object({ card: cardRef }), output: refusable(labState) },
  'lab.get': { input: z.object({ card: cardRef }), output: refusable(labState) },
  'lab.cancel': { input: z.object({ card: cardRef }), output: nothing },

  /** Begins to make sheets; `print.changed` tells how it goes and where they are. */
  'print.start': { input: printJob, output: refusable(z.object({ id: printId })) },
  'print.cancel': { input: z.object({ id: printId }), output: nothing },
  /** Saves a file the program made where a person says; only the desktop host can, the page of the web host fetches it. */
  'files.saveMade': {
    input: madeFile.pick({ address: true, name: true }),
    output: refusable(z.object({ saved: z.boolean() })),
  },
  /** The same for a file the page made (a picture of a card), handed over before. */
  'files.saveUpload': {
    input: z.object({ upload: uploadId, name: z.string().max(300) }),
    output: refusable(z.object({ saved: z.boolean() })),
  },

  /** Whether a backup waits to take the place of the data at the next start. */
  'data.get': { input: nothing, output: z.object({ waiting: z.boolean() }) },
  /** Shows the data folder in the system's own window for files: always that one folder. */
  'data.show': { input: nothing, output: refusable(nothing) },
  /** Everything in the data folder as one file; `data.progress` tells how it comes on. */
  'data.backUp': {
    input: nothing,
    /** `leftOut`: files that could not be put in. */
    output: refusable(madeFile.extend({ leftOut: z.number().int() })),
  },
  /** Checks a backup that was handed over. It takes its place at the next start; what was there is kept. */
  'data.restore': {
    input: z.object({ upload: uploadId }),
    output: refusable(z.object({ version: z.string(), made: z.string(), files: z.number().int() })),
  },
  /** Lets go of a backup that waits: the data stays as it is. */
  'data.keepPresent': { input: nothing, output: refusable(nothing) },
  /** Gives up the backing up or the checking that goes on. */
  'data.cancel': { input: nothing, output: nothing },
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = z.input<Calls[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<Calls[Name]['output']>;

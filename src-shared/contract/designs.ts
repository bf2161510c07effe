import { z } from 'zod';
import { draftSet, draftText, setGame, setId } from './drafts';
import { diagnostic } from './library';

/** Names the content of a set's file, so that a change from outside is noticed. */
export const revision = z.string().max(100);

/** A set of one's own in the list of them. */
export const ownSet = z.object({
  id: setId,
  game: setGame,
  kind: z.enum(['designs', 'variants']),
  name: draftText,
  /** Designs, or pictures: how many entries, copies not counted. */
  entries: z.number().int(),
  /** Made of exactly the four blanks of the printed box: two Kirby cards and two enemies, one copy each. */
  printTrue: z.boolean(),
  /** All that is wrong with the file. An error keeps the set out of matches. */
  problems: z.array(diagnostic),
  /** Whether the editor can take it up: false for a file that somebody wrote with mistakes in its structure. */
  openable: z.boolean(),
  /** What its file holds now; null where it is not openable. */
  revision: revision.nullable(),
});
export type OwnSet = z.infer<typeof ownSet>;

/** Whether a newer version of the program wrote a set: nothing is wrong with it, and it stays as it is. */
export const isOfNewer = ({
  problems,
}: {
  readonly problems: readonly { readonly code: string }[];
}): boolean => problems.some(({ code }) => code === 'format-newer');

export const openedSet = z.object({ draft: draftSet, revision });
export const savedSet = z.object({
  revision,
  /** Somebody else had changed the file, or another window: that version was kept under this id. */
  outside: setId.nullable(),
});

/** An earlier version of a set's file. */
export const backup = z.object({
  sequence: z.number().int().min(1),
  /** When it was saved: milliseconds since 1970. */
  saved: z.number(),
  entries: z.number().int(),
  /** How it differs from the file as it is now: names of cards only it has, lacks, or has otherwise; four at most. */
  against: z.exactOptional(
    z.object({ only: z.array(draftText), lacks: z.array(draftText), other: z.array(draftText) }),
  ),
});
export type Backup = z.infer<typeof backup>;

/** A file the program made, to be fetched from this address by the page. It is gone when the program ends. */
export const madeFile = z.object({
  address: z.string().regex(/^\/made\/[0-9a-z]{32}$/),
  /** A name to save it under. */
  name: z.string(),
  bytes: z.number().int(),
});
export type MadeFile = z.infer<typeof madeFile>;

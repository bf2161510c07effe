import { z } from 'zod';
import { COLORS } from '@shared/cards/vocabulary';
import { cardRef } from './drafts';
import { message } from './view';

/** A measured figure and the range it lies in with 95 % confidence. */
export const measured = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Measured = z.infer<typeof measured>;

const figures = {
  /**
   * Kirby cards: how much the chance of winning changes for the one who takes it, in percentage points.
   * Enemies: how many stars more than an enemy of its life it brings the one who defeats it, each time it lies on the table.
   * Ceremonies: by how many points the lead of the village's owner grows each time it runs.
   */
  change: measured,
  /**
   * Share (0 … 1) of the times it could be taken (an enemy: be attacked with success; a ceremony: turns in which
   * it could be opened) that it was.
   */
  taken: measured,
  /**
   * Share (0 … 1) of the times it was in a hand at a turn's beginning … that it was played before the match ended.
   * Ceremonies: of the times one ran, that it was completed.
   */
  played: measured,
  /** Stars it brings, each time it is played (an enemy: is defeated). Points a ceremony gives each time it runs. */
  stars: measured,
  /** Rounds that a match with it goes on; only of ceremonies. */
  rounds: z.exactOptional(measured),
};
/** A printed card of the same power or life, or any ceremony of the box, measured the same way; ceremonies have no colour. */
export const labPeer = z.object({ card: cardRef, color: z.exactOptional(z.enum(COLORS)), ...figures });

export const labReport = z.object({
  card: cardRef,
  type: z.enum(['kirby', 'enemy', 'ceremony']),
  /** Power or life; 0 for a ceremony. */
  rank: z.number().int().min(0).max(8),
  /** Pairs of matches played, and how many there will be. */
  done: z.number().int(),
  of: z.number().int(),
  ...figures,
  peers: z.array(labPeer),
  /** In words: “about as strong as Y5”. */
  verdict: z.object({
    level: z.enum(['unknown', 'weaker', 'fair', 'stronger', 'absurd']),
    message,
    /** The printed card that comes nearest. */
    nearest: cardRef.nullable(),
  }),
});
export type LabReport = z.infer<typeof labReport>;

/** Is it fair? */
export const labState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  /** `stale`: the card was changed since it was begun to be measured. */
  z.object({ state: z.literal('running'), report: labReport, stale: z.exactOptional(z.boolean()) }),
  z.object({ state: z.literal('done'), report: labReport, stale: z.boolean() }),
  /** `report`: what had been counted by then; absent where nothing had. */
  z.object({
    state: z.literal('cancelled'),
    report: z.exactOptional(labReport),
    stale: z.exactOptional(z.boolean()),
  }),
  z.object({ state: z.literal('failed'), reason: message }),
]);
export type LabState = z.infer<typeof labState>;
export const labChange = z.object({ card: cardRef, lab: labState });

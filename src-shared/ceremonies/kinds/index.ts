import { z } from 'zod';
import { chosen } from '@shared/cards/chosen';
import type { Complaint } from '@shared/cards/problem';
import { didYouMean } from '@shared/cards/suggest';
import type { EffectMeaning } from '../definition';
import { EFFECT_KINDS, type Effect, type EffectKind } from '../effect';
import { closed } from './closed';
import { completeAt } from './complete-at';
import { completed } from './completed';
import { drawCards } from './draw-cards';
import { drawFree } from './draw-free';
import { emptyCards } from './empty-cards';
import { emptyPoints } from './empty-points';
import { exchange } from './exchange';
import { handLimit } from './hand-limit';
import { kokopelliCounts } from './kokopelli-counts';
import { laid } from './laid';
import { mismatched } from './mismatched';
import { open } from './open';
import { playCards } from './play-cards';
import { reachAll } from './reach-all';

/** Every kind of effect. A new kind is a file beside these and a line here. */
export const KINDS: Readonly<Record<EffectKind, EffectMeaning>> = {
  laid,
  completed,
  open,
  emptyPoints,
  emptyCards,
  drawCards,
  drawFree,
  playCards,
  mismatched,
  kokopelliCounts,
  completeAt,
  handLimit,
  exchange,
  reachAll,
  closed,
};

/** The kind of an effect. */
export function effectKind(effect: Effect): EffectKind {
  for (const kind of EFFECT_KINDS) if (KINDS[kind].is(effect)) return kind;
  throw new Error('An effect of no kind: it cannot have passed the schema.');
}

/** What the program knows about an effect. */
export const meaningOf = (effect: Effect): EffectMeaning => KINDS[effectKind(effect)];

const meanings = EFFECT_KINDS.map((kind) => KINDS[kind]);
const HEARS: readonly string[] = [...new Set(meanings.map(({ hears }) => hears))];

/** Every field an effect can have, for telling a field in the wrong place from a word nobody knows. */
export const EFFECT_FIELDS: readonly string[] = [
  ...new Set(meanings.flatMap(({ fresh }) => Object.keys(fresh))),
];

const withHint = (complaint: Complaint, hint: string | undefined): Complaint =>
  hint === undefined ? complaint : { ...complaint, hint };

function hearsComplaint(given: unknown): Complaint {
  const expected = HEARS.join(' | ');
  if (given === undefined) return { code: 'missing-field', expected, path: ['hears'] };
  const hint = typeof given === 'string' ? didYouMean(given, HEARS) : undefined;
  return withHint({ code: 'unknown-hears', expected, path: ['hears'] }, hint);
}

/** What is meant by an effect that hears something, or why that cannot be said. */
function meant(value: object, hearing: readonly EffectMeaning[]): EffectMeaning | Complaint {
  const [only, another] = hearing;
  const fields = hearing.map(({ field }) => field);
  const told = hearing.filter(({ field }) => Object.hasOwn(value, field));
  const expected = fields.join(' | ');
  if (told.length > 1) return { code: 'several-changes', expected };
  const kind = another === undefined ? only : told[0];
  if (kind === undefined) {
    const hint = Object.keys(value)
      .map((key) => didYouMean(key, fields))
      .find((word) => word !== undefined);
    return withHint({ code: 'effect-without-change', expected }, hint);
  }
  return kind;
}

/** What a set file may say under `effect`. */
export const effectSchema: z.ZodType<Effect> = chosen<Effect>(
  (value) => {
    const shape = '{ "hears": … }';
    if (value === undefined) return { code: 'missing-field', expected: shape };
    if (Array.isArray(value)) return { code: 'several-effects', expected: shape };
    if (typeof value !== 'object' || value === null) return { code: 'wrong-type', expected: shape };
    const given: unknown = Reflect.get(value, 'hears');
    const hearing = meanings.filter(({ hears }) => hears === given);
    if (hearing.length === 0) return hearsComplaint(given);
    const kind = meant(value, hearing);
    if ('code' in kind) return kind;
    const own = Object.keys(kind.fresh);
    const astray = Object.keys(value).find((key) => EFFECT_FIELDS.includes(key) && !own.includes(key));
    if (astray === undefined) return kind.schema;
    return { code: 'field-of-other-effect', expected: own.join(' | '), path: [astray] };
  },
  z.union(meanings.map(({ schema }) => schema)),
);

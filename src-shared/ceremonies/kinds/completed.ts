import { z } from 'zod';
import { numberField } from '@shared/cards/block';
import { withoutRuby } from '@shared/cards/japanese';
import { defineEffect } from '../definition';
import { DOERS, PLACES, POINTS_RANGE, type EffectOf } from '../effect';
import { byField, heardSigns, placeEn, placeJa, shortPlaceEn, whereField } from '../heard';
import { points, pointsJa, shortPointsJa } from '../words';

type Completed = EffectOf<'completed', 'points'>;

const COMPLETE_EN = {
  me: 'you complete',
  others: 'others complete',
  anyone: 'anyone completes',
} as const;

/** The rules give one point where others complete at home: the text says what it comes to. */
const isHostPoint = ({ by, where }: Completed): boolean => by === 'others' && where === 'home';

/** The rules give something for it already: the tile to whoever completes. */
const isMore = ({ by, where }: Completed): boolean => by !== 'others' || where !== 'away';

function textEn(effect: Completed): readonly string[] {
  const { by, where } = effect;
  const gives = isHostPoint(effect)
    ? `${points(effect.points + 1)} instead of 1`
    : `${points(effect.points)}${isMore(effect) ? ' more' : ''}`;
  return [`${gives} when`, `${COMPLETE_EN[by]} a ceremony`, `${placeEn(by, where)}.`];
}

function textJa(effect: Completed): readonly string[] {
  const { by, where } = effect;
  if (isHostPoint(effect)) {
    return [
      'ほかの人《ひと》が この村《むら》の おまつりを',
      '完成《かんせい》させると',
      `１点《てん》ではなく ${pointsJa(effect.points + 1)}。`,
    ];
  }
  const gives = `${isMore(effect) ? 'さらに ' : ''}${pointsJa(effect.points)}。`;
  if (by === 'anyone') return [`${placeJa(where, 'で')} おまつりが`, '完成《かんせい》するたびに', gives];
  const who = by === 'me' ? '自分《じぶん》が' : 'ほかの人《ひと》が';
  return [`${placeJa(where, 'で')} ${who} おまつりを`, '完成《かんせい》させるたびに', gives];
}

function shortEn(effect: Completed): string {
  const at = shortPlaceEn(effect.where);
  if (isHostPoint(effect)) return `${points(effect.points + 1)} when others complete ${at}`;
  if (effect.by === 'others') return `+${effect.points} when others complete ${at}`;
  return `+${effect.points} per ${effect.by === 'me' ? 'own ' : ''}completion ${at}`;
}

function shortJa(effect: Completed): string {
  const at = withoutRuby(placeJa(effect.where, 'で'));
  if (isHostPoint(effect)) return `${at} 人が 完成させると ${shortPointsJa(effect.points + 1)}`;
  const gives = `＋${shortPointsJa(effect.points)}`;
  if (effect.by === 'anyone') return `${at} 完成すると ${gives}`;
  return `${at} ${effect.by === 'me' ? '自分' : '人'}が 完成させると ${gives}`;
}

/** Points for each such completion, beside the tile and the host's point. */
export const completed = defineEffect<Completed>({
  kind: 'completed',
  hears: 'completed',
  field: 'points',
  is: (effect) => effect.hears === 'completed',
  schema: z.strictObject({
    hears: z.literal('completed'),
    by: z.enum(DOERS),
    where: z.enum(PLACES),
    points: z.int().min(POINTS_RANGE[0]).max(POINTS_RANGE[1]),
  }),
  rule: ({ by, where, points: count }) => ({ completed: { by, where, points: count } }),
  text: { en: textEn, ja: textJa },
  short: { en: shortEn, ja: shortJa },
  signs: (effect) => [{ sign: 'complete' }, ...heardSigns(effect)],
  block: {
    fresh: { hears: 'completed', by: 'me', where: 'anywhere', points: 1 },
    fields: (effect) => [
      byField(effect),
      whereField(effect),
      numberField('points', POINTS_RANGE, effect.points, (count) => ({ ...effect, points: count })),
    ],
  },
});

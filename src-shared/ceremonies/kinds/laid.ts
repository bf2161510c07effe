import { z } from 'zod';
import { choiceField, numberField } from '@shared/cards/block';
import { withoutRuby } from '@shared/cards/japanese';
import { defineEffect } from '../definition';
import { DOERS, LAID_CARDS, PLACES, POINTS_RANGE, type EffectOf } from '../effect';
import { byField, heardSigns, placeEn, placeJa, shortPlaceEn, whereField } from '../heard';
import { points, pointsJa, shortPointsJa } from '../words';

type Laid = EffectOf<'laid', 'card'>;

const CARD_EN = { any: 'card', ceremony: 'ceremony card', kokopelli: 'Kokopelli' } as const;
const CARD_JA = { any: 'カード', ceremony: 'おまつりカード', kokopelli: 'ココペリ' } as const;
const SHORT_JA = { any: 'カード', ceremony: 'まつり札', kokopelli: 'ココペリ' } as const;
const LAY_EN = { me: 'you lay', others: 'others lay', anyone: 'anyone lays' } as const;

function textEn({ card, by, where, points: count }: Laid): readonly string[] {
  const [lay, place] = [LAY_EN[by], `${placeEn(by, where)}.`];
  // Where one line would be longer than a card is wide, there are two.
  const given =
    card === 'ceremony'
      ? [`${points(count)} for each`, CARD_EN[card]]
      : [`${points(count)} for each ${CARD_EN[card]}`];
  return [...given, ...(by !== 'me' && where === 'away' ? [lay, place] : [`${lay} ${place}`])];
}

function textJa({ card, by, where, points: count }: Laid): readonly string[] {
  const gives = `たびに ${pointsJa(count)}。`;
  if (by === 'anyone') return [`${placeJa(where, 'に')} ${CARD_JA[card]}が`, `おかれる${gives}`];
  const who = by === 'me' ? '自分《じぶん》が' : 'ほかの人《ひと》が';
  return [`${placeJa(where, 'に')} ${who}`, `${CARD_JA[card]}を おく${gives}`];
}

function shortEn({ card, by, where, points: count }: Laid): string {
  const laid = by === 'others' ? `${CARD_EN[card]} others lay` : `${CARD_EN[card]} laid`;
  return `+${count} per ${by === 'me' ? 'own ' : ''}${laid} ${shortPlaceEn(where)}`;
}

function shortJa({ card, by, where, points: count }: Laid): string {
  const whose = by === 'me' ? '自分の' : by === 'others' ? '人の' : '';
  return `${withoutRuby(placeJa(where, 'に'))} ${whose}${SHORT_JA[card]}１まい ＋${shortPointsJa(count)}`;
}

const cardSign = { any: 'card', ceremony: 'ceremony', kokopelli: 'kokopelli' } as const;

/** Points for each such card laid. */
export const laid = defineEffect<Laid>({
  kind: 'laid',
  hears: 'laid',
  field: 'card',
  is: (effect) => effect.hears === 'laid',
  schema: z.strictObject({
    hears: z.literal('laid'),
    card: z.enum(LAID_CARDS),
    by: z.enum(DOERS),
    where: z.enum(PLACES),
    points: z.int().min(POINTS_RANGE[0]).max(POINTS_RANGE[1]),
  }),
  rule: ({ card, by, where, points: count }) => ({ laid: { card, by, where, points: count } }),
  text: { en: textEn, ja: textJa },
  short: { en: shortEn, ja: shortJa },
  signs: (effect) => [{ sign: cardSign[effect.card] }, ...heardSigns(effect)],
  block: {
    fresh: { hears: 'laid', card: 'any', by: 'me', where: 'away', points: 1 },
    fields: (effect) => [
      choiceField('card', { options: LAID_CARDS, words: 'blocks.ceremonies.card' }, effect.card, (card) => ({
        ...effect,
        card,
      })),
      byField(effect),
      whereField(effect),
      numberField('points', POINTS_RANGE, effect.points, (count) => ({ ...effect, points: count })),
    ],
  },
});

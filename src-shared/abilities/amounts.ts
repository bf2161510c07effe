import { z } from 'zod';
import { chosen } from '@shared/cards/chosen';
import { COLORS } from '@shared/cards/vocabulary';
import type { Language } from '@shared/cards/words';
import type { GlyphPart } from './definition';
import type { AbilityHost } from './host';
import { COLOR_JA, wide } from './japanese';
import type { Amount, CountedAmount } from './step';

const fixed = z.int().min(0).max(9);
const times = z.exactOptional(z.int().min(1).max(4));
const plus = z.exactOptional(z.int().min(0).max(9));

const perDefeated = z.strictObject({
  per: z.literal('defeated'),
  color: z.exactOptional(z.enum(COLORS)),
  times,
  plus,
});
const perOther = z.strictObject({ per: z.enum(['defeated', 'hand', 'discarded']), times, plus });

/** What a set file may say for an amount. */
export const amountSchema: z.ZodType<Amount> = chosen<Amount>(
  (value) => {
    if (typeof value !== 'object' || value === null) return fixed;
    // Only `defeated` knows colours; elsewhere one is a field too many.
    return 'per' in value && value.per === 'defeated' ? perDefeated : perOther;
  },
  z.union([fixed, perDefeated, perOther]),
);

function counted({ per, color }: CountedAmount, host: AbilityHost): number {
  switch (per) {
    case 'defeated':
      return host.defeated(color ?? null);
    case 'hand':
      return host.handSize();
    case 'discarded':
      return host.discarded();
  }
}

/** The number an amount comes to at this moment (CT-C17). */
export function amountNow(amount: Amount, host: AbilityHost): number {
  if (typeof amount === 'number') return amount;
  return counted(amount, host) * (amount.times ?? 1) + (amount.plus ?? 0);
}

/** What is counted, in English, singular: `blue defeated`. */
function unitEn({ per, color }: CountedAmount): string {
  if (per === 'hand') return 'card in hand';
  if (per === 'discarded') return 'card discarded';
  return color === undefined ? 'enemy defeated' : `${color} defeated`;
}

/** What is counted, in Japanese, before `の数だけ` or `１まいにつき`. */
function unitJa({ per, color }: CountedAmount): string {
  if (per === 'hand') return '手札《てふだ》';
  if (per === 'discarded') return 'すてたカード';
  return `たおした${color === undefined ? '敵《てき》' : COLOR_JA[color]}`;
}

/** `すてた枚数だけ`: as many as were counted. */
const asMany = (amount: CountedAmount): string =>
  amount.per === 'discarded' ? 'すてた枚数《まいすう》だけ' : `${unitJa(amount)}の数《かず》だけ`;

/** Lines that say by how much something grows: `Targets +1, and +1 more` / `for each yellow defeated`. */
export function growth(subject: string, amount: Amount, language: Language): readonly string[] {
  if (language === 'ja') return growthJa(subject, amount);
  if (typeof amount === 'number') return [`${subject} +${amount}`];
  const { times: each = 1, plus: first = 0 } = amount;
  return first === 0
    ? [`${subject} +${each} for each`, unitEn(amount)]
    : [`${subject} +${first}, and +${each} more`, `for each ${unitEn(amount)}`];
}

function growthJa(subject: string, amount: Amount): readonly string[] {
  if (typeof amount === 'number') return [`${subject}＋${wide(amount)}`];
  const { times: each = 1, plus: first = 0 } = amount;
  if (first === 0) return [`${unitJa(amount)}１まいにつき`, `${subject}＋${wide(each)}`];
  return [
    `${subject}＋${wide(first)}、さらに`,
    each === 1 ? `${asMany(amount)} ふえる` : `${unitJa(amount)}１まいにつき ＋${wide(each)}`,
  ];
}

function unitGlyph({ per, color }: CountedAmount): GlyphPart {
  if (per === 'hand') return { sign: 'getUntil' };
  if (per === 'discarded') return { sign: 'discardHand' };
  return color === undefined ? { sign: 'enemy' } : { mark: color };
}

/** The short form: `+3`, `+4×` and the blue mark, `+1+` and the yellow mark. */
export function amountGlyphs(amount: Amount): readonly GlyphPart[] {
  if (typeof amount === 'number') return [{ text: `+${amount}` }];
  const { times: each = 1, plus: first = 0 } = amount;
  return [{ text: `${first === 0 ? '' : `+${first}`}+${each === 1 ? '' : `${each}×`}` }, unitGlyph(amount)];
}

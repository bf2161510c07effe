import type { Problem } from '@shared/cards';
import type { DraftCard } from '@shared/contract/drafts';
import { usualPoints } from '../model/kinds';

/** One press that mends a problem. */
export interface WayOut {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly mend: (card: DraftCard) => DraftCard;
}

const LANGUAGE_OF = /\.(en|ja)$/;
const TEXT_LIMIT = 300;

/** Shortens a text by whole characters: half of a pair is no letter. */
function cut(text: string): string {
  let short = '';
  for (const letter of text) {
    if (short.length + letter.length > TEXT_LIMIT) break;
    short += letter;
  }
  return short;
}

function shortened(card: DraftCard, path: string): DraftCard {
  const [, language] = LANGUAGE_OF.exec(path) ?? [];
  if (language !== 'en' && language !== 'ja') return card;
  const of = <Text extends { en?: string; ja?: string }>(text: Text): Text => ({
    ...text,
    [language]: cut(text[language] ?? ''),
  });
  if (path.startsWith('name')) return { ...card, name: of(card.name) };
  if (path.startsWith('flavor') && card.flavor) return { ...card, flavor: of(card.flavor) };
  if (path.startsWith('field') && 'field' in card && card.field) return { ...card, field: of(card.field) };
  return card;
}

/** What one press can do about a problem of a card; null where it has to be thought about. */
export function wayOutOf(card: DraftCard, { code, path }: Problem): WayOut | null {
  if (code === 'points-off-scale' && card.type === 'enemy') {
    const points = usualPoints(card.life);
    return {
      key: 'workshop.waysOut.points',
      values: { points },
      mend: (now) => (now.type === 'enemy' ? { ...now, points: usualPoints(now.life) } : now),
    };
  }
  if (code === 'text-too-long') {
    return { key: 'workshop.waysOut.cut', values: {}, mend: (now) => shortened(now, path) };
  }
  if (code === 'missing-picture') {
    return {
      key: 'workshop.waysOut.drawn',
      values: {},
      mend: ({ art: _art, ...rest }) => rest,
    };
  }
  return null;
}

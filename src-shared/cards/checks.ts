import type { Art, CardOf } from './card';
import { valueAt, type Complaint } from './problem';
import { didYouMean } from './suggest';
import { PICTURES, POINTS_BY_LIFE, type EffectVocabulary, type GameId } from './vocabulary';

/** What is wrong with a card although each of its fields may stand there. */
export function reviewCard<Effects>(
  raw: unknown,
  card: CardOf<Effects> | null,
  { review }: EffectVocabulary<Effects>,
): Complaint[] {
  return [
    ...reviewWhite(raw),
    ...(card?.type === 'enemy' ? reviewPoints(card.life, card.points) : []),
    ...(card?.type === 'kirby' && card.color !== 'white' ? reviewEffects(review(card.effects)) : []),
  ];
}

/** Looks at the file's own words, so that it is found also beside other mistakes. */
function reviewWhite(raw: unknown): Complaint[] {
  const effects: unknown = valueAt(raw, ['effects']);
  const written = Array.isArray(effects) && effects.length > 0;
  const white = valueAt(raw, ['type']) === 'kirby' && valueAt(raw, ['color']) === 'white';
  return white && written ? [{ code: 'effects-on-white', path: ['effects'], expected: '[]' }] : [];
}

function reviewPoints(life: number, points: number): Complaint[] {
  const usual = POINTS_BY_LIFE[life];
  if (usual === undefined || usual === points) return [];
  return [{ code: 'points-off-scale', path: ['points'], expected: String(usual) }];
}

const reviewEffects = (complaints: readonly Complaint[]): Complaint[] =>
  complaints.map((complaint) => ({ ...complaint, path: ['effects', ...(complaint.path ?? [])] }));

/** Names of scenes and figures the program cannot draw: it draws something else in their place. */
export function reviewArt(art: Art | undefined, game: GameId): Complaint[] {
  if (art === undefined || !('scene' in art)) return [];
  const { scenes, palettes, figures } = PICTURES[game];
  const parts = [
    ['unknown-scene', 'scene', art.scene, scenes],
    ['unknown-palette', 'palette', art.palette, palettes],
    ['unknown-figure', 'figure', art.figure, figures],
  ] as const;
  return parts.flatMap(([code, field, name, known]) => {
    if (name === undefined || known.includes(name)) return [];
    const complaint: Complaint = { code, path: ['art', field], expected: known.join(' | ') };
    const hint = didYouMean(name, known);
    return [hint === undefined ? complaint : { ...complaint, hint }];
  });
}

import { expect, it } from 'vitest';
import type { Variant } from '@shared/cards/card';
import { sheetSections } from '@shared/card-face/sheet-sections';
import type { HouseCard } from '@shared/vocabularies';
import { sheetCounts, shippedSource } from './source';

const card = (id: string, copies: number): HouseCard => ({ id, type: 'blank', copies, name: { en: id } });
const set = (id: string, shipped: boolean, game = 'copytoru') => ({
  id,
  game,
  kind: 'base' as const,
  name: { en: id },
  shipped,
  counts: {},
});

it('shows the shipped cards and looks of every game, and counts every copy', () => {
  const sets = [set('box', true), set('mine', false), set('village', true, 'kokopelli')];
  const cards = new Map<string, HouseCard>([
    ['box/a', card('a', 3)],
    ['box/b', card('b', 1)],
    ['mine/a', card('a', 1)],
    ['village/a', { id: 'a', type: 'kokopelli', copies: 6, name: { en: 'a' } }],
  ]);
  const look = (id: string): Variant => ({ id, of: 'box/a' });
  const variants = new Map([
    ['box/gold', look('gold')],
    ['mine/photo', look('photo')],
  ]);
  const sections = sheetSections(
    shippedSource({ sets, cards: {}, variants: {}, problems: [] }, cards, variants),
  );
  expect(sections.flatMap(({ cells }) => cells.map(({ ref }) => ref))).toEqual([
    'box/a',
    'box/b',
    'box/gold',
    'village/a',
  ]);
  expect(sheetCounts(sections)).toEqual({ cards: 10, variants: 1 });
});

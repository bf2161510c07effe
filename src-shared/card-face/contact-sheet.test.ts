import { expect, it } from 'vitest';
import { copytoruVocabulary } from '@shared/abilities';
import { readCardSet } from '@shared/cards';
import base from '../../cardsets/copytoru-base/set.json';
import promo from '../../cardsets/copytoru-promo/set.json';
import { contactSheet } from './contact-sheet';
import { sheetSections, sheetSource } from './sheet-sections';

const sets = [base, promo].flatMap((set) => {
  const vocabularies = { copytoru: copytoruVocabulary };
  const reading = readCardSet({ text: JSON.stringify(set), file: 'set.json', vocabularies });
  return reading.set === null ? [] : [reading.set];
});

it('accounts for all 112 cards and 8 promo looks', () => {
  const counts = sheetSections(sheetSource(sets)).map(({ title, count, cells }) => [
    title,
    count,
    cells.length,
  ]);
  expect(counts).toEqual([
    ['normal', 22, 8],
    ['copy', 32, 32],
    ['enemyWhite', 16, 11],
    ['enemy', 32, 32],
    ['other', 10, 8],
    ['promo', 8, 8],
  ]);
});

it('shows a promo look only where the card it belongs to is known', () => {
  expect(sheetSections(sheetSource(sets.slice(1)))).toEqual([]);
});

it('is the same sheet every time, with each id in it once', () => {
  const [normal] = sheetSections(sheetSource(sets));
  const sheet = () => contactSheet(normal === undefined ? [] : [normal], 'en', (title, n) => `${title} ${n}`);
  const svg = sheet();
  expect(sheet()).toBe(svg);
  expect(svg).toContain('>normal 22</text>');
  // Where the card's own typeface is missing, another without serifs stands in.
  expect(svg).not.toContain('font-family="M PLUS Rounded 1c"');
  expect(svg.match(/>normal-\d<\/text>/g)).toHaveLength(8);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

import { describe, expect, it } from 'vitest';
import type { Art, EnemyCard, KirbyCard } from '@shared/abilities';
import { ART_CHOICES } from '@shared/art';
import { ALLOWED_ELEMENTS, elementsOf, FORBIDDEN, idsOf, referencesOf } from '@shared/art/testing';
import { FIGURES, PALETTES, SCENES } from '@shared/cards';
import { cardPicture } from './card-picture';
import { BOX, boxCard, PROMOS } from './testing/box';

type Drawn = Exclude<Art, { readonly file: string }>;

const played = BOX.filter(
  (card): card is KirbyCard | EnemyCard => card.type === 'kirby' || card.type === 'enemy',
);
function drawnArt({ art }: { readonly art?: Art }): Drawn {
  if (art === undefined || 'file' in art) throw new Error('not drawn');
  return art;
}
const rows = [...played, ...PROMOS].map((one) => ({ id: one.id, art: drawnArt(one) }));

/** The scene of each place (look, section 8). */
const PLACES: readonly (readonly [place: RegExp, scene: string])[] = [
  [/^(Cookie Country - Stage [12]|Green Greens|Vegetable Valley|Pumpkin Grand)/, 'meadow'],
  [/^(Fine Fields|Dreamstalk)/, 'fields'],
  [/^(Yogurt Yard|Nature Notch)/, 'terraces'],
  [/^(Sub-Tree|Cookie Country - Stage 5|Nature Notch)/, 'deepwood'],
  [/^(Bubbly Clouds|Grape Garden|Old Odyssey - Stage 6)/, 'clouds'],
  [/^(Float Islands|Onion Ocean)/, 'isles'],
  [/^(Aquarius|Secret Sea|Ripple Field)/, 'seabed'],
  [/^(Ice Island|White Wafers|Ice Cream Island)/, 'ice'],
  [/^(Prism Plains|between Rainbow Route and Mustard Mountain)/, 'crystal'],
  [/^(Raisin Ruins|Old Odyssey - Stage 1)/, 'ruins'],
  [/^Wild World/, 'savanna'],
  [/^Vocal Volcano/, 'volcano'],
  [/^Moonlight Mansion/, 'mansion'],
  [/^(Carrot Castle|Mt\. Dedede)/, 'castle'],
  [/^The Arena/, 'arena'],
  [/^Factory Tour/, 'works'],
  [/^Rock Star/, 'nightsky'],
  [/^(Halberd|Dyna Blade's Nest)/, 'skyship'],
];
/** Where cards live whose place is not known. */
const BY_COLOUR: Readonly<Record<string, readonly string[]>> = {
  red: ['volcano', 'ruins', 'savanna'],
  blue: ['ice', 'crystal', 'seabed'],
  green: ['deepwood', 'terraces', 'works'],
};

describe('the pictures of the box', () => {
  it('show the place the card list names', () => {
    for (const { id, field, color, art } of played) {
      const { scene = '' } = drawnArt(art === undefined ? {} : { art });
      const place = field?.en;
      const fitting =
        place === undefined
          ? (BY_COLOUR[color] ?? [])
          : PLACES.filter(([name]) => name.test(place)).map(([, known]) => known);
      expect(fitting, `${id} at ${place ?? 'a place not known'}`).toContain(scene);
    }
  });

  it.each([
    ['normal-2', 'vines'],
    ['normal-3', 'water'],
    ['normal-5', 'pumpkins'],
    ['normal-8', 'stalk'],
    ['enemy-white-5', 'sand'],
    ['enemy-white-7-kracko', 'storm'],
    ['enemy-white-7-dyna', 'crag'],
  ])('of %s have the %s of its place', (id, prop) => {
    expect(rows.find((row) => row.id === id)?.art.props).toContain(prop);
  });

  it('ask for nothing that cannot be drawn', () => {
    for (const { id, art } of rows) {
      const place = ART_CHOICES.scenes.find((name) => name === art.scene);
      const figure = ART_CHOICES.figures.find(({ name }) => name === art.figure);
      expect(place, id).toBeDefined();
      expect(figure, id).toBeDefined();
      expect(ART_CHOICES.palettes, id).toContain(art.palette);
      const known: readonly string[] = [
        ...(place === undefined ? [] : ART_CHOICES.places[place].props),
        ...(figure?.props ?? []),
      ];
      expect(
        (art.props ?? []).filter((prop) => !known.includes(prop)),
        id,
      ).toEqual([]);
    }
  });

  it('show an emblem on Kirby cards and a creature on enemies', () => {
    const kind = new Map<string | undefined, string>(
      ART_CHOICES.figures.map(({ name, kind: of }) => [name, of]),
    );
    for (const card of played) {
      expect(kind.get(drawnArt(card).figure), card.id).toBe(card.type === 'kirby' ? 'emblem' : 'creature');
    }
  });

  it('of one figure at one place differ in the time of day', () => {
    const seen = new Map<string, string>();
    for (const card of played) {
      const { scene, palette, figure } = drawnArt(card);
      const what = `${figure} at ${scene}, ${palette}`;
      expect(seen.get(what), `${card.id}: ${what}`).toBeUndefined();
      seen.set(what, card.id);
    }
  });

  it('are all different, also without what merely names their parts', () => {
    const plain = (svg: string): string => svg.replace(/(?: id="[^"]+"|url\(#[^)]+\))/g, '');
    const drawings = [
      ...played.map((card) => plain(cardPicture(card, { face: 'table' }))),
      ...PROMOS.map((variant) =>
        plain(cardPicture(boxCard(variant.of.split('/')[1] ?? ''), { face: 'table', variant })),
      ),
    ];
    expect(drawings).toHaveLength(91);
    expect(new Set(drawings).size).toBe(91);
  });

  it('can be printed, every one', () => {
    for (const card of played) {
      const svg = cardPicture(card, { face: 'table' });
      expect(svg, card.id).not.toMatch(FORBIDDEN);
      expect([...elementsOf(svg)].filter((element) => !ALLOWED_ELEMENTS.has(element))).toEqual([]);
      const ids = idsOf(svg);
      expect(new Set(ids).size, card.id).toBe(ids.length);
      expect(
        referencesOf(svg).filter((id) => !ids.includes(id)),
        card.id,
      ).toEqual([]);
    }
  });
});

describe('the promo looks', () => {
  const changeOf = (id: string) => {
    const variant = PROMOS.find((one) => one.id === id);
    if (variant === undefined) throw new Error(id);
    const { props: after = [], ...there } = drawnArt(variant);
    const { props: before = [], ...here } = drawnArt(boxCard(variant.of.split('/')[1] ?? ''));
    expect(there).toEqual(here);
    return {
      gone: before.filter((prop) => !after.includes(prop)),
      come: after.filter((prop) => !before.includes(prop)),
    };
  };

  it.each([
    // Sleeping caps on both, and the small one sleeps too.
    ['normal-1-nightcap', [], ['nightcap']],
    // A plate of curry and a spoon instead of a scent.
    ['normal-3-curry', ['scent'], ['curry']],
    // Another one is drawn in.
    ['normal-5-mushroom', ['urchin'], ['mushroom']],
    // Another colour.
    ['yellow-7-yellow', [], ['trail-yellow']],
    ['red-7-red', [], ['trail-red']],
    ['green-8-green', [], ['trail-green']],
    // Blue, and a gold crown instead of a blue one.
    ['blue-8-blue', ['crown-blue'], ['trail-blue', 'crown-gold']],
    // A golden figure on brown ground.
    ['enemy-white-1-golden', [], ['golden', 'brown-ground']],
  ])('%s changes what the list says and nothing else', (id, gone, come) => {
    expect(changeOf(id)).toEqual({ gone, come });
  });

  it('are the eight of the list', () => {
    expect(PROMOS).toHaveLength(8);
  });
});

describe('what a card set may name', () => {
  it('is what can be drawn', () => {
    expect([...SCENES].sort()).toEqual([...ART_CHOICES.scenes].sort());
    expect([...PALETTES].sort()).toEqual([...ART_CHOICES.palettes].sort());
    expect([...FIGURES].sort()).toEqual(ART_CHOICES.figures.map(({ name }) => name).sort());
  });
});

import { describe, expect, it } from 'vitest';
import { type CopytoruCard, STEP_KINDS, type Step, withoutRuby } from '@shared/abilities';
import { COLORS } from '@shared/cards/vocabulary';
import { LANGUAGES } from '@shared/cards/words';
import { cardBack, cardFrame, cardPicture, FACES } from '.';
import { textWidth } from './measure';
import { type Element, readXml } from './testing/xml';
import { BOX, boxCard, enemyCard, kirbyCard, PROMOS } from './testing/box';

const textElements = (svg: string): Element[] => readXml(svg).filter(({ name }) => name === 'text');
const texts = (svg: string): string[] => textElements(svg).map(({ text }) => text);

/** Every text's right edge, by the same widths the browser uses. */
const rightEdges = (svg: string): number[] =>
  textElements(svg).map(({ attributes, text, place }) => {
    const number = (name: string): number => Number(attributes.get(name));
    const width = textWidth(text, number('font-size'), number('font-weight') === 800 ? 800 : 500);
    const anchor = attributes.get('text-anchor') ?? 'start';
    return (
      place.x + place.scale * (number('x') + width * (anchor === 'start' ? 1 : anchor === 'middle' ? 0.5 : 0))
    );
  });

const FORBIDDEN =
  /<(?:filter|foreignObject|script|style|image|use|mask|animate|set|a)\b|\sstyle=|\sclass=|mix-blend|\son\w+=|href|NaN|undefined|Infinity/;

describe('every card of the box', () => {
  it('is well-formed on every face in both languages, in presentation attributes only', () => {
    for (const card of BOX) {
      for (const face of FACES) {
        for (const language of LANGUAGES) {
          for (const furigana of [false, true]) {
            const svg = cardFrame(card, { face, language, furigana });
            expect(readXml(svg)[0]?.attributes.get('viewBox')).toBe('0 0 630 880');
            expect(FORBIDDEN.exec(svg)?.[0]).toBeUndefined();
            expect(svg.length, `${card.id} ${face}`).toBeLessThan(12_000);
          }
        }
      }
    }
  });

  it('has a picture without words, of plain shapes only, on every face', () => {
    const few = BOX.filter((_, i) => i % 7 === 0);
    for (const card of few) {
      for (const face of FACES) {
        const svg = cardPicture(card, { face });
        expect(texts(svg)).toEqual([]);
        // Places name their moving parts by class; no style depends on it.
        expect(FORBIDDEN.exec(svg.replace(/ class="[a-z-]+"/g, ''))?.[0]).toBeUndefined();
      }
    }
  });

  it('keeps all its words 3 mm inside the cut', () => {
    for (const card of BOX) {
      for (const language of LANGUAGES) {
        for (const face of FACES) {
          const edges = rightEdges(cardFrame(card, { face, language, furigana: true }));
          for (const edge of edges) expect(edge, `${card.id} ${language} ${face}`).toBeLessThanOrEqual(600);
        }
      }
    }
  });

  it('says power or life exactly once as a text of its own', () => {
    for (const card of BOX) {
      if (card.type !== 'kirby' && card.type !== 'enemy') continue;
      const number = String(card.type === 'kirby' ? card.power : card.life);
      for (const face of FACES) {
        const said = texts(cardFrame(card, { face, language: 'en', signs: false }));
        // A token also shows an enemy's points, which may be the same number.
        const expected = face === 'token' && card.type === 'enemy' && String(card.points) === number ? 2 : 1;
        expect(said.filter((text) => text === number)).toHaveLength(expected);
      }
    }
  });

  it('says its ability in full, in the words the rules engine writes', () => {
    const blue5 = texts(cardFrame(boxCard('blue-5'), { face: 'full', language: 'en' }));
    expect(blue5).toContain('Scatter Burst');
    expect(blue5).toContain('Discard up to 3 hand cards');
    expect(blue5.join(' ')).toContain('Targets +1, and +1 more for each card discarded');
  });

  it('shows an enemy one star for each point', () => {
    const gold = (card: CopytoruCard): number =>
      readXml(cardFrame(card, { face: 'full', language: 'en' })).filter(
        ({ attributes }) => attributes.get('fill') === '#FFD76A',
      ).length;
    expect(gold(boxCard('enemy-white-1'))).toBe(2);
    expect(gold(boxCard('enemy-white-8-meta'))).toBe(10);
  });
});

describe('printed names and readings', () => {
  it('shows the printed name only when asked and known', () => {
    const card = enemyCard({ printed: { name: { en: 'Known Name' }, basis: 'known' } });
    expect(texts(cardFrame(card, { face: 'full', language: 'en' }))).toContain('Plain Name');
    const printed = texts(cardFrame(card, { face: 'full', language: 'ja', printedName: true }));
    expect(printed).toContain('Known Name');
    expect(printed).not.toContain('なまえ');
    expect(texts(cardFrame(kirbyCard(), { face: 'full', language: 'en', printedName: true }))).toContain(
      'Plain Name',
    );
  });

  it('shows a variant’s own name and flavour, and plays like the card it belongs to', () => {
    const variant = PROMOS.find(({ id }) => id === 'red-7-red');
    if (!variant) throw new Error('no such promo');
    const said = texts(cardFrame(boxCard('red-7'), { face: 'full', language: 'en', variant }));
    expect(said).toContain('Cherry Ember');
    expect(said).toContain('Deal enemies up to 3');
  });

  it('writes readings above kanji only with furigana', () => {
    const card = boxCard('blue-5');
    const without = texts(cardFrame(card, { face: 'full', language: 'ja' }));
    const withReadings = texts(cardFrame(card, { face: 'full', language: 'ja', furigana: true }));
    expect(without).not.toContain('てふだ');
    expect(withReadings).toContain('てふだ');
    expect(without.join('')).not.toMatch(/[《》]/);
    expect(withReadings.join('')).not.toMatch(/[《》]/);
  });
});

describe('what people write', () => {
  const nasty = [
    '<script>alert(1)</script>',
    '"quotes" & \'ticks\' <b>',
    'שלום עולם مرحبا',
    '👩‍👩‍👧‍👦 🦔 🎉',
    'null\u0000bell\u0007\uD800',
    '《》《》',
    '\n\t  ',
  ];

  it('is escaped wherever it stands', () => {
    for (const words of nasty) {
      const name = { en: words, ja: words };
      for (const card of [
        kirbyCard({ name, flavor: name, field: name }),
        enemyCard({ name, field: name }),
        { id: words, type: 'number', copies: 1, name } as const,
      ]) {
        for (const face of FACES) {
          const svg = cardFrame(card, { face, language: 'ja' });
          const names = new Set(readXml(svg).map(({ name: element }) => element));
          expect(names.has('script') || names.has('b')).toBe(false);
          if (face === 'table')
            expect(readXml(cardPicture({ ...card, id: words }, { face })).length).toBeGreaterThan(1);
        }
      }
    }
    expect(
      texts(cardFrame(kirbyCard({ name: { en: '<i>&"' } }), { face: 'full', language: 'en' })),
    ).toContain('<i>&"');
  });

  it('never runs over its card: two lines, then an ellipsis', () => {
    const long = {
      words: 'Remarkable Wanderer '.repeat(15),
      word: 'W'.repeat(300),
      kana: 'とてもながいなまえ'.repeat(33).slice(0, 300),
      phrases: 'ながい なまえ の カード '.repeat(25).slice(0, 300),
    };
    for (const [kind, words] of Object.entries(long)) {
      for (const card of [
        kirbyCard({
          name: { en: words },
          effects: [{ targets: 3 }],
          field: { en: words },
          flavor: { en: words },
        }),
        kirbyCard({ color: 'white', name: { en: words }, flavor: { en: words } }),
        enemyCard({ name: { en: words }, field: { en: words } }),
      ]) {
        for (const face of ['full', 'table'] as const) {
          const svg = cardFrame(card, { face, language: 'en' });
          for (const edge of rightEdges(svg)) expect(edge, `${kind} ${face}`).toBeLessThanOrEqual(600);
          const bold = textElements(svg).filter(({ attributes }) => attributes.get('font-weight') === '800');
          const name = bold.filter(({ text }) => text.length > 2);
          expect(name).toHaveLength(2);
          expect(name[1]?.text.endsWith('…')).toBe(true);
        }
      }
    }
  });
});

const LONGEST: readonly Step[] = [
  { if: { defeated: 'yellow', atLeast: 9 }, power: { per: 'defeated', color: 'yellow', times: 4, plus: 9 } },
  { if: { defeated: 'yellow', atLeast: 9 }, boost: { per: 'hand', times: 4, plus: 9 } },
  {
    if: { defeated: 'yellow', atLeast: 9 },
    targets: { per: 'defeated', color: 'yellow', times: 4, plus: 9 },
  },
  { if: { defeated: 'white', atLeast: 9 }, discardEnemies: { upTo: 5 } },
  { if: { defeated: 'white', atLeast: 9 }, keepOne: 'kirby' },
  { if: { defeated: 'white', atLeast: 9 }, get: { per: 'defeated', color: 'white', times: 4, plus: 9 } },
];

describe('abilities', () => {
  it('have a sign on the table face for every kind of step, and none in Easy Battle', () => {
    const kinds: readonly Step[] = [
      { power: 1 },
      { boost: 1 },
      { targets: 1 },
      { action: 1 },
      { discardHand: { upTo: 1 } },
      { discardEnemies: { upTo: 1 } },
      { keepOne: 'enemies' },
      { refill: 'enemies', to: 'full' },
      { get: 1 },
      { getUntil: 3 },
    ];
    expect(kinds).toHaveLength(STEP_KINDS.length);
    const bare = cardFrame(kirbyCard(), { face: 'table', language: 'en' });
    for (const step of kinds) {
      const card = kirbyCard({ effects: [step] });
      expect(cardFrame(card, { face: 'table', language: 'en' })).not.toBe(bare);
      expect(cardFrame(card, { face: 'table', language: 'en', signs: false })).toBe(bare);
    }
  });

  it('fit on the card however long they are, in both languages, with readings too', () => {
    for (const language of LANGUAGES) {
      for (const furigana of [false, true]) {
        const svg = cardFrame(kirbyCard({ effects: LONGEST }), { face: 'full', language, furigana });
        const lowest = textElements(svg)
          .map(({ attributes }) => Number(attributes.get('y')))
          .filter((y) => y !== 846);
        expect(Math.max(...lowest)).toBeLessThanOrEqual(814);
        for (const edge of rightEdges(svg)) expect(edge).toBeLessThanOrEqual(600);
      }
      const table = cardFrame(kirbyCard({ effects: LONGEST }), { face: 'table', language });
      for (const edge of rightEdges(table)) expect(edge).toBeLessThanOrEqual(600);
    }
  });

  it('keep every word of the text', () => {
    const said = texts(cardFrame(kirbyCard({ effects: LONGEST }), { face: 'full', language: 'ja' })).join('');
    expect(said).toContain('たおしていたら');
    expect(withoutRuby(said)).toBe(said);
  });
});

describe('pictures', () => {
  it('are the same for ever for the same card, and differ by card, face and seed', () => {
    const card = boxCard('green-6');
    const first = cardPicture(card, { face: 'table' });
    expect(cardPicture(card, { face: 'table' })).toBe(first);
    expect(cardPicture(card, { face: 'token' })).not.toBe(first);
    expect(cardPicture(card, { face: 'table', seed: 'another' })).not.toBe(first);
    expect(cardPicture({ ...card, id: 'other' }, { face: 'table' })).not.toBe(first);
  });

  it('can share a page: no two cards or faces use the same id, and every reference is met', () => {
    const all = new Set<string>();
    for (const card of [boxCard('green-6'), boxCard('green-8'), boxCard('enemy-red-1')]) {
      for (const face of FACES) {
        const svg = cardPicture(card, { face });
        const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id ?? '');
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) {
          expect(all.has(id)).toBe(false);
          all.add(id);
        }
        for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
      }
    }
  });

  it('draw a variant as its own art says', () => {
    for (const variant of PROMOS) {
      const card = boxCard(variant.of.split('/')[1] ?? '');
      const own = cardPicture(card, { face: 'table' });
      const promo = cardPicture(card, { face: 'table', variant });
      expect(promo).not.toBe(own);
      const { art } = variant;
      if (art === undefined || 'file' in art) throw new Error('a promo look without art');
      const plain = cardPicture(card, { face: 'table', variant: { ...variant, art: { ...art, props: [] } } });
      expect(promo, variant.id).not.toBe(plain);
    }
  });

  it('stand in for a picture of one’s own, and for names nobody knows', () => {
    const file = kirbyCard({ art: { file: 'art/mine.webp' } });
    const unknown = kirbyCard({
      art: { scene: 'nowhere', palette: 'never', figure: 'nobody', props: ['nothing'] },
    });
    for (const card of [file, unknown, kirbyCard()]) {
      expect(readXml(cardPicture(card, { face: 'full' })).length).toBeGreaterThan(20);
    }
  });

  it('of every colour and number differ on the same place', () => {
    const pictures = COLORS.flatMap((color) =>
      [1, 8].map((power) =>
        cardPicture(kirbyCard({ color, power, art: { scene: 'meadow' } }), { face: 'token' }),
      ),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe('backs', () => {
  it('are two, plain and well-formed', () => {
    expect(cardBack('kirby')).not.toBe(cardBack('enemy'));
    for (const kind of ['kirby', 'enemy'] as const) {
      expect(readXml(cardBack(kind)).length).toBeGreaterThan(10);
      expect(FORBIDDEN.exec(cardBack(kind))?.[0]).toBeUndefined();
    }
  });
});

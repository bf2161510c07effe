import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnemyCard } from '@shared/abilities/card';
import type { Drawing } from '../drawing/drawing';
import { forgetMissing, pictureAtHand, pictureChanges, pictureOf } from './painter';

// Files of tests share a process: what others have loaded takes no mocks, and what was mocked must not stay.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

const drawn: Drawing[] = [];
const lost = new Set<string>();
let made = 0;
vi.mock('../drawing/draw', () => ({
  draw: (drawing: Drawing): Promise<string> => {
    drawn.push(drawing);
    if (drawing.what === 'own' && lost.has(drawing.address)) return Promise.reject(new Error('404'));
    return Promise.resolve(`blob:${++made}`);
  },
}));
beforeAll(() => {
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = (): Promise<void> => Promise.resolve();
    },
  );
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

let count = 0;
const nextCard = (fields: Partial<EnemyCard> = {}): EnemyCard => ({
  id: `card-${++count}`,
  type: 'enemy',
  copies: 1,
  color: 'red',
  life: 3,
  points: 3,
  name: { en: 'Name' },
  ...fields,
});
const size = { face: 'table', width: 200 } as const;
const hash = (letter: string): string => letter.repeat(64);

beforeEach(() => {
  drawn.length = 0;
  lost.clear();
});

describe('pictures of cards', () => {
  it('are drawn once for all who want them, and at hand afterwards', async () => {
    const card = nextCard();
    expect(pictureAtHand({ card }, size)).toBe(undefined);
    const [one, two] = await Promise.all([pictureOf({ card }, size), pictureOf({ card: { ...card } }, size)]);
    expect(one).toBe(two);
    expect(pictureAtHand({ card }, size)).toBe(one);
    expect(drawn.filter(({ what }) => what === 'card')).toHaveLength(1);
  });

  it('are not drawn for those who have gone before their turn', async () => {
    const first = [pictureOf({ card: nextCard() }, size), pictureOf({ card: nextCard() }, size)];
    const gone = new AbortController();
    const card = nextCard();
    const unwanted = expect(pictureOf({ card }, size, gone.signal)).rejects.toThrow('Nobody');
    gone.abort();
    const wanted = pictureOf({ card: nextCard() }, size);
    await Promise.all([...first, unwanted, wanted]);
    const cards = drawn.flatMap((drawing) => (drawing.what === 'card' ? [drawing.card.id] : []));
    expect(cards).toHaveLength(3);
    expect(cards).not.toContain(card.id);
    // Whoever comes back gets it after all.
    await expect(pictureOf({ card }, size)).resolves.toMatchObject({ missing: false });
  });

  it('in sight are drawn before those that may come into it, whoever asked first', async () => {
    const busy = [pictureOf({ card: nextCard() }, size), pictureOf({ card: nextCard() }, size)];
    const [beyond, other, seen] = [nextCard(), nextCard(), nextCard()];
    const scrolled = new AbortController();
    const early = pictureOf({ card: beyond }, size, scrolled.signal, false);
    const later = pictureOf({ card: other }, size, undefined, false);
    const soon = pictureOf({ card: seen }, size, undefined, true);
    // Scrolled into sight before its turn came.
    scrolled.abort();
    const again = pictureOf({ card: beyond }, size, undefined, true);
    await Promise.all([...busy, early, later, soon, again]);
    const order = drawn.flatMap((drawing) => (drawing.what === 'card' ? [drawing.card.id] : []));
    expect(order.slice(2)).toEqual([beyond.id, seen.id, other.id]);
  });

  it('of one’s own come from their address, a scene only where that gives none', async () => {
    const own = nextCard({ art: { file: hash('a') } });
    expect(await pictureOf({ card: own }, size)).toMatchObject({ missing: false });
    expect(drawn.map(({ what }) => what)).toEqual(['own']);
    lost.add(`/art/${hash('b')}`);
    const card = nextCard({ art: { file: hash('b') } });
    expect(await pictureOf({ card }, size)).toMatchObject({ missing: true });
    expect(drawn[2]).toMatchObject({ what: 'card', missing: true });
    expect(await pictureOf({ card: nextCard({ art: { file: 'x.jpg' } }) }, size)).toMatchObject({
      missing: true,
    });
  });

  it('that were missing are looked for again when the library has changed', async () => {
    const card = nextCard({ art: { file: hash('c') } });
    lost.add(`/art/${hash('c')}`);
    expect(await pictureOf({ card }, size)).toMatchObject({ missing: true });
    expect(pictureAtHand({ card }, size)).toMatchObject({ missing: true });
    lost.clear();
    forgetMissing();
    expect(pictureAtHand({ card }, size)).toBe(undefined);
    expect(await pictureOf({ card }, size)).toMatchObject({ missing: false });
  });

  it('that were shown and are known to be gone give way to a scene, until they are back', async () => {
    const card = nextCard({ art: { file: hash('d') } });
    expect(await pictureOf({ card }, size)).toMatchObject({ missing: false });
    const before = pictureChanges.value;
    // The browser would still have it: only the library knows.
    forgetMissing(new Set([`/art/${hash('d').slice(0, 60)}`]));
    expect(pictureChanges.value).toBe(before + 1);
    expect(await pictureOf({ card }, size)).toMatchObject({ missing: true });
    forgetMissing(new Set([`/art/${hash('d').slice(0, 60)}`]));
    expect(pictureChanges.value).toBe(before + 1);
    forgetMissing();
    expect(await pictureOf({ card }, size)).toMatchObject({ missing: false });
  });
});

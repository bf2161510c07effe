import { describe, expect, it, vi } from 'vitest';
import type { VariantsDraft } from '@shared/contract/drafts';
import { addLooks, addToMine, createPictureSet, isMine, withLooks } from './picture-sets';

const ART = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const draft = (ids: readonly string[] = []): VariantsDraft => ({
  kind: 'variants',
  game: 'copytoru',
  id: 'photos',
  name: { en: 'Photos' },
  variants: ids.map((id) => ({ id, of: 'box/normal-1' })),
});

type Input = Pick<VariantsDraft, 'id' | 'game'> & { readonly draft: VariantsDraft };

/** A host with sets of looks on disk, that answers as the main process does. */
function host(sets: Map<string, VariantsDraft>, refusing?: string) {
  const freeId = (): string => (sets.has('my-pictures') ? 'my-pictures-2' : 'my-pictures');
  const call = vi.fn();
  call.mockImplementation((name: string, input: Input | null) => {
    if (name === refusing) return Promise.resolve({ ok: false, refusal: { key: 'main.refusals.disk-full' } });
    if (name === 'designs.list') {
      return Promise.resolve(
        Array.from(sets.values(), ({ id, game, kind, name: named, variants }) => ({
          ...{ id, game, kind, name: named, entries: variants.length },
          ...{ printTrue: false, problems: [], openable: true, revision: 'r1' },
        })),
      );
    }
    if (name === 'designs.create') {
      const made = freeId();
      sets.set(made, { ...draft(), id: made, game: input?.game ?? 'copytoru' });
      return Promise.resolve({ ok: true, value: { id: made } });
    }
    const id = input?.id ?? '';
    if (name === 'designs.open') {
      return Promise.resolve({ ok: true, value: { draft: sets.get(id), revision: 'r1' } });
    }
    if (name === 'designs.save' && input !== null) sets.set(input.draft.id, input.draft);
    if (name === 'designs.remove') sets.delete(id);
    return Promise.resolve({ ok: true, value: null });
  });
  return { call, on: () => () => {} };
}

describe('looks in a set', () => {
  it('are called after their cards, numbered where one has several', () => {
    const added = [
      { of: 'box/normal-1', art: ART },
      { of: 'mine/normal-1', art: OTHER },
      { of: 'box/red-2', art: OTHER },
    ];
    const { variants, draft: now } = withLooks(draft(['normal-1-2']), added);
    expect(variants).toEqual([
      { id: 'normal-1', of: 'box/normal-1', art: { file: ART } },
      { id: 'normal-1-3', of: 'mine/normal-1', art: { file: OTHER } },
      { id: 'red-2', of: 'box/red-2', art: { file: OTHER } },
    ]);
    expect(now.variants.map(({ id }) => id)).toEqual(['normal-1-2', 'normal-1', 'normal-1-3', 'red-2']);
  });

  it('come in one change after the other, none lost', async () => {
    const sets = new Map([['photos', draft()]]);
    const client = host(sets);
    const [first, second] = await Promise.all([
      addLooks(client, 'photos', [{ of: 'box/red-1', art: ART }]),
      addLooks(client, 'photos', [{ of: 'box/red-1', art: OTHER }]),
    ]);
    expect(first).toMatchObject({ ok: true, looks: [{ ref: 'photos/red-1', of: 'box/red-1' }] });
    expect(second).toMatchObject({ ok: true, looks: [{ ref: 'photos/red-1-2', of: 'box/red-1' }] });
    expect(sets.get('photos')?.variants).toHaveLength(2);
  });

  it('are no more than a set can hold', async () => {
    const full = draft(Array.from({ length: 2000 }, (_one, index) => `x-${index}`));
    const client = host(new Map([['photos', full]]));
    expect(await addLooks(client, 'photos', [{ of: 'box/red-1', art: ART }])).toEqual({
      ok: false,
      refusal: { key: 'pictures.refusals.setFull', values: { most: 2000 } },
    });
    expect(client.call).not.toHaveBeenCalledWith('designs.save', expect.anything());
  });
});

describe('my pictures', () => {
  it('are a set that is made with the first picture and found with the next', async () => {
    const sets = new Map<string, VariantsDraft>();
    const client = host(sets);
    const name = { en: 'My pictures', ja: 'わたしの絵' };
    const mine = { game: 'copytoru', name } as const;
    for (const art of [ART, OTHER]) await addToMine(client, mine, [{ of: 'box/red-1', art }]);
    expect(client.call.mock.calls.filter(([called]) => called === 'designs.create')).toEqual([
      ['designs.create', { game: 'copytoru', kind: 'variants', name }],
    ]);
    expect(sets.get('my-pictures')?.variants.map(({ id }) => id)).toEqual(['red-1', 'red-1-2']);
  });

  it.each([
    ['my-pictures', true],
    ['my-pictures-2', true],
    ['my-kokopelli-pictures', true],
    ['my-kokopelli-pictures-3', true],
    ['my-holiday-pictures', false],
  ])('are told by what their set is called in files: %s', (id, mine) => {
    expect(isMine(id)).toBe(mine);
  });

  it('are a set for each game, of one name', async () => {
    const sets = new Map<string, VariantsDraft>();
    const client = host(sets);
    const name = { en: 'My pictures' };
    await addToMine(client, { game: 'copytoru', name }, [{ of: 'box/red-1', art: ART }]);
    await addToMine(client, { game: 'kokopelli', name }, [{ of: 'festival/wide-porch', art: ART }]);
    await addToMine(client, { game: 'kokopelli', name }, [{ of: 'festival/drum', art: OTHER }]);
    expect([...sets.values()].map(({ game, variants }) => [game, variants.map(({ of }) => of)])).toEqual([
      ['copytoru', ['box/red-1']],
      ['kokopelli', ['festival/wide-porch', 'festival/drum']],
    ]);
  });
});

describe('a new set of looks', () => {
  it('does not stay behind empty when its looks cannot be kept', async () => {
    const sets = new Map<string, VariantsDraft>();
    const client = host(sets, 'designs.save');
    const photos = { game: 'copytoru', name: { en: 'Photos' } } as const;
    expect(await createPictureSet(client, photos, [{ of: 'box/red-1', art: ART }])).toEqual({
      ok: false,
      refusal: { key: 'main.refusals.disk-full' },
    });
    expect(sets.size).toBe(0);
  });
});

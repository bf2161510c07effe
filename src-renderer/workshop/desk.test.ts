// @vitest-environment jsdom
import { createPinia, setActivePinia } from 'pinia';
import { describe, expect, it, vi } from 'vitest';
import { createApp, shallowRef } from 'vue';
import type { DesignsDraft } from '@shared/contract/drafts';
import { useNoticesStore } from '../stores/notices';
import { provideConnection } from '../client/connection';
import { HostGone, type ConnectionStatus } from '../client/status';
import { useDeskStore } from './desk';
import { blankCard } from './model/cards';
import { withName } from './model/edits';

const owl = blankCard('kirby', 'owl', { en: 'Owl' });
const garden: DesignsDraft = {
  kind: 'designs',
  game: 'copytoru',
  id: 'garden',
  name: { en: 'Garden' },
  cards: [owl],
};
const listed = (openable: boolean, id: string, revision = 'r1') => ({
  id,
  game: 'copytoru' as const,
  kind: 'designs' as const,
  name: { en: id },
  entries: 1,
  printTrue: false,
  problems: [],
  openable,
  revision: openable ? revision : null,
});

/** A desk over a host whose answers can be changed. */
function deskWith(answers: Record<string, (input: unknown) => unknown>) {
  const call = vi.fn();
  call.mockImplementation(async (name: string, input: unknown) => {
    const answer = answers[name];
    if (answer === undefined) throw new Error(`not asked for here: ${name}`);
    return answer(input);
  });
  const status = shallowRef<ConnectionStatus>('open');
  const app = createApp({});
  const pinia = createPinia();
  app.use(pinia);
  setActivePinia(pinia);
  provideConnection(app, { client: { call, on: () => () => {} }, status });
  const desk = app.runWithContext(() => useDeskStore());
  return {
    desk,
    call,
    pinia,
    status,
    saves: () => call.mock.calls.filter(([name]) => name === 'designs.save').length,
  };
}
const place = { set: 'garden', card: 'owl' };
const named = (desk: ReturnType<typeof useDeskStore>): string | undefined =>
  desk.sets.get('garden')?.cards[0]?.name.en;

describe('the desk', () => {
  const normal = () => ({
    'designs.list': () => [listed(true, 'garden'), listed(false, 'odd')],
    'designs.open': () => ({ ok: true, value: { draft: garden, revision: 'r1' } }),
    'designs.save': (): unknown => ({ ok: true, value: { revision: 'r2', outside: null } }),
  });

  it('opens every set that can be edited, and lists the others too', async () => {
    const { desk } = deskWith(normal());
    await desk.load();
    expect(desk.phase).toBe('ready');
    expect([...desk.sets.keys()]).toEqual(['garden']);
    expect(desk.list.map(({ id }) => id)).toEqual(['garden', 'odd']);
  });

  it('says that the sets could not be fetched', async () => {
    const { desk } = deskWith({
      'designs.list': () => {
        throw new HostGone();
      },
    });
    await desk.load();
    expect(desk.phase).toBe('failed');
  });

  it('says saved only after the host did, and undoes on disk as well', async () => {
    const { desk, saves } = deskWith(normal());
    await desk.load();
    desk.changeCard(place, (card) => withName(card, 'en', 'Barn owl'));
    expect([desk.kept.state, saves()]).toEqual(['saving', 0]);
    expect(await desk.saved('garden')).toBe(true);
    expect([desk.kept.state, saves()]).toEqual(['saved', 1]);
    expect(desk.undo()).toEqual(place);
    expect([named(desk), desk.kept.state]).toEqual(['Owl', 'saving']);
    await desk.flush();
    expect(saves()).toBe(2);
  });

  it('keeps what could not be saved, says why, and saves it when the host is back', async () => {
    const answers = normal();
    const { desk, status } = deskWith(answers);
    await desk.load();
    answers['designs.save'] = () => {
      throw new HostGone();
    };
    desk.changeCard(place, (card) => withName(card, 'en', 'Barn owl'));
    expect(await desk.flush()).toBe(false);
    expect(desk.kept).toEqual({ state: 'failed', reason: { key: 'app.lost.head' } });
    expect(named(desk)).toBe('Barn owl');
    answers['designs.save'] = normal()['designs.save'];
    status.value = 'lost';
    await Promise.resolve();
    status.value = 'open';
    await expect.poll(() => desk.kept.state).toBe('saved');
  });

  it('takes a set away after saving it, and puts it back as it was', async () => {
    let kept: unknown = garden;
    const { desk } = deskWith({
      'designs.list': () => [listed(true, 'garden')],
      'designs.open': () => ({ ok: true, value: { draft: kept, revision: 'r1' } }),
      'designs.save': (input) => {
        kept = typeof input === 'object' && input !== null && 'draft' in input ? input.draft : null;
        return { ok: true, value: { revision: 'r2', outside: null } };
      },
      'designs.remove': () => ({ ok: true, value: null }),
      'designs.putBack': () => ({ ok: true, value: null }),
    });
    await desk.load();
    desk.changeCard(place, (card) => withName(card, 'en', 'Barn owl'));
    expect(await desk.remove('garden')).toBeNull();
    expect(desk.sets.size).toBe(0);
    expect(desk.canUndo).toBe(false);
    expect(desk.gone?.kind).toBe('set');
    expect(await desk.putBack('garden')).toBeNull();
    expect(named(desk)).toBe('Barn owl');
  });

  it('offers to put back a set that another window has deleted', async () => {
    const answers = { ...normal(), 'designs.list': () => [listed(true, 'garden')] };
    const { desk } = deskWith(answers);
    await desk.load();
    answers['designs.list'] = () => [];
    await desk.refresh();
    expect([...desk.sets.keys()]).toEqual([]);
    expect(desk.gone).toEqual({ kind: 'set', id: 'garden', name: { en: 'Garden' } });
  });

  it('keeps in sight what was not saved of a set that another window has deleted', async () => {
    const refusal = { key: 'services.designs.gone' };
    const answers = {
      ...normal(),
      'designs.list': () => [listed(true, 'garden')],
      'designs.save': (): unknown => ({ ok: false, refusal }),
    };
    const { desk } = deskWith(answers);
    await desk.load();
    desk.changeCard(place, (card) => withName(card, 'en', 'Eagle Owl'));
    await desk.flush();
    answers['designs.list'] = () => [];
    await desk.refresh();
    expect(named(desk)).toBe('Eagle Owl');
    expect(desk.kept.state).toBe('failed');
  });

  it('no longer offers a deleted card once something else was edited', async () => {
    const { desk } = deskWith(normal());
    await desk.load();
    desk.gone = { kind: 'card', id: 'garden/fox', name: { en: 'Fox' } };
    desk.changeCard(place, (card) => withName(card, 'en', 'Barn owl'));
    expect(desk.gone).toBeNull();
  });

  it('takes up what was made of a set elsewhere, as one edit that can be undone', async () => {
    const renamed = (name: string): DesignsDraft => ({ ...garden, cards: [withName(owl, 'en', name)] });
    let [revision, draft] = ['r1', garden];
    const { desk, call, saves } = deskWith({
      'designs.list': () => [listed(true, 'garden', revision)],
      'designs.open': () => ({ ok: true, value: { draft, revision } }),
      'designs.save': () => ({ ok: true, value: { revision: 'r9', outside: null } }),
    });
    const opened = (): number => call.mock.calls.filter(([name]) => name === 'designs.open').length;
    await desk.load();
    await desk.refresh();
    expect(opened()).toBe(1);
    [revision, draft] = ['r2', renamed('Barn owl')];
    await desk.refresh();
    expect([named(desk), desk.kept.state, desk.canUndo, opened()]).toEqual(['Barn owl', 'saved', true, 2]);
    // Another window that goes on typing is one step.
    [revision, draft] = ['r3', renamed('Snowy owl')];
    await desk.refresh();
    await desk.refresh();
    expect([named(desk), opened(), saves()]).toEqual(['Snowy owl', 3, 0]);
    expect(desk.undo()).toEqual({ set: 'garden', card: null });
    expect([named(desk), desk.canUndo, desk.kept.state]).toEqual(['Owl', false, 'saving']);
    await desk.flush();
    expect(call).toHaveBeenLastCalledWith('designs.save', { revision: 'r3', draft: garden });
  });

  it('takes up nothing where something is not on disk yet, be it typed meanwhile', async () => {
    let [revision, draft] = ['r1', garden];
    const type = (name: string): void => desk.changeCard(place, (card) => withName(card, 'en', name));
    const { desk, call, pinia } = deskWith({
      'designs.list': () => [
        listed(true, 'garden', revision),
        { ...listed(false, 'garden-2'), name: { en: 'Other garden' } },
      ],
      'designs.open': () => {
        if (revision === 'r3') type('Owlet');
        return { ok: true, value: { draft, revision } };
      },
      'designs.save': () => ({ ok: true, value: { revision: 'r2', outside: 'garden-2' } }),
    });
    await desk.load();
    type('Barn owl');
    [revision, draft] = ['r2', { ...garden, cards: [] }];
    await desk.refresh();
    expect(named(desk)).toBe('Barn owl');
    // Its save says from which version it was made, so that the other is kept.
    await desk.flush();
    expect(call.mock.calls.findLast(([name]) => name === 'designs.save')?.[1]).toMatchObject({
      revision: 'r1',
    });
    await expect
      .poll(() => useNoticesStore(pinia).notices.map(({ message }) => message))
      .toEqual([{ key: 'workshop.saving.outside', values: { set: 'garden', kept: 'Other garden' } }]);
    revision = 'r3';
    await desk.refresh();
    expect([named(desk), desk.kept.state]).toEqual(['Owlet', 'saving']);
  });

  it('takes an earlier version up as an edit that can be undone', async () => {
    const { desk } = deskWith({
      ...normal(),
      'designs.restore': () => ({
        ok: true,
        value: { draft: { ...garden, cards: [] }, revision: 'r9' },
      }),
    });
    await desk.load();
    expect(await desk.restore('garden', 1)).toBeNull();
    expect(desk.sets.get('garden')?.cards).toEqual([]);
    expect(desk.kept.state).toBe('saved');
    desk.undo();
    expect(named(desk)).toBe('Owl');
  });
});

import { describe, expect, it } from 'vitest';
import type { ViewDecision } from '@shared/contract/view';
import { controlsOf, spaceControl } from './controls';
import { dropMeaning } from './drop';

const decision = (kind: string, ids: string[], min: number, max: number): ViewDecision => ({
  seat: 0,
  kind,
  mine: true,
  prompt: { key: 'prompts.play' },
  options: ids.map((id) => ({ id })),
  barred: [],
  min,
  max,
  ordered: false,
});

describe('the buttons of the prompt', () => {
  it('hold no places: those are pressed where they are, and confirmed by what is done there', () => {
    const space = {
      ...decision('space', ['village:0:1', 'village:0:4'], 1, 1),
      prompt: { key: 'prompts.kokopelli.space-open' },
    };
    expect(controlsOf(space, []).map(({ label }) => label)).toEqual(['confirm.space-open']);
    expect(controlsOf(space, ['village:0:4'])[0]).toMatchObject({ barred: null, pick: ['village:0:4'] });
  });

  it('take the order that lies there where all are to be put in one', () => {
    const order = { ...decision('order', ['c3', 'c1', 'c2'], 3, 3), ordered: true };
    expect(controlsOf(order, []).map(({ label }) => label)).toEqual(['asTheyLie', 'confirm.order']);
    expect(controlsOf(order, [])[0]?.pick).toEqual(['c3', 'c1', 'c2']);
    const excess = { ...decision('excess', ['c3', 'c1', 'c2'], 2, 2), ordered: true };
    expect(controlsOf(excess, []).map(({ label }) => label)).toEqual(['confirm.excess']);
  });

  it('offer no attack, and an attack once an enemy is chosen', () => {
    const target = decision('target', ['c60', 'c61'], 0, 2);
    const before = controlsOf(target, []);
    expect(before.map(({ label }) => label)).toEqual(['none.target', 'confirm.target']);
    expect(before[0]?.pick).toEqual([]);
    expect(before[1]?.barred).toEqual({ key: 'chooseMore', values: { count: 1 } });
    const after = controlsOf(target, ['c61']);
    expect(after[1]).toMatchObject({ main: true, space: true, barred: null, pick: ['c61'] });
  });

  it('wait for the exact number at the hand limit', () => {
    const limit = decision('hand-limit', ['c1', 'c2', 'c3'], 2, 2);
    expect(controlsOf(limit, ['c1'])[0]?.barred).toEqual({ key: 'chooseMore', values: { count: 1 } });
    expect(controlsOf(limit, ['c1', 'c3'])[0]?.barred).toBeNull();
  });

  it('show the acts of a single pick, and let Space stop but never skip', () => {
    const play = controlsOf(decision('play', ['c1', 'skip'], 1, 1), []);
    expect(play).toMatchObject([{ label: 'act.skip', pick: ['skip'], space: false }]);
    expect(spaceControl(play)).toBeNull();
    const get = controlsOf(decision('get', ['c30', 'draw-normal', 'stop'], 1, 1), []);
    expect(spaceControl(get)?.pick).toEqual(['stop']);
  });

  it('attack exactly one enemy, and say when that would fail', () => {
    const target = {
      ...decision('target', [], 1, 1),
      options: [
        { id: 'c60', preview: { power: 4, life: 2, succeeds: true, stars: 2 } },
        { id: 'c61', preview: { power: 4, life: 5, succeeds: false, stars: 0 } },
      ],
    };
    expect(controlsOf(target, []).map(({ label }) => label)).toEqual(['confirm.target']);
    expect(controlsOf(target, [])[0]?.barred).toEqual({ key: 'chooseMore', values: { count: 1 } });
    expect(spaceControl(controlsOf(target, ['c60']))).toMatchObject({
      label: 'confirm.target',
      pick: ['c60'],
    });
    expect(spaceControl(controlsOf(target, ['c61']))).toMatchObject({ label: 'confirm.weak', pick: ['c61'] });
  });

  it('ask once more before a card is played that can only fail', () => {
    const options = [{ id: 'c1', preview: { succeeds: false } }, { id: 'c2' }, { id: 'challenge' }];
    const play = { ...decision('play', [], 1, 1), options };
    expect(controlsOf(play, []).map(({ label }) => label)).toEqual(['act.challenge']);
    expect(controlsOf(play, ['c1']).map(({ label }) => label)).toEqual(['act.challenge', 'confirm.weak']);
  });

  it('are none while another seat decides', () => {
    expect(controlsOf({ ...decision('play', ['c1'], 1, 1), mine: false }, [])).toEqual([]);
  });
});

describe('letting go of a dragged card', () => {
  const play = decision('play', ['c1', 'c2', 'skip'], 1, 1);

  it('plays a hand card over the felt, and remembers the enemy below it', () => {
    expect(dropMeaning(play, 1, 'felt')).toEqual({ type: 'pick', target: null });
    expect(dropMeaning(play, 1, 'c60')).toEqual({ type: 'pick', target: 60 });
  });

  it('takes an offered card over the hand only', () => {
    const get = decision('get', ['c30', 'draw-normal'], 1, 1);
    expect(dropMeaning(get, 30, 'hand')).toEqual({ type: 'pick', target: null });
    expect(dropMeaning(get, 30, 'felt')).toEqual({ type: 'back' });
  });

  it('discards for a challenge over the felt', () => {
    const discard = decision('challenge-discard', ['c1', 'c2'], 1, 1);
    expect(dropMeaning(discard, 1, 'c60')).toEqual({ type: 'pick', target: null });
    expect(dropMeaning(discard, 1, 'hand')).toEqual({ type: 'back' });
  });

  it('chooses where several are asked for', () => {
    expect(dropMeaning(decision('discard-hand', ['c1', 'c2'], 0, 2), 2, 'felt')).toEqual({ type: 'choose' });
  });

  it('goes back when nothing may happen', () => {
    expect(dropMeaning(play, 1, 'hand')).toEqual({ type: 'back' });
    expect(dropMeaning(play, 1, null)).toEqual({ type: 'back' });
    expect(dropMeaning(play, 9, 'felt')).toEqual({ type: 'back' });
  });
});

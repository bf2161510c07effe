import { describe, expect, it } from 'vitest';
import { placeNote } from './notePlace';

const card = { left: 400, top: 200, width: 100, height: 140 };
const note = { width: 200, height: 40 };

describe('the place of a note', () => {
  it('is above its card, in the middle', () => {
    expect(placeNote(card, note, { width: 1000, ceiling: 120, below: 'other' })).toEqual({
      left: 350,
      top: 150,
      side: 'above',
    });
  });

  it('is below where above would cover the other players', () => {
    expect(placeNote(card, note, { width: 1000, ceiling: 160, below: 'other' })).toMatchObject({
      top: 350,
      side: 'below',
    });
  });

  it('is below a card where nothing is read there', () => {
    expect(placeNote(card, note, { width: 1000, ceiling: 0, below: 'nothing' }).side).toBe('below');
  });

  it('is over the foot of the card where another row stands below', () => {
    const { top, side } = placeNote(card, note, { width: 1000, ceiling: 160, below: 'row' });
    expect(side).toBe('over');
    expect(top + note.height).toBeLessThanOrEqual(340);
    // The number is in the upper third of the card.
    expect(top).toBeGreaterThan(200 + 140 / 3);
  });

  it('stays inside the window', () => {
    const at = (left: number) =>
      placeNote({ ...card, left }, note, { width: 600, ceiling: 0, below: 'other' }).left;
    expect(at(0)).toBe(8);
    expect(at(560)).toBe(392);
  });
});

import { describe, expect, it } from 'vitest';
import { ownerOf, playArea, sideOf, villageOf } from './places';

describe('places of a village', () => {
  it('stand in a row; the private fifth of two players in the middle (KO-4)', () => {
    expect(villageOf(4, 2)).toEqual(['village:2:1', 'village:2:2', 'village:2:3', 'village:2:4']);
    expect(villageOf(2, 1)).toEqual([
      'village:1:1',
      'village:1:2',
      'village:1:5',
      'village:1:3',
      'village:1:4',
    ]);
  });

  it('the next seat lies left, the one before right, two sit across', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(4, 3, seat))).toEqual(['left', 'far', 'right', 'mine']);
    expect([0, 1, 2].map((seat) => sideOf(3, 0, seat))).toEqual(['mine', 'left', 'right']);
    expect([0, 1].map((seat) => sideOf(2, 1, seat))).toEqual(['far', 'mine']);
  });
});

describe('the play area', () => {
  it('holds my village and the nearest two of both neighbours', () => {
    expect([...playArea(4, 0, false)]).toEqual([
      'village:0:1',
      'village:0:2',
      'village:0:3',
      'village:0:4',
      'village:1:3',
      'village:1:4',
      'village:3:1',
      'village:3:2',
    ]);
  });

  it('holds the outer two on either side of one opponent, not the private one (KO-4)', () => {
    const area = playArea(2, 0, false);
    expect(area.size).toBe(9);
    expect(area.has('village:1:5')).toBe(false);
    expect(area.has('village:0:5')).toBe(true);
  });

  it('holds all of both neighbours under Long Road, with two players the private one too (E13)', () => {
    expect(playArea(4, 0, true).size).toBe(12);
    expect(playArea(4, 0, true).has('village:2:1')).toBe(false);
    expect(playArea(2, 0, true).has('village:1:5')).toBe(true);
  });
});

it('tells whose a card is: 36 for each seat, one after the other', () => {
  expect([0, 35, 36, 107, 143].map(ownerOf)).toEqual([0, 0, 1, 2, 3]);
});

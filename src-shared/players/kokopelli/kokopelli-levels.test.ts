import { describe, expect, it } from 'vitest';
import { boxCards } from '@shared/games/kokopelli/testing/box';
import { position, type KokopelliPosition } from '@shared/games/kokopelli/testing/position';
import type { Position } from '@shared/games/testing/take-up';
import { PLACE } from '@shared/table/decision';
import { zoneName } from '@shared/table/layout';
import { takePick } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import { makePlayer, makeThinker, playerRandom, type ComputerName, type Seating } from '../index';
import { mindFor } from '../minds';

/** The seating of a position: its types are those that have tiles. */
function seatingOf({ rules }: Position, options: Readonly<Record<string, unknown>> = {}): Seating {
  const types = rules.layout.zones.flatMap(({ name }) => (name.startsWith('tiles:') ? [name.slice(6)] : []));
  return { rules, cards: boxCards, options: { types, ...options } };
}

/** What a player does until its turn ends, or until it has picked so often. */
function picks(game: Position, name: ComputerName, most = 9): string[] {
  const { match, rules } = game;
  const player = makePlayer(name, seatingOf(game));
  const seat = match.decision?.seat;
  const said: string[] = [];
  while (match.decision?.seat === seat && match.decision !== null && said.length < most) {
    const { decision } = match;
    const pick = player.decide(seenBy(match.table, decision.seat), decision, { rng: playerRandom(name) });
    for (const code of pick) said.push(nameOf(game, code));
    takePick(match, pick);
  }
  expect(rules.game).toBe('kokopelli');
  return said;
}

const nameOf = ({ rules }: Position, code: number): string => {
  if (code >= PLACE) return zoneName(rules.layout, code - PLACE);
  return code < 0 ? (rules.acts[-1 - code] ?? '') : (rules.faces[code] ?? '').replace(/^.*\//, '');
};

const greedy = (input: KokopelliPosition, most?: number): string[] => picks(position(input), 'greedy', most);

describe('greedy in Kokopelli', () => {
  it('lays the card that completes a ceremony in a neighbour’s village', () => {
    const said = greedy(
      {
        zones: {
          'hand:0': ['flute-host', 'open-basket', 'wide-porch', 'kokopelli'],
          'village:1:3': ['flute-host', 'flute-host', 'kokopelli'],
          'village:0:1': ['quick-beat'],
        },
        actions: 1,
      },
      3,
    );
    expect(said.slice(0, 2)).toEqual(['play', 'flute-host']);
  });

  it('does not lay the third card before neighbours who can complete it', () => {
    const zones = {
      'hand:0': ['grand-finale', 'open-basket'],
      'hand:1': ['kokopelli', 'kokopelli', 'kokopelli', 'first-spark', 'first-spark'],
      'village:0:1': ['grand-finale', 'grand-finale'],
    };
    expect(greedy({ zones, actions: 1 }, 1)).not.toEqual(['play']);
  });

  it('lays the third and the fourth card in one turn', () => {
    const game = position({
      zones: {
        'hand:0': ['grand-finale', 'kokopelli', 'open-basket', 'wide-porch'],
        'village:1:4': ['grand-finale', 'grand-finale'],
      },
    });
    picks(game, 'greedy');
    expect(game.counter('points:0')).toBe(4);
  });

  it('empties its hand for the bonus rather than draw', () => {
    const zones = { 'hand:0': ['empty-bowl'], 'village:2:1': ['twin-flute'] };
    expect(greedy({ zones, actions: 1 }, 2)[0]).toBe('open');
  });
});

describe('what is foreseen of a match of Kokopelli', () => {
  const foreseen = (points: readonly number[]): { chances: number[]; points: number[] } => {
    const game = position({ zones: {}, points });
    const [chances, ends] = [new Float64Array(4), new Float64Array(4)];
    mindFor(seatingOf(game)).foresight?.foresee(game.match.table, chances, ends);
    return { chances: [...chances], points: [...ends] };
  };

  it('gives chances that add up to 1, the same to all who stand alike', () => {
    const { chances } = foreseen([10, 10, 10, 10]);
    for (const chance of chances) expect(chance).toBeCloseTo(0.25);
  });

  it('gives the best chance to who is ahead, and everybody more points than now', () => {
    const { chances, points } = foreseen([10, 25, 12, 10]);
    expect(chances.indexOf(Math.max(...chances))).toBe(1);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    [10, 25, 12, 10].forEach((now, seat) => expect(points[seat]).toBeGreaterThan(now));
  });

  it('tells a search what its picks come to', () => {
    const game = position({
      zones: {
        'hand:0': ['flute-host', 'wide-porch'],
        'village:1:3': ['flute-host', 'kokopelli', 'kokopelli'],
      },
      actions: 1,
    });
    const { decision, table } = game.match;
    if (decision === null) throw new Error('The match is over.');
    const thought = makeThinker(seatingOf(game)).think(seenBy(table, 0), decision, {
      rng: playerRandom('think'),
      budget: { iterations: 60 },
    });
    expect(nameOf(game, thought.pick[0] ?? 0)).toBe('play');
    expect(thought.candidates[0]?.stars).toBeGreaterThan(10);
  });
});

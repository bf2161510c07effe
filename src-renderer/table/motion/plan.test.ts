import { describe, expect, it } from 'vitest';
import { backwards, chained, planFlights, type Box, type Scene } from './plan';

const box = (x: number, y: number, width = 100, angle = 0): Box => ({ x, y, width, angle });
const scene = (cards: Record<number, Box>, anchors: Record<string, Box> = {}): Scene => ({
  cards: new Map(Object.entries(cards).map(([card, at]) => [Number(card), at])),
  anchors: new Map(Object.entries(anchors)),
});

describe('planning how cards fly', () => {
  it('lets a card go from where it was to where it is', () => {
    const [flight] = planFlights(scene({ 3: box(10, 500, 130, -5) }), scene({ 3: box(800, 200, 110) }), [
      { card: 3, from: 'hand:0', to: 'played:0' },
    ]);
    expect(flight).toMatchObject({
      manner: 'play',
      card: 3,
      from: box(10, 500, 130, -5),
      to: box(800, 200, 110),
      delay: 0,
      duration: 220,
      lands: true,
      turn: 'none',
    });
  });

  it('turns a card over that comes from a deck, 60 ms apart', () => {
    const flights = planFlights(
      scene({}, { 'deck:copy': box(50, 300, 80) }),
      scene({ 7: box(200, 300), 8: box(300, 300) }),
      [
        { card: 7, from: 'deck:copy', to: 'offer' },
        { card: 8, from: 'deck:copy', to: 'offer' },
      ],
    );
    expect(flights.map(({ turn, delay, manner }) => ({ turn, delay, manner }))).toEqual([
      { turn: 'up', delay: 0, manner: 'deal' },
      { turn: 'up', delay: 60, manner: 'deal' },
    ]);
    expect(flights[0]?.from).toEqual(box(50, 300, 80));
  });

  it('lets a won enemy fly to its seat and be gone, after the trail', () => {
    const [flight] = planFlights(scene({ 60: box(200, 200) }), scene({}, { 'won:1': box(700, 90, 30) }), [
      { card: 60, from: 'table:enemy', to: 'won:1' },
    ]);
    expect(flight).toMatchObject({ manner: 'win', lands: false, delay: 150, duration: 320, back: 'enemy' });
  });

  it('lets a back fly for a card nobody here may know', () => {
    const flights = planFlights(
      scene({}, { 'deck:normal': box(900, 400), 'hand:1': box(250, 90, 20) }),
      scene({}, { 'deck:normal': box(900, 400), 'hand:1': box(250, 90, 20) }),
      [{ card: null, from: 'deck:normal', to: 'hand:1' }],
    );
    expect(flights).toHaveLength(1);
    expect(flights[0]).toMatchObject({ card: null, lands: false, turn: 'none', back: 'kirby' });
  });

  it('closes the gap for the cards that stay, at once', () => {
    const flights = planFlights(
      scene({ 1: box(100, 700), 2: box(200, 700), 3: box(300, 700) }),
      scene({ 1: box(150, 700), 3: box(250, 700), 2: box(900, 200) }),
      [{ card: 2, from: 'hand:0', to: 'played:0' }],
    );
    const shifted = flights.filter(({ manner }) => manner === 'shift');
    expect(shifted.map(({ card }) => card)).toEqual([1, 3]);
    expect(shifted.every(({ delay, duration }) => delay === 0 && duration === 150)).toBe(true);
  });

  it('closes a row only after its enemy has begun to fall', () => {
    const flights = planFlights(
      scene({ 60: box(200, 200), 61: box(330, 200) }),
      scene({ 61: box(200, 200) }, { 'won:0': box(90, 700, 24) }),
      [{ card: 60, from: 'table:enemy', to: 'won:0' }],
    );
    expect(flights.map(({ card, delay }) => [card, delay])).toEqual([
      [60, 150],
      [61, 250],
    ]);
  });

  it('moves nothing that stays where it is, or that cannot be seen at one end', () => {
    expect(planFlights(scene({ 1: box(5, 5) }), scene({ 1: box(5, 5) }), [])).toEqual([]);
    expect(
      planFlights(scene({}), scene({ 4: box(1, 1) }), [{ card: 4, from: 'nowhere', to: 'offer' }]),
    ).toEqual([]);
  });

  it('flies straight to the last place when a card moved twice', () => {
    expect(
      chained([
        { card: 5, from: 'hand:0', to: 'played:0' },
        { card: null, from: 'deck:normal', to: 'hand:1' },
        { card: 5, from: 'played:0', to: 'discard:kirby' },
        { card: 6, from: 'offer', to: 'hand:0' },
        { card: 6, from: 'hand:0', to: 'offer' },
      ]),
    ).toEqual([
      { card: 5, from: 'hand:0', to: 'discard:kirby' },
      { card: null, from: 'deck:normal', to: 'hand:1' },
    ]);
  });

  it('closes the hand at once, and the row of enemies when one has left it', () => {
    const before = scene({ 1: box(100, 700), 20: box(400, 200), 21: box(500, 200) });
    const after = { ...scene({ 1: box(140, 700), 21: box(450, 200) }), hand: new Set([1]) };
    const anchored = { ...after, anchors: new Map([['won:0', box(60, 600, 30)]]) };
    const moves = [{ card: 20, from: 'table:enemy', to: 'won:0' }];
    const shifts = planFlights(before, anchored, moves).filter(({ manner }) => manner === 'shift');
    expect(shifts.map(({ card, delay }) => [card, delay])).toEqual([
      [1, 0],
      [21, 250],
    ]);
  });

  describe('a card that attacks at once', () => {
    const moves = [
      { card: 5, from: 'hand:0', to: 'played:0' },
      { card: 20, from: 'table:enemy', to: 'won:0' },
      { card: 5, from: 'played:0', to: 'discard:kirby' },
    ];
    const before = scene({ 5: box(100, 700, 130), 20: box(400, 200) }, { 'played:0': box(900, 200, 110) });
    const anchors = { 'played:1': box(900, 200, 110), 'won:0': box(60, 650, 30) };

    it('is seen in play before it goes to the discards, and stands there when all is over', () => {
      const [first, fall, last] = planFlights(before, scene({ 5: box(50, 400, 60) }, anchors), moves);
      expect(first).toMatchObject({ leg: 'first', to: box(900, 200, 110), home: box(50, 400, 60), delay: 0 });
      expect(fall).toMatchObject({ manner: 'win', card: 20 });
      expect(last).toMatchObject({ leg: 'last', from: box(900, 200, 110), to: box(50, 400, 60) });
      // 220 to get there, 200 to be read, 150 for the trail.
      expect(fall?.delay).toBe(570);
      expect(last?.delay).toBeGreaterThan(570);
    });

    it('flies straight on where it cannot be seen in the end', () => {
      const flights = planFlights(
        before,
        scene({}, { ...anchors, 'discard:kirby': box(50, 400, 60) }),
        moves,
      );
      expect(flights.map(({ card, leg }) => [card, leg])).toEqual([
        [5, null],
        [20, null],
      ]);
    });

    it('turns over on its way when it comes from the deck', () => {
      const [first] = planFlights(
        scene({}, { 'deck:kirby': box(50, 300, 70), 'played:0': box(900, 200, 110) }),
        scene({ 9: box(50, 420, 60) }, anchors),
        [
          { card: 9, from: 'deck:kirby', to: 'played:0' },
          { card: 9, from: 'played:0', to: 'discard:kirby' },
        ],
      );
      expect(first).toMatchObject({ turn: 'up', from: box(50, 300, 70), to: box(900, 200, 110) });
    });
  });

  it('lets an enemy that withstood shake before it slides to the discards', () => {
    const [flight] = planFlights(scene({ 20: box(400, 200) }), scene({ 20: box(60, 200, 60) }), [
      { card: 20, from: 'table:enemy', to: 'discard:enemy', missed: true },
    ]);
    // A trail of 150, then a shake of 150.
    expect(flight).toMatchObject({ manner: 'miss', delay: 300, duration: 220 });
  });

  it('has started everything within 1.3 seconds, however many cards there are', () => {
    const many = Array.from({ length: 90 }, (_, card) => card);
    const flights = planFlights(
      scene({}, { 'deck:copy': box(0, 0) }),
      scene(Object.fromEntries(many.map((card) => [card, box(100 + card, 50)]))),
      many.map((card) => ({ card, from: 'deck:copy', to: 'offer' })),
    );
    expect(flights).toHaveLength(90);
    expect(Math.max(...flights.map(({ delay }) => delay))).toBeLessThanOrEqual(1300);
  });

  it('takes half the time backwards', () => {
    const flights = planFlights(scene({ 3: box(0, 0) }), scene({ 3: box(90, 0) }), [
      { card: 3, from: 'played:0', to: 'hand:0' },
    ]);
    expect(backwards(flights)[0]?.duration).toBe(110);
  });
});

describe('a deck that is rebuilt', () => {
  const deck = { 'deck:enemy': box(50, 200, 70), 'discard:enemy': box(140, 200, 55) };
  const rebuilt = [
    { card: 30, from: 'discard:enemy', to: 'deck:enemy' },
    { card: 31, from: 'discard:enemy', to: 'deck:enemy' },
    { card: 32, from: 'discard:enemy', to: 'deck:enemy' },
    { card: 33, from: 'discard:enemy', to: 'deck:enemy' },
    { card: 32, from: 'deck:enemy', to: 'table:enemy' },
  ];

  it('riffles over as three cards drawn as seven in 320 ms', () => {
    const flights = planFlights(
      scene({ 33: box(140, 200, 55) }, deck),
      scene({ 32: box(400, 200) }, deck),
      rebuilt,
    );
    const riffle = flights.filter(({ manner }) => manner === 'riffle');
    expect(riffle).toHaveLength(3);
    expect(riffle.reduce((sum, { sheets }) => sum + sheets, 0)).toBe(7);
    expect(Math.max(...riffle.map(({ delay, duration }) => delay + duration))).toBe(320);
    expect(riffle.every(({ card, back, lands }) => card === null && back === 'enemy' && !lands)).toBe(true);
  });

  it('deals only then, face down from the deck, a card too that lay open before', () => {
    const flights = planFlights(
      scene({ 32: box(140, 200, 55) }, deck),
      scene({ 32: box(400, 200) }, deck),
      rebuilt,
    );
    const dealt = flights.filter(({ manner }) => manner === 'deal');
    expect(dealt).toMatchObject([{ card: 32, from: box(50, 200, 70), turn: 'up', delay: 320 }]);
  });
});

describe('cards of villages', () => {
  it('a card that completes a stack is seen there before it goes home', () => {
    const flights = planFlights(
      scene({ 3: box(600, 700) }, {}),
      scene({}, { 'village:1:3': box(300, 200), 'discard:0': box(900, 480, 20) }),
      [
        { card: 3, from: 'hand:0', to: 'village:1:3' },
        { card: 3, from: 'village:1:3', to: 'discard:0' },
      ],
    );
    expect(flights.map(({ manner, leg, to }) => ({ manner, leg, x: to.x }))).toEqual([
      { manner: 'play', leg: 'first', x: 300 },
      { manner: 'discard', leg: 'last', x: 900 },
    ]);
    // 220 on the way, then 200 to be looked at, then 90 between one kind of move and the next.
    expect(flights[1]?.delay).toBe(510);
  });

  it('a tile flies to its seat without the trail of an attack; a placed game-end tile is told by a word', () => {
    const flights = planFlights(
      scene({ 9: box(640, 350, 30) }, { 'end-tiles': box(900, 300, 20) }),
      scene({}, { 'won:0': box(950, 480, 20), 'tiles:double-step': box(300, 350, 40) }),
      [
        { card: 9, from: 'tiles:double-step', to: 'won:0' },
        { card: 12, from: 'end-tiles', to: 'tiles:double-step' },
      ],
    );
    expect(flights.map(({ manner, card }) => ({ manner, card }))).toEqual([{ manner: 'earn', card: 9 }]);
  });
});

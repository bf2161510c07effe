import { inject, nextTick, onScopeDispose, watch, type ShallowRef } from 'vue';
import type { MatchChange, MatchView } from '@shared/contract/view';
import { useMatchesStore } from '../../stores/matches';
import { useSettingsStore } from '../../stores/settings';
import { CHANGES } from '../context';
import { gameTable } from '../model/games';
import { ownSeat } from '../model/seating';
import { cardsIn, isDiscard, seenIn } from '../model/zones';
import { accompany, holdBack, letGo, type Held } from './accompany';
import { fadeIn } from './attackMotion';
import { ghost, hideHalfway, hideUntilThere, land, lift, revealLate, thicken } from './fly';
import { movesBetween, toldMoves } from './moves';
import type { OnTheWay } from './onTheWay';
import { backwards, planFlights, type CardMove, type Flight } from './plan';
import { makeRunning } from './running';
import { measure, type Stage } from './scene';

/** The new hand is dealt once the curtain is up, in milliseconds. */
const CURTAIN_UP = 260;

const NOTHING_HELD: Held = { stars: new Map(), power: [] };

interface Stages {
  readonly before: Stage;
  readonly after: Stage;
}

interface RunOptions {
  /** Milliseconds before the first card moves. */
  readonly wait?: number;
  readonly backwards?: boolean;
}

/** Whether a card flies to a pile, or stops in play on its way there. */
const growsSmall = ({ zone, leg, lands }: Flight): boolean =>
  lands && (leg === 'first' || isDiscard(zone ?? ''));

interface Options {
  /** Everything that is measured. */
  readonly root: Readonly<ShallowRef<HTMLElement | null>>;
  /** Over everything: what belongs to no place flies here. */
  readonly layer: Readonly<ShallowRef<HTMLElement | null>>;
  /** A back or a star to copy. */
  readonly pattern: (what: 'kirby' | 'enemy' | 'star') => HTMLElement | null;
  readonly view: () => MatchView;
  /** What was just picked: it lifts at once, and flies from there when what came of it is here. */
  readonly taken: Readonly<ShallowRef<readonly number[]>>;
  readonly onTheWay: OnTheWay;
}

/** Moves every card from where it was to where it is, whenever the match changes. */
export function useMotion({ root, layer, pattern, view, taken, onTheWay }: Options): {
  readonly dealIn: () => void;
} {
  const onChange = inject(CHANGES, useMatchesStore().onChange);
  const settings = useSettingsStore();
  const { keep, stop, hurry } = makeRunning();
  let shown: MatchView = view();
  let lifted: readonly Animation[] = [];

  const putDown = (): void => lifted.forEach((animation) => animation.cancel());

  /** Ends everything where it is, and what was picked is let go of. */
  function settle(): void {
    stop();
    putDown();
    lifted = [];
  }

  const elementOf = (card: number): HTMLElement | null =>
    root.value?.querySelector<HTMLElement>(`[data-instance="${card}"]`) ?? null;

  const copyOf = (what: 'kirby' | 'enemy' | 'star'): HTMLElement | null => {
    const copy = pattern(what)?.cloneNode(true);
    return copy instanceof HTMLElement ? copy : null;
  };

  /** The face of a card that nobody saw before and that is gone again: another card of its kind has the same. */
  function faceOf(card: number, { before, after }: Stages): HTMLElement | null {
    const { cards } = view();
    const like = [...before.elements, ...after.elements].find(([other]) => cards[other] === cards[card]);
    const copy = cards[card] === undefined ? undefined : like?.[1].cloneNode(true);
    return copy instanceof HTMLElement ? copy : null;
  }

  function launch(
    flight: Flight,
    { before, after }: Stages,
    { gone, faces }: { gone: ReadonlySet<number>; faces: ReadonlyMap<number, HTMLElement> },
    scale: number,
  ): void {
    const over = layer.value;
    const element = flight.card === null ? undefined : after.elements.get(flight.card);
    const old = flight.card === null ? undefined : before.elements.get(flight.card);
    const left = flight.card !== null && gone.has(flight.card);
    if (over !== null && element !== undefined && old !== undefined && left && growsSmall(flight)) {
      // A pile draws its top card as a small one: on the way it is still the card it was.
      keep(ghost(over, old, flight, scale, { home: before.cards.get(flight.card ?? -1) }));
      keep(hideUntilThere(element, flight, scale));
      return;
    }
    if (flight.lands && element !== undefined) {
      keep(land(element, flight, scale));
      if (flight.turn !== 'up' || over === null) return;
      keep(revealLate(element, flight, scale));
      flyBack(flight, scale);
      return;
    }
    if (over === null) return;
    const face = flight.leg === null ? undefined : faces.get(flight.card ?? -1);
    if (face !== undefined) {
      keep(ghost(over, face, flight, scale, { home: flight.leg === 'first' ? flight.to : flight.from }));
      return;
    }
    const start = flight.leg === null ? undefined : before.cards.get(flight.card ?? -1);
    if (old !== undefined && left) keep(ghost(over, old, flight, scale, { home: start }));
    else flyBack(flight, scale);
  }

  function flyBack(flight: Flight, scale: number): void {
    const copy = copyOf(flight.back);
    if (copy === null || layer.value === null) return;
    keep(ghost(layer.value, copy, flight, scale, { copy: true }));
    thicken(copy, flight.sheets);
    if (flight.turn === 'up') keep(hideHalfway(copy, flight, scale));
  }

  /** Sets every card on its way; gives back the flights, none when nothing may travel. */
  function run(moves: readonly CardMove[], stages: Stages, options: RunOptions): readonly Flight[] {
    const { before, after } = stages;
    const scale = settings.motionScale;
    const planned = planFlights(before, after, moves).map((flight) => ({
      ...flight,
      delay: flight.delay + (options.wait ?? 0),
    }));
    if (scale === 0) {
      for (const { card } of planned) {
        const element = card === null ? undefined : after.elements.get(card);
        if (element !== undefined) keep(fadeIn(element));
      }
      return [];
    }
    const flights = options.backwards === true ? backwards(planned) : planned;
    // Of two ways of one card the earlier must lie over the later, so it is set going last.
    const ordered = flights.toSorted((a, b) => Number(b.leg === 'last') - Number(a.leg === 'last'));
    // Told before anything is put on the layer: what flies there is on the page again.
    const gone = new Set(
      [...before.elements].flatMap(([card, { isConnected }]) => (isConnected ? [] : [card])),
    );
    const faces = new Map<number, HTMLElement>();
    for (const { card, leg } of flights) {
      // It completed a stack: both legs of its way are flown by one element.
      const face =
        card === null || leg !== 'first' || before.elements.has(card) ? null : faceOf(card, stages);
      if (card !== null && face !== null) faces.set(card, face);
    }
    ordered.forEach((flight) => launch(flight, stages, { gone, faces }, scale));
    return flights;
  }

  /** A hand that was not to be seen until now comes from its seat. */
  function handIn(now: MatchView): readonly CardMove[] {
    const seat = ownSeat(now);
    return seenIn(now, `hand:${seat}`).map((card) => ({ card, from: `seat:${seat}`, to: `hand:${seat}` }));
  }

  function movesOf(change: MatchChange, old: MatchView): readonly CardMove[] {
    if (change.view.viewer !== old.viewer) return handIn(change.view);
    return change.events.length > 0 ? toldMoves(change.events) : movesBetween(old, change.view);
  }

  /** Shows the change once its page is laid out; false when another change has come first. */
  async function perform(change: MatchChange, old: MatchView, before: Stage, held: Held): Promise<boolean> {
    await nextTick();
    if (root.value === null || layer.value === null || shown !== change.view) return false;
    const stages = { before, after: measure(root.value) };
    const flights = run(movesOf(change, old), stages, {
      wait: old.curtain === null ? 0 : CURTAIN_UP,
      backwards: change.cause === 'undo',
    });
    const scale = settings.motionScale;
    if (scale === 0 || old.viewer !== change.view.viewer) return false;
    const tools = { layer: layer.value, scale, keep, star: () => copyOf('star') };
    accompany({ change, old, flights, ...stages }, tools, held);
    return true;
  }

  async function animate(change: MatchChange): Promise<void> {
    const old = shown;
    shown = change.view;
    // A match that is only taken up again, or paused, moves nothing.
    const same = old.number === change.view.number && old.viewer === change.view.viewer;
    if (root.value === null || (same && change.view.result === old.result)) return;
    const before = measure(root.value);
    settle();
    // The old hand leaves the page at once: nothing of it may fly behind a curtain.
    if (change.view.curtain !== null) {
      layer.value?.replaceChildren();
      return;
    }
    const held = settings.motionScale === 0 ? NOTHING_HELD : holdBack(change, onTheWay);
    if (!(await perform(change, old, before, held))) letGo(held);
  }

  /** A match that has just begun is laid out: enemies, offer, then the hand. */
  function dealIn(): void {
    if (root.value === null) return;
    const now = view();
    const after = measure(root.value);
    const from = (zone: string, deck: string): CardMove[] =>
      cardsIn(now, zone).map((card) => ({ card, from: deck, to: zone }));
    const { standing } = gameTable(now);
    const enemies = Object.keys(now.zones).filter(standing);
    const moves = [
      ...enemies.flatMap((zone) => from(zone, 'deck:enemy')),
      ...from('offer', 'deck:copy'),
      ...handIn(now),
    ];
    const before = { ...after, cards: new Map<number, never>(), elements: new Map<number, never>() };
    run(moves, { before, after }, {});
  }

  const { off } = onChange((change) => {
    void animate(change);
  });
  // A view that no change led to was jumped to: nothing may go on flying over it.
  watch(view, (now) => {
    if (now !== shown) settle();
    shown = now;
  });
  // In the very press: the next frame shows that it was felt, however long the answer takes.
  watch(
    taken,
    (cards) => {
      putDown();
      const scale = settings.motionScale;
      const elements = scale === 0 ? [] : cards.map((card) => elementOf(card));
      lifted = elements.flatMap((element) => (element === null ? [] : [lift(element, scale)]));
    },
    { flush: 'sync' },
  );
  document.addEventListener('pointerdown', hurry, true);
  document.addEventListener('keydown', hurry, true);
  onScopeDispose(() => {
    off();
    document.removeEventListener('pointerdown', hurry, true);
    document.removeEventListener('keydown', hurry, true);
    settle();
  });
  return { dealIn };
}

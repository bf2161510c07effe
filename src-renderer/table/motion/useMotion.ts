import { nextTick, onScopeDispose, type ShallowRef } from 'vue';
import type { MatchChange, MatchView } from '@shared/contract/view';
import { useMatchesStore } from '../../stores/matches';
import { useSettingsStore } from '../../stores/settings';
import { inPlay, ownSeat } from '../model/seating';
import { cardsIn, seenIn } from '../model/zones';
import { fadeIn, failedTargets, trailColor } from './attackMotion';
import { ghost, hideHalfway, land, revealLate, shake, trail } from './fly';
import { movesBetween, toldMoves } from './moves';
import { backwards, planFlights, TRAIL_TIME, type CardMove, type Flight } from './plan';
import { measure, type Stage } from './scene';

/** All running moves are over this soon after a press, in milliseconds. */
const HURRY = 80;
/** The new hand is dealt once the curtain is up, in milliseconds. */
const CURTAIN_UP = 260;

interface Stages {
  readonly before: Stage;
  readonly after: Stage;
}

interface RunOptions {
  /** Milliseconds before the first card moves. */
  readonly wait?: number;
  readonly backwards?: boolean;
}

interface Options {
  /** Everything that is measured. */
  readonly root: Readonly<ShallowRef<HTMLElement | null>>;
  /** Over everything: what belongs to no place flies here. */
  readonly layer: Readonly<ShallowRef<HTMLElement | null>>;
  /** A back to copy. */
  readonly back: (kind: 'kirby' | 'enemy') => HTMLElement | null;
  readonly view: () => MatchView;
}

/** Moves every card from where it was to where it is, whenever the match changes. */
export function useMotion({ root, layer, back, view }: Options): { readonly dealIn: () => void } {
  const matches = useMatchesStore();
  const settings = useSettingsStore();
  const running = new Set<Animation>();
  let shown: MatchView = view();

  function keep(animation: Animation): void {
    running.add(animation);
    animation.addEventListener('finish', () => running.delete(animation));
    animation.addEventListener('cancel', () => running.delete(animation));
  }

  const stop = (): void => [...running].forEach((animation) => animation.cancel());

  function hurry(): void {
    for (const animation of running) {
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      const left = end - Number(animation.currentTime ?? 0);
      if (left > HURRY) animation.playbackRate = Math.max(1, left / HURRY);
    }
  }

  function launch(flight: Flight, before: Stage, after: Stage, scale: number): void {
    const over = layer.value;
    const element = flight.card === null ? undefined : after.elements.get(flight.card);
    if (flight.lands && element !== undefined) {
      keep(land(element, flight, scale));
      if (flight.turn !== 'up' || over === null) return;
      keep(revealLate(element, flight, scale));
      flyBack(flight, scale);
      return;
    }
    if (over === null) return;
    const old = flight.card === null ? undefined : before.elements.get(flight.card);
    if (old !== undefined && !old.isConnected) keep(ghost(over, old, flight, scale));
    else flyBack(flight, scale);
  }

  function flyBack(flight: Flight, scale: number): void {
    const copy = back(flight.back)?.cloneNode(true);
    if (!(copy instanceof HTMLElement) || layer.value === null) return;
    keep(ghost(layer.value, copy, flight, scale));
    if (flight.turn === 'up') keep(hideHalfway(copy, flight, scale));
  }

  /** What an attack looks like before its enemies fall or stay: a trail to each from the card in play. */
  function strike(change: MatchChange, old: MatchView, flights: readonly Flight[], stages: Stages): void {
    const { before, after } = stages;
    const scale = settings.motionScale;
    const over = layer.value;
    const attacker = inPlay(old)?.card;
    const from = attacker === undefined ? undefined : before.cards.get(attacker);
    if (over === null || attacker === undefined || from === undefined) return;
    const color = trailColor(before.elements.get(attacker));
    for (const { manner, from: to, delay } of flights) {
      if (manner === 'win') keep(trail(over, from, to, color, Math.max(0, delay - TRAIL_TIME), scale));
    }
    for (const failed of failedTargets(change.events, change.view)) {
      const to = after.cards.get(failed);
      const element = after.elements.get(failed);
      if (to === undefined || element === undefined) continue;
      keep(trail(over, from, to, color, 0, scale));
      keep(shake(element, TRAIL_TIME, scale));
    }
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
    flights.forEach((flight) => launch(flight, before, after, scale));
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

  async function animate(change: MatchChange): Promise<void> {
    const old = shown;
    shown = change.view;
    // A match that is only taken up again, or paused, moves nothing.
    const same = old.number === change.view.number && old.viewer === change.view.viewer;
    if (root.value === null || (same && change.view.result === old.result)) return;
    const before = measure(root.value);
    stop();
    // The old hand leaves the page at once: nothing of it may fly behind a curtain.
    if (change.view.curtain !== null) {
      layer.value?.replaceChildren();
      return;
    }
    await nextTick();
    if (root.value === null || shown !== change.view) return;
    const stages = { before, after: measure(root.value) };
    const flights = run(movesOf(change, old), stages, {
      wait: old.curtain === null ? 0 : CURTAIN_UP,
      backwards: change.cause === 'undo',
    });
    if (change.cause === 'pick') strike(change, old, flights, stages);
  }

  /** A match that has just begun is laid out: enemies, offer, then the hand. */
  function dealIn(): void {
    if (root.value === null) return;
    const now = view();
    const after = measure(root.value);
    const from = (zone: string, deck: string): CardMove[] =>
      cardsIn(now, zone).map((card) => ({ card, from: deck, to: zone }));
    const moves = [...from('table:enemy', 'deck:enemy'), ...from('offer', 'deck:copy'), ...handIn(now)];
    run(moves, { before: { cards: new Map(), elements: new Map(), anchors: after.anchors }, after }, {});
  }

  const { off } = matches.onChange((change) => {
    void animate(change);
  });
  document.addEventListener('pointerdown', hurry, true);
  onScopeDispose(() => {
    off();
    document.removeEventListener('pointerdown', hurry, true);
    stop();
  });
  return { dealIn };
}

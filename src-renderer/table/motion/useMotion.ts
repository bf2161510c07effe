import { nextTick, onScopeDispose, type ShallowRef } from 'vue';
import type { MatchChange, MatchView } from '@shared/contract/view';
import { useMatchesStore } from '../../stores/matches';
import { useSettingsStore } from '../../stores/settings';
import { ownSeat } from '../model/seating';
import { cardsIn, seenIn } from '../model/zones';
import { fadeIn, failedTargets, trailColor } from './attackMotion';
import { ghost, hideHalfway, land, revealLate, shake, trail } from './fly';
import { movesBetween, toldMoves } from './moves';
import { backwards, planFlights, type CardMove, type Flight } from './plan';
import { measure, type Stage } from './scene';

/** All running moves are over this soon after a press, in milliseconds. */
const HURRY = 80;
/** The new hand is dealt once the curtain is up, in milliseconds. */
const CURTAIN_UP = 260;

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

  /** What an attack looks like before its enemies fall or stay. */
  function strike(
    change: MatchChange,
    flights: readonly Flight[],
    before: Stage,
    after: Stage,
    scale: number,
  ): void {
    const over = layer.value;
    const attacker = [...before.cards].find(([card]) =>
      before.elements.get(card)?.closest('[data-zone^="played:"]'),
    );
    if (over === null || attacker === undefined) return;
    const [card, from] = attacker;
    const color = trailColor(before.elements.get(card));
    for (const { manner, from: to, delay } of flights) {
      if (manner === 'win') keep(trail(over, from, to, color, Math.max(0, delay - 150), scale));
    }
    for (const failed of failedTargets(change.events, change.view)) {
      const to = after.cards.get(failed);
      const element = after.elements.get(failed);
      if (to === undefined || element === undefined) continue;
      keep(trail(over, from, to, color, 0, scale));
      keep(shake(element, 150, scale));
    }
  }

  function run(
    moves: readonly CardMove[],
    before: Stage,
    change: MatchChange | null,
    after: Stage,
    wait = 0,
  ): void {
    const scale = settings.motionScale;
    const planned = planFlights(before, after, moves).map((flight) => ({
      ...flight,
      delay: flight.delay + wait,
    }));
    if (scale === 0) {
      for (const { card } of planned) {
        const element = card === null ? undefined : after.elements.get(card);
        if (element !== undefined) keep(fadeIn(element));
      }
      return;
    }
    const flights = change?.cause === 'undo' ? backwards(planned) : planned;
    flights.forEach((flight) => launch(flight, before, after, scale));
    if (change?.cause === 'pick') strike(change, flights, before, after, scale);
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
    run(movesOf(change, old), before, change, measure(root.value), old.curtain === null ? 0 : CURTAIN_UP);
  }

  /** A match that has just begun is laid out: enemies, offer, then the hand. */
  function dealIn(): void {
    if (root.value === null) return;
    const now = view();
    const after = measure(root.value);
    const from = (zone: string, deck: string): CardMove[] =>
      cardsIn(now, zone).map((card) => ({ card, from: deck, to: zone }));
    const moves = [...from('table:enemy', 'deck:enemy'), ...from('offer', 'deck:copy'), ...handIn(now)];
    run(moves, { cards: new Map(), elements: new Map(), anchors: after.anchors }, null, after);
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

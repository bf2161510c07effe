import { nextTick, onScopeDispose, watch, type ShallowRef } from 'vue';
import { isComposing, useShortcuts, type Shortcut } from '../app/use-shortcuts';
import type { TableContext } from './context';
import { joinRows } from './picking/beside';
import { focusMove, homeStop, nextStop, type FocusMove, type FocusRows } from './picking/focusGrid';
import { offers, optionCard } from './picking/selection';

interface Options {
  readonly table: TableContext;
  readonly root: Readonly<ShallowRef<HTMLElement | null>>;
  readonly toggleLog: () => void;
  readonly toggleCounter: () => void;
  readonly openRules: () => void;
  readonly openKeys: () => void;
}

const INTERACTIVE_MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;

/** The whole table by keyboard: one stop for Tab, arrows between cards, a key for everything else. */
export function useTableKeys({ table, root, toggleLog, toggleCounter, openRules, openKeys }: Options): void {
  const { view, sizes, picking, stop } = table;
  const free = (): boolean => view.value.curtain === null;

  function rows(): FocusRows {
    const found = [...(root.value?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    return joinRows(
      found.map((row) => {
        const stops = [...row.querySelectorAll<HTMLElement>('[data-stop]')].map((element) => ({
          id: element.dataset['stop'] ?? '',
          rect: element.getBoundingClientRect(),
        }));
        return {
          stops: stops.map(({ id, rect }) => ({ id, x: rect.left + rect.width / 2 })),
          top: Math.min(...stops.map(({ rect }) => rect.top)),
          bottom: Math.max(...stops.map(({ rect }) => rect.bottom)),
          beside: row.dataset['beside'] !== undefined,
        };
      }),
    );
  }

  const elementOf = (id: string): HTMLElement | undefined =>
    [...(root.value?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])].find(
      (element) => element.dataset['stop'] === id,
    );

  /** Told without asking where anything lies: cards that just set out would be laid out once more for that. */
  const isThere = (id: string): boolean => elementOf(id)?.closest('[data-row]') instanceof Element;

  function focus(id: string | null): void {
    stop.value = id;
    // Only where the felt scrolls inside itself can a stop be out of sight.
    if (id !== null) elementOf(id)?.focus({ preventScroll: !sizes.value.scrolls });
  }

  const pickable = (id: string): boolean => {
    const { decision } = view.value;
    return decision?.mine === true && offers(decision, id);
  };

  /** Whether anybody went to a stop yet: until then the one that Tab leads to follows what can be chosen. */
  let walked = false;
  const noteWalk = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target.dataset['stop'] !== undefined) walked = true;
  };
  document.addEventListener('focusin', noteWalk);
  onScopeDispose(() => document.removeEventListener('focusin', noteWalk));

  /** The stop to come back to, if there is one. */
  const keptStop = (): string | null =>
    stop.value !== null && (walked || pickable(stop.value)) ? stop.value : null;

  /** Arrows belong to the table while the focus is on it or nowhere. */
  function move(way: FocusMove): boolean {
    const at = document.activeElement;
    const onTable = at instanceof HTMLElement && at.dataset['stop'] !== undefined;
    // Over a finished match the arrows go through time, unless a card was walked to.
    if (!onTable && (table.watching || (at !== document.body && at?.tagName !== 'H1'))) return false;
    const here = onTable ? (at.dataset['stop'] ?? null) : null;
    focus(here === null ? homeStop(rows(), keptStop(), pickable) : nextStop(rows(), here, way));
    return true;
  }

  function inspect(): boolean {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement)) return false;
    const card = optionCard(at.dataset['stop'] ?? '');
    const id = card === null ? at.dataset['shows'] : view.value.cards[card];
    if (id === undefined) return false;
    table.inspecting.toggle({ cardId: id, look: card === null ? null : table.lookOf(card) }, at);
    return true;
  }

  function escape(): boolean {
    if (table.notes.shown.value !== null) {
      table.notes.hide();
      return true;
    }
    if (table.inspecting.card.value !== null) {
      table.inspecting.leave();
      return true;
    }
    return picking.clear();
  }

  /** A card is a button, and Space would press it; here Space confirms. */
  function holdSpace(press: KeyboardEvent): void {
    const onCard = press.target instanceof HTMLElement && press.target.dataset['stop'] !== undefined;
    if (press.key === ' ' && onCard && !isComposing(press)) press.preventDefault();
  }

  const act =
    (what: () => void) =>
    (press: KeyboardEvent): boolean => {
      if (press.repeat) return true;
      what();
      return true;
    };

  const looking: Readonly<Record<string, Shortcut>> = {
    ...Object.fromEntries(
      INTERACTIVE_MOVES.map((key) => [key, () => move(focusMove(key) ?? 'first')] as const),
    ),
    Escape: () => escape(),
    i: () => inspect(),
    l: act(toggleLog),
    b: act(openRules),
  };
  const playing: Readonly<Record<string, Shortcut>> = {
    ' ': (press) => {
      const pressable =
        press.target instanceof HTMLElement && press.target.closest('button, a, input') !== null;
      const onCard = press.target instanceof HTMLElement && press.target.dataset['stop'] !== undefined;
      if (pressable && !onCard) return false;
      return press.repeat || picking.confirm() || onCard;
    },
    u: act(picking.undo),
    r: act(picking.redo),
    h: act(picking.askHint),
    c: act(toggleCounter),
    '?': act(openKeys),
  };
  useShortcuts(table.watching ? looking : { ...looking, ...playing }, { active: free, overButtons: [' '] });
  document.addEventListener('keyup', holdSpace);
  onScopeDispose(() => document.removeEventListener('keyup', holdSpace));

  // A card that leaves takes the focus with it: it goes on to the next thing one can do.
  let wasOnTable = false;
  watch(
    view,
    () => {
      const at = document.activeElement;
      wasOnTable = at instanceof HTMLElement && root.value?.contains(at) === true;
    },
    { flush: 'pre' },
  );
  watch(
    view,
    async (now, before) => {
      // Whoever lifts the curtain finds the focus where they can pick, not where the curtain was.
      const lifted = now.curtain === null && before !== undefined && before.curtain !== null;
      await nextTick();
      const { activeElement } = document;
      const lost = activeElement === null || activeElement === document.body;
      const kept = lost || lifted ? null : keptStop();
      const home = kept !== null && isThere(kept) ? kept : homeStop(rows(), kept, pickable);
      stop.value = home;
      if ((lifted || (lost && wasOnTable)) && free()) focus(home);
    },
    { flush: 'post', immediate: true },
  );
}

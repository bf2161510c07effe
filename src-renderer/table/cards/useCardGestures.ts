import { ref, type Ref, type ShallowRef } from 'vue';
import type { TableContext } from '../context';
import { dropMeaning } from '../picking/drop';
import { cardOption } from '../picking/selection';
import type { CardShown } from './useInspect';

/** How far a pointer travels before a press becomes a drag, in pixels. */
const DRAG_AFTER = 8;
/** How long a finger must rest to hold a card up, in milliseconds. */
const LONG_PRESS = 450;
/** How far a held card leans towards its direction, in degrees. */
const MOST_LEAN = 5;

interface Options {
  readonly table: TableContext;
  readonly place: Readonly<ShallowRef<HTMLElement | null>>;
  readonly instance: () => number;
  readonly card: () => CardShown;
  /** Why the card cannot be chosen; awaited where it is veiled for that. */
  readonly note: () => { readonly text: string; readonly awaited: boolean } | null;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
  readonly angle: number;
}

/** Hover, click, long press and drag on one card. Keyboard clicks come as clicks. */
export function useCardGestures({ table, place, instance, card, note }: Options): {
  readonly held: Ref<boolean>;
  readonly listeners: Readonly<Record<string, (happened: never) => void>>;
} {
  const { picking, inspecting, notes } = table;
  const held = ref(false);
  let press: Press | null = null;
  let swallowClick = false;
  let over = false;
  let longPress: ReturnType<typeof setTimeout> | undefined;
  let under: Element | null = null;

  const canGo = (): boolean => picking.offered(instance()) || picking.ways.value.has(instance());
  const offered = (): boolean => canGo() && !picking.sent.value;

  function mark(target: Element | null): void {
    if (under === target) return;
    under?.removeAttribute('data-over');
    target?.setAttribute('data-over', '');
    under = target;
  }

  const dropAt = (x: number, y: number): Element | null =>
    document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null;

  function meaningOf(target: Element | null) {
    const decision = table.view.value.decision;
    const where = target?.getAttribute('data-drop') ?? null;
    return decision === null ? null : dropMeaning(decision, instance(), where, picking.ways.value);
  }

  function follow(pointer: PointerEvent, from: Press): void {
    const element = place.value;
    if (element === null) return;
    const lean = Math.max(-MOST_LEAN, Math.min(MOST_LEAN, pointer.movementX * 0.6));
    element.style.translate = `${pointer.clientX - from.x}px ${pointer.clientY - from.y}px`;
    element.style.rotate = `${lean - from.angle}deg`;
    const target = dropAt(pointer.clientX, pointer.clientY);
    mark(meaningOf(target)?.type === 'back' ? null : target);
  }

  /** Picks the card, or says in the prompt why that cannot be. */
  function choose(click: MouseEvent): void {
    const reason = canGo() ? null : table.reasonOf(instance());
    if (reason === null) picking.take(cardOption(instance()), click);
    else picking.tell(reason);
  }

  /** Puts a held card down; where nothing came of it, it glides back to its place. */
  function putDown(): void {
    const element = place.value;
    held.value = false;
    mark(null);
    if (element === null) return;
    const { translate, rotate } = element.style;
    element.style.translate = '';
    element.style.rotate = '';
    const scale = Number(getComputedStyle(element).getPropertyValue('--motion-scale')) || 0;
    element.animate(
      [
        { translate, rotate },
        { translate: '0 0', rotate: '0deg' },
      ],
      {
        duration: 220 * scale,
        easing: 'cubic-bezier(.3,.1,.2,1)',
      },
    );
  }

  function drop(pointer: PointerEvent): void {
    const target = dropAt(pointer.clientX, pointer.clientY);
    const meaning = meaningOf(target);
    if (meaning?.type === 'pick' || meaning?.type === 'choose') {
      if (meaning.type === 'pick' && meaning.target !== null) picking.aim(meaning.target);
      picking.take(cardOption(instance()));
    } else if (meaning?.type === 'go') {
      picking.go(instance(), meaning.place);
    }
    putDown();
  }

  /** Only a pointer that moves looks at a card: one that rests has cards moved under it. */
  function lookAt(pointer: PointerEvent): void {
    if (over || press !== null || pointer.pointerType !== 'mouse' || place.value === null) return;
    over = true;
    inspecting.over(card(), place.value);
    table.pointed.value = cardOption(instance());
    explain('resting');
  }

  /** Says why the card cannot be chosen; at once where that is being asked. */
  function explain(when: 'now' | 'resting'): void {
    const told = note();
    if (told === null || place.value === null) return;
    notes.show({ text: told.text, of: place.value }, told.awaited ? 'now' : when);
  }

  function end(): void {
    clearTimeout(longPress);
    press = null;
  }

  const listeners = {
    pointerleave() {
      over = false;
      inspecting.leave();
      notes.hide();
      if (table.pointed.value === cardOption(instance())) table.pointed.value = null;
    },
    focus() {
      table.stop.value = cardOption(instance());
      table.pointed.value = cardOption(instance());
      inspecting.last.value = card();
      // A press puts the focus there too; then the prompt gives the reason.
      if (press === null) explain('now');
    },
    blur() {
      notes.hide();
      if (table.pointed.value === cardOption(instance())) table.pointed.value = null;
    },
    pointerdown(pointer: PointerEvent) {
      if (pointer.button !== 0 || !pointer.isPrimary) return;
      swallowClick = false;
      inspecting.leave();
      notes.hide();
      const angle = Number(place.value?.dataset['angle'] ?? 0);
      press = { x: pointer.clientX, y: pointer.clientY, pointer: pointer.pointerId, angle };
      if (pointer.pointerType === 'mouse') return;
      longPress = setTimeout(() => {
        if (place.value !== null) inspecting.toggle(card(), place.value);
        swallowClick = true;
        press = null;
      }, LONG_PRESS);
    },
    pointermove(pointer: PointerEvent) {
      lookAt(pointer);
      if (press === null || pointer.pointerId !== press.pointer) return;
      if (!held.value) {
        const far = Math.hypot(pointer.clientX - press.x, pointer.clientY - press.y);
        if (far < DRAG_AFTER) return;
        clearTimeout(longPress);
        if (!offered()) return;
        held.value = true;
        swallowClick = true;
        inspecting.leave();
        if (pointer.target instanceof Element) pointer.target.setPointerCapture(pointer.pointerId);
      }
      follow(pointer, press);
    },
    pointerup(pointer: PointerEvent) {
      if (held.value) drop(pointer);
      if (pointer.pointerType !== 'mouse') inspecting.leave();
      end();
    },
    pointercancel() {
      if (held.value) putDown();
      inspecting.leave();
      end();
    },
    click(click: MouseEvent) {
      if (swallowClick) swallowClick = false;
      else choose(click);
    },
  };
  return { held, listeners };
}

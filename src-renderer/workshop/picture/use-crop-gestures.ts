import { onScopeDispose, type ShallowRef } from 'vue';
import { isComposing } from '../../app/use-shortcuts';
import type { Point } from './crop';

/** After this long without a turn of the wheel its zooming is over, in milliseconds. */
const WHEEL_REST = 300;
/** How far the wheel turns to double the size, in pixels. */
const WHEEL_DOUBLE = 400;
/** How much an arrow key moves, in parts of what shows; with Shift five times that. */
const ARROW = 0.02;
/** How much plus and minus zoom. */
const KEY_ZOOM = 1.15;

/** What gestures do to a crop. Points and distances are in parts of the frame. */
export interface CropDeeds {
  /** Moves what shows. */
  readonly pan: (by: Point) => void;
  /** Enlarges by a factor, the point `at` staying where it is. */
  readonly zoom: (factor: number, at: Point) => void;
  /** As much as possible. */
  readonly most: () => void;
  /** The gesture is over: what came of it is to be kept. */
  readonly done: () => void;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -ARROW, y: 0 },
  ArrowRight: { x: ARROW, y: 0 },
  ArrowUp: { x: 0, y: -ARROW },
  ArrowDown: { x: 0, y: ARROW },
};

const distance = (a: PointerEvent, b: PointerEvent): number =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Dragging, pinching, the wheel and keys on the frame of a picture. */
export function useCropGestures(
  frame: Readonly<ShallowRef<HTMLElement | null>>,
  deeds: CropDeeds,
): Readonly<Record<string, (happened: never) => void>> {
  const fingers = new Map<number, PointerEvent>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  let turning = false;

  function inFrame({ clientX, clientY }: MouseEvent): Point {
    const box = frame.value?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return MIDDLE;
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  }

  const between = (a: PointerEvent, b: PointerEvent): Point => {
    const [first, second] = [inFrame(a), inFrame(b)];
    return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  };

  function follow(before: PointerEvent, now: PointerEvent): void {
    const other = [...fingers.values()].find(({ pointerId }) => pointerId !== now.pointerId);
    const from = other === undefined ? inFrame(before) : between(before, other);
    const to = other === undefined ? inFrame(now) : between(now, other);
    deeds.pan({ x: from.x - to.x, y: from.y - to.y });
    if (other === undefined) return;
    const apart = distance(before, other);
    if (apart > 0) deeds.zoom(distance(now, other) / apart, to);
  }

  function letGo({ pointerId }: PointerEvent): void {
    if (fingers.delete(pointerId) && fingers.size === 0) deeds.done();
  }

  function endWheel(): void {
    clearTimeout(rest);
    if (!turning) return;
    turning = false;
    deeds.done();
  }

  onScopeDispose(endWheel);
  return {
    pointerdown(pointer: PointerEvent) {
      if (pointer.button !== 0 || fingers.size > 1) return;
      endWheel();
      fingers.set(pointer.pointerId, pointer);
      if (pointer.target instanceof Element) pointer.target.setPointerCapture(pointer.pointerId);
    },
    pointermove(pointer: PointerEvent) {
      const before = fingers.get(pointer.pointerId);
      if (before === undefined) return;
      follow(before, pointer);
      fingers.set(pointer.pointerId, pointer);
    },
    pointerup: letGo,
    pointercancel: letGo,
    wheel(wheel: WheelEvent) {
      wheel.preventDefault();
      turning = true;
      deeds.zoom(2 ** (-wheel.deltaY / WHEEL_DOUBLE), inFrame(wheel));
      clearTimeout(rest);
      rest = setTimeout(endWheel, WHEEL_REST);
    },
    keydown(press: KeyboardEvent) {
      if (isComposing(press) || press.ctrlKey || press.metaKey || press.altKey) return;
      const arrow = ARROWS[press.key];
      const far = press.shiftKey ? 5 : 1;
      if (arrow !== undefined) deeds.pan({ x: arrow.x * far, y: arrow.y * far });
      else if (press.key === '+' || press.key === '=') deeds.zoom(KEY_ZOOM, MIDDLE);
      else if (press.key === '-') deeds.zoom(1 / KEY_ZOOM, MIDDLE);
      else if (press.key === '0') deeds.most();
      else return;
      press.preventDefault();
      press.stopPropagation();
      deeds.done();
    },
  };
}

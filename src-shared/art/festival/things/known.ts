/** Household things, those of the box first; the names of `art.figure` on cards of Kokopelli. */
export const THING_NAMES = [
  ...(['shoes', 'flutes', 'drum', 'basket', 'parcel', 'bowl', 'house', 'firework', 'ribbons'] as const),
  ...(['porch', 'door', 'torch', 'signpost', 'broom', 'ring', 'sill', 'paper-star'] as const),
  ...(['lantern', 'clock', 'stool', 'cushion', 'ladder', 'key', 'candle', 'kettle', 'teapot'] as const),
  ...(['jug', 'pot', 'bread', 'cake', 'apples', 'fiddle', 'tambourine', 'balloons'] as const),
  ...(['pinwheel', 'top', 'paper-boat', 'yarn', 'flowerpot', 'watering-can'] as const),
  ...(['hat', 'scarf', 'mittens', 'umbrella', 'book', 'letter'] as const),
] as const;
/** One household thing. */
export type ThingName = (typeof THING_NAMES)[number];

/** Whether a thing has this name. */
export const isThing = (name: string): name is ThingName => THING_NAMES.some((known) => known === name);

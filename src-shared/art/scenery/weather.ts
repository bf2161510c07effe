import { mix } from '../drawing/colour';
import type { DayPalette } from '../times';

/** The hour's colours under a thunderstorm, for the prop `storm`: slate sky, little light, everything greyer. */
function stormy(day: DayPalette): DayPalette {
  const [top, middle, low] = day.sky;
  return {
    ...day,
    sky: [mix(top, '#2C3150', 0.72), mix(middle, '#5C6286', 0.66), mix(low, '#A9A6B6', 0.56)],
    sun: mix(day.sun, '#C9CCDA', 0.45),
    light: mix(day.light, '#C9D0E4', 0.5),
    cast: [mix(day.cast[0], '#454B72', 0.6), Math.max(0.34, day.cast[1])],
    stars: 0,
  };
}

/** What the props make of the hour. */
export function weather(day: DayPalette, props: ReadonlySet<string>): DayPalette {
  return props.has('storm') ? stormy(day) : day;
}

import { describe, expect, it } from 'vitest';
import { useOnTheWay } from './onTheWay';

describe('what is still on its way', () => {
  it('is held back until each has arrived, and counted once however often it is let go', () => {
    const onTheWay = useOnTheWay();
    const [first, second] = [onTheWay.holdStar(1), onTheWay.holdStar(1)];
    expect(onTheWay.stars(1)).toBe(2);
    expect(onTheWay.stars(0)).toBe(0);
    first();
    first();
    expect(onTheWay.stars(1)).toBe(1);
    second();
    expect(onTheWay.stars(1)).toBe(0);
  });

  it('counts power apart from stars', () => {
    const onTheWay = useOnTheWay();
    const release = onTheWay.holdPower(3);
    expect(onTheWay.power.value).toBe(3);
    release();
    expect(onTheWay.power.value).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { turns } from './turns';

/** A piece of work that ends when told to. */
function piece(began: string[], name: string) {
  let end: (value: string) => void = () => undefined;
  let fail: (problem: Error) => void = () => undefined;
  const work = (): Promise<string> => {
    began.push(name);
    return new Promise((resolve, reject) => {
      end = resolve;
      fail = reject;
    });
  };
  return { work, end: () => end(name), fail: () => fail(new Error(name)) };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('taking turns', () => {
  it('begins no more than so many at once, in the order they came', async () => {
    const began: string[] = [];
    const inTurn = turns(2);
    const [a, b, c, d] = [piece(began, 'a'), piece(began, 'b'), piece(began, 'c'), piece(began, 'd')];
    const all = [a, b, c, d].map(({ work }) => inTurn(work));
    await settle();
    expect(began).toEqual(['a', 'b']);
    b.end();
    await settle();
    expect(began).toEqual(['a', 'b', 'c']);
    a.end();
    await settle();
    expect(began).toEqual(['a', 'b', 'c', 'd']);
    c.end();
    d.end();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('asks for ranks when a place is free', async () => {
    const began: string[] = [];
    const inTurn = turns(1);
    const ranks = { b: 2, c: 2, d: 1 };
    const [a, b, c, d] = [piece(began, 'a'), piece(began, 'b'), piece(began, 'c'), piece(began, 'd')];
    const all = [
      inTurn(a.work),
      inTurn(b.work, () => ranks.b),
      inTurn(c.work, () => ranks.c),
      inTurn(d.work, () => ranks.d),
    ];
    ranks.c = 0;
    for (const { end } of [a, c, d, b]) {
      end();
      await settle();
    }
    await Promise.all(all);
    expect(began).toEqual(['a', 'c', 'd', 'b']);
  });

  it('goes on after a piece that failed, and after all were done', async () => {
    const began: string[] = [];
    const inTurn = turns(1);
    const [bad, next, late] = [piece(began, 'bad'), piece(began, 'next'), piece(began, 'late')];
    const refused = expect(inTurn(bad.work)).rejects.toThrow('bad');
    const second = inTurn(next.work);
    bad.fail();
    await refused;
    await settle();
    next.end();
    expect(await second).toBe('next');
    const third = inTurn(late.work);
    await settle();
    expect(began).toEqual(['bad', 'next', 'late']);
    late.end();
    expect(await third).toBe('late');
  });
});

import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { jsonErrorOffset, textPlace } from './json-place';

describe('jsonErrorOffset', () => {
  it.each([
    ['{"a":1,}', 7],
    ['[1,\n 2,,]', 7],
    ['{"a" 1}', 5],
    ['{a:1}', 1],
    ['[1 2]', 3],
    ['{"a":1]', 6],
    ['[}', 1],
    ['"open', 0],
    ['"bad \\x escape"', 0],
    ['"a\tb"', 0],
    ['01', 1],
    ['tru', 0],
    ['[1] x', 4],
    ['{"a":', 5],
    ['', 0],
    ['{"a":1}}', 7],
    ["{'a':1}", 1],
  ])('finds the first character of %j that cannot stand there', (text, offset) => {
    expect(jsonErrorOffset(text)).toBe(offset);
  });

  it('finds nothing wrong with JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(jsonErrorOffset(text)).toBeNull();
        expect(jsonErrorOffset(` \n${JSON.stringify(JSON.parse(text), null, 2)}\r\n`)).toBeNull();
      }),
    );
  });

  it('finds something wrong with exactly the texts JSON.parse refuses', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '1',
      '-',
      'null',
      ' ',
      '\u007f',
      '"\u0080"',
      '"\\u12"',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        let parses = true;
        try {
          JSON.parse(text);
        } catch {
          parses = false;
        }
        expect(jsonErrorOffset(text) === null).toBe(parses);
      }),
      { numRuns: 3000 },
    );
  });

  it('copes with very deep and very long texts', () => {
    expect(jsonErrorOffset('['.repeat(300_000))).toBe(300_000);
    expect(jsonErrorOffset(`"${'x'.repeat(8_000_000)}`)).toBe(0);
    expect(jsonErrorOffset(`["${'\\n'.repeat(3_000_000)}" "b"]`)).toBe(6_000_004);
  });
});

describe('textPlace', () => {
  it('counts lines and columns from 1, however lines end', () => {
    expect(textPlace('abc', 0)).toEqual({ line: 1, column: 1 });
    expect(textPlace('a\nbc\nd', 3)).toEqual({ line: 2, column: 2 });
    expect(textPlace('a\r\nb\r\nc', 6)).toEqual({ line: 3, column: 1 });
    expect(textPlace('a\rbc', 3)).toEqual({ line: 2, column: 2 });
  });

  it('counts a character beyond the basic plane as one column', () => {
    expect(textPlace('😀x', 2)).toEqual({ line: 1, column: 2 });
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withMeasured } from './page';

const page = readFileSync(new URL('../../docs/strength.md', import.meta.url), 'utf8');

describe('measuring strength', () => {
  it('replaces what was measured before and keeps every word people wrote around it', () => {
    const written = withMeasured(page, '| a new table |');
    const [before = '', after = ''] = written.split('| a new table |');
    expect(before.startsWith('# How strong the computer players are')).toBe(true);
    expect(page.startsWith(before.trimEnd())).toBe(true);
    expect(page.endsWith(after.trimStart())).toBe(true);
    expect(after).toContain('## What it says');
    expect(written).not.toContain('all-seeing | greedy');
  });

  it('writes the same page twice', () => {
    const once = withMeasured(page, '| a |');
    expect(withMeasured(once, '| a |')).toBe(once);
  });

  it('does not write into a page without a place for it', () => {
    expect(() => withMeasured('# A page', '| a |')).toThrow('no place');
  });
});

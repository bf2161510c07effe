import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ON_DESKTOP } from './hosts';

const here = import.meta.dirname;

describe('the specs that run on the desktop', () => {
  it('are all there', () => {
    const names = readdirSync(here, { recursive: true, encoding: 'utf8' });
    const missing = ON_DESKTOP.filter((name) => !names.includes(join(`${name}.spec.ts`)));
    expect(missing).toEqual([]);
  });

  it('hold no test that is meant for the web host alone, which would run nowhere', () => {
    const lost = ON_DESKTOP.filter((name) =>
      /onlyWeb\(/.test(readFileSync(join(here, `${name}.spec.ts`), 'utf8')),
    );
    expect(lost).toEqual([]);
  });
});

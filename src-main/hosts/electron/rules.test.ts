import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../shared/headers';
import { rules } from './testing/electronegativity';
import { weaknesses } from './testing/policy';
import { shippedSources, source } from './testing/sources';

/*
 * Electronegativity looks for mistakes in Electron programs. It is no longer kept (its last version, 1.10.3, is of
 * 2024 and reads no TypeScript newer than 4.2), so its checks stand here as tests, each under its own name. Its
 * checks on upgrading to Electron 5, 6, 7 and 8 are about interfaces that are gone: the compiler finds those.
 */
const sources = shippedSources(join(import.meta.dirname, '../../..'));

it('looks at what ends up in the program', () => {
  const paths = sources.map(({ path }) => path);
  for (const path of [
    'package.json',
    'src-renderer/index.html',
    'src-renderer/App.vue',
    'src-main/hosts/electron/window.ts',
    'src-shared/locales/index.ts',
    'bin/tefuda.mjs',
  ]) {
    expect(paths).toContain(path);
  }
  expect(paths.filter((path) => /testing|\.test\.|node_modules|^out/.test(path))).toEqual([]);
});

describe.each(rules)('$id', ({ find, bad: [ending, text] }) => {
  it('is kept by the program', () => {
    expect(find(sources)).toEqual([]);
  });

  it('finds what breaks it', () => {
    expect(find([source(`bad.${ending}`, text)])).not.toEqual([]);
  });
});

describe('CSP_GLOBAL_CHECK', () => {
  it('is kept by the header of every page', () => {
    expect(weaknesses(securityHeaders['content-security-policy'] ?? '')).toEqual([]);
  });

  it.each([
    ['no policy at all', ''],
    ['scripts in the page', "script-src 'self' 'unsafe-inline'"],
    ['scripts from text', "script-src 'self' 'unsafe-eval'"],
    ['scripts from anywhere', 'script-src *'],
    ['scripts from an address', 'script-src https://a.example'],
    ['pictures that carry anything', "img-src 'self' data:"],
  ])('finds %s', (_, policy) => {
    const rest = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    expect(weaknesses(policy === '' ? '' : `${rest}; script-src 'self'; ${policy}`)).not.toEqual([]);
  });
});

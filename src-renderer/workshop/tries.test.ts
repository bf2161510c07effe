// @vitest-environment jsdom
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTryStore } from './tries';

describe('matches that try a design', () => {
  beforeEach(() => {
    sessionStorage.clear();
    setActivePinia(createPinia());
  });

  it('lead back to it, also after the page was loaded anew', () => {
    useTryStore().remember('0m1-abc', 'garden/owl');
    setActivePinia(createPinia());
    expect(useTryStore().cardOf('0m1-abc')).toBe('garden/owl');
    expect(useTryStore().cardOf('other')).toBeUndefined();
  });

  it('survive what somebody else wrote in their place', () => {
    sessionStorage.setItem('tefuda-tries', '[not json');
    expect(useTryStore().cardOf('0m1-abc')).toBeUndefined();
  });
});

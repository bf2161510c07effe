// @vitest-environment jsdom
import { mount, RouterLinkStub } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { i18n } from '../setup/i18n';
import HowItGoes from './HowItGoes.vue';

const said = (props: { rounds?: number }): string =>
  mount(HowItGoes, { props, global: { plugins: [i18n], stubs: { RouterLink: RouterLinkStub } } }).text();

afterEach(() => {
  i18n.global.locale.value = 'en';
});

describe('how it goes', () => {
  it('names the rounds that are chosen, seven otherwise', () => {
    expect(said({})).toContain('After 7 rounds, most stars win.');
    expect(said({ rounds: 3 })).toContain('After 3 rounds, most stars win.');
    expect(said({ rounds: 1 })).toContain('After 1 round, most stars win.');
  });

  it('does so in Japanese', () => {
    i18n.global.locale.value = 'ja';
    expect(said({ rounds: 3 })).toContain('3ラウンドで スターが');
  });
});

// @vitest-environment jsdom
import { mount } from '@vue/test-utils';
import { expect, it } from 'vitest';
import { i18n } from '../setup/i18n';
import PlaceList from './PlaceList.vue';

it('says which stars were a head start, where there was one', () => {
  const places = [
    { seat: 1, place: 1, name: 'Kenji', stars: 20, won: '4 enemies', headStart: 12 },
    { seat: 0, place: 2, name: 'Mika', stars: 9, won: '3 enemies', headStart: 0 },
  ];
  const lines = mount(PlaceList, { props: { places }, global: { plugins: [i18n] } }).findAll('li');
  expect(lines[0]?.text()).toContain('12 stars given at the start');
  expect(lines[1]?.text()).not.toContain('given');
});

// @vitest-environment jsdom
import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { defineComponent } from 'vue';
import type { WireMessage } from '@shared/contract/view';
import { i18n } from '../setup/i18n';
import { useWords } from './use-words';

/** A message as a screen in English says it. */
function said(message: WireMessage, names?: Parameters<typeof useWords>[0]): string {
  const Said = defineComponent({
    setup: () => useWords(names),
    data: () => ({ message }),
    template: '<p>{{ say(message) }}</p>',
  });
  return mount(Said, { global: { plugins: [i18n] } }).text();
}

const message = { key: 'coach.kokopelli.lay-away', values: { seat: 1, card: 'box/flute' } };

describe('a message in words', () => {
  it('calls the seats and cards of a match by their names', () => {
    const names = {
      seat: (seat: number) => ['Aoi', 'Mika'][seat] ?? '',
      card: (ref: string) => `the ${ref}`,
    };
    expect(said(message, names)).toBe('Lay it on the box/flute in Mika’s village.');
    // Numbers that count are left alone.
    expect(said({ key: 'coach.kokopelli.excess', values: { n: 2 } }, names)).toBe(
      'You will miss these 2 cards least.',
    );
  });

  it('calls a game by its name, and writes a day as people do', () => {
    const values = {
      ...{ game: 'solo-battle', names: 'Aoi', day: '2026-03-04T12:00:00.000Z' },
      kept: 'matches/x.jsonl.unreadable-1',
    };
    expect(said({ key: 'main.notices.match-set-aside', values })).toBe(
      'The match Solo Battle of 4 March 2026 (Aoi) could not be read to its end and was set aside. ' +
        'It is kept in the data folder as matches/x.jsonl.unreadable-1.',
    );
    expect(said({ key: 'main.refusals.unknown-game', values: { game: 'chess' } })).toContain(': chess.');
  });

  it('leaves them as they are where nobody knows the names', () => {
    expect(said(message)).toBe('Lay it on box/flute in 1’s village.');
    expect(said({ key: 'coach.kokopelli.order' })).toBe('Put what you want back first on top.');
  });
});

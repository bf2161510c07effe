import { describe, expect, it } from 'vitest';
import { askedOf, card, festivalOf } from '../testing/fixture';
import { openAct, waitingCard } from './act';

const asked = (kind: string, question: string) => askedOf(kind, question, []);

it('knows by the question what is being carried out', () => {
  expect(openAct(asked('action', 'action-or-pass'))).toBeNull();
  expect(openAct(asked('card', 'card-more'))).toBe('play');
  expect(openAct(asked('space', 'space-cancel'))).toBe('cancel');
  expect(openAct(asked('order', 'order'))).toBe('exchange');
});

describe('the card that waits for its space', () => {
  const [porch, wild] = [card(0, 'wide-porch'), card(0, 'kokopelli')];
  const view = festivalOf({
    seats: 2,
    zones: { 'hand:0': [porch, wild] },
    decision: asked('space', 'space-play'),
  });

  it('is the one picked here, while it is in the hand', () => {
    expect(waitingCard(view, porch, [porch, wild])).toBe(porch);
    expect(waitingCard(view, card(0, 'first-spark'), [porch, wild])).toBeNull();
  });

  it('is the only one that fits, where the match took it by itself', () => {
    expect(waitingCard(view, null, [wild])).toBe(wild);
  });

  it('is none while something else is asked', () => {
    expect(waitingCard({ ...view, decision: asked('card', 'card-play') }, porch, [porch])).toBeNull();
  });
});

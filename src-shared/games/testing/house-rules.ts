import { z } from 'zod';
import { shuffled, type Below } from '@shared/table/testing/generator';
import type { GameEntry } from '../index';
import { TEST_CEREMONIES } from '../kokopelli/testing/ceremonies';
import { TYPES } from '../kokopelli/setting';
import { boxCards as kokopelliCards } from '../kokopelli/testing/box';
import { TEST_DESIGNS } from './designs';

type Form = z.core.JSONSchema.JSONSchema;

/** Below the smallest target of a quest, which no head start may reach. */
const MOST_HANDICAP = 20;
const MOST_DESIGNS = 8;

/**
 * For tests: house rules drawn at random from everything a game's options allow, each option given or left
 * out. Throws for a kind of option it cannot draw, so that no new option goes untried.
 */
export function randomHouseRules(
  game: GameEntry,
  seats: number,
  below: Below,
): Readonly<Record<string, unknown>> {
  const { properties = {} } = z.toJSONSchema(game.optionsSchema, { io: 'input' });
  const given = Object.entries(properties).filter(() => below(2) === 0);
  return Object.fromEntries(given.map(([name, form]) => [name, valueOf(name, form, seats, below)]));
}

function valueOf(name: string, form: Form | boolean, seats: number, below: Below): unknown {
  if (name === 'first') return below(seats);
  if (name === 'handicap') return Array.from({ length: below(seats + 1) }, () => below(MOST_HANDICAP));
  if (name === 'designs') return someDesigns(below);
  if (name === 'types') return someTypes(below);
  if (name === 'opening') return TEST_DESIGNS[below(TEST_DESIGNS.length)]?.ref;
  if (typeof form === 'object') {
    const { type, minimum, maximum } = form;
    if (type === 'boolean') return below(2) === 0;
    if (form.enum !== undefined) return form.enum[below(form.enum.length)];
    if (type === 'integer' && minimum !== undefined && maximum !== undefined) {
      return minimum + below(maximum - minimum + 1);
    }
  }
  throw new Error(`No value can be drawn for the option ${name}.`);
}

/** Some designs, a few of them twice. */
function someDesigns(below: Below): string[] {
  const refs = TEST_DESIGNS.map(({ ref }) => ref);
  return shuffled([...refs, ...refs], below).slice(0, below(MOST_DESIGNS + 1));
}

/** Any of the box's and of designed ceremonies, or a choice that is left to the game. */
function someTypes(below: Below): string | readonly string[] {
  if (below(4) === 0) return below(2) === 0 ? 'starter' : 'random';
  const box = kokopelliCards.flatMap(({ card }) => (card.type === 'ceremony' ? [card.id] : []));
  return shuffled([...box, ...TEST_CEREMONIES.map(({ ref }) => ref)], below).slice(0, TYPES);
}

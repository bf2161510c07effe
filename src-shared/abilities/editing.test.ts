import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from '@shared/locales';
import type { BlockField } from './block';
import { CONDITION_KINDS, conditionFields, conditionKind, FRESH_CONDITIONS } from './condition-blocks';
import { conditionSchema } from './conditions';
import { freshStep, moved, stepFields, withCondition, withoutStep, withStep, withStepAt } from './editing';
import { copytoruEffects, stepSchema } from './effects';
import { stepKind } from './steps';
import { STEP_KINDS, type Amount, type Condition, type Step } from './step';
import { PRINTED } from './testing/printed';

/** A number as a hasty person, or a broken control, may give it. */
const wildNumber = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.double(), fc.constant(NaN));
const wildAmount: fc.Arbitrary<Amount> = fc.oneof(
  wildNumber,
  fc.record(
    {
      per: fc.constantFrom('defeated', 'hand', 'discarded'),
      color: fc.constantFrom('white', 'red', 'green'),
      times: wildNumber,
      plus: wildNumber,
    },
    { requiredKeys: ['per'] },
  ),
);

interface Edit {
  readonly field: number;
  readonly number: number;
  readonly amount: Amount;
  readonly word: string;
  readonly full: boolean;
}
const edit: fc.Arbitrary<Edit> = fc.record({
  field: fc.nat(5),
  number: wildNumber,
  amount: wildAmount,
  word: fc.oneof(fc.constantFrom('enemies', 'kirby'), fc.string()),
  full: fc.boolean(),
});

function edited<Whole>(field: BlockField<Whole>, { number, amount, word, full }: Edit): Whole {
  switch (field.control) {
    case 'amount':
      return field.set(amount);
    case 'number':
      return field.set(number);
    case 'target':
      return field.set(full ? 'full' : number);
    case 'choice':
      return field.set(word);
    case 'color':
      return field.set(full ? 'blue' : 'yellow');
  }
}

/** The same value again: the whole must not change. */
function untouched<Whole>(field: BlockField<Whole>): Whole {
  switch (field.control) {
    case 'amount':
      return field.set(field.value);
    case 'number':
      return field.set(field.value);
    case 'target':
      return field.set(field.value);
    case 'choice':
      return field.set(field.value);
    case 'color':
      return field.set(field.value);
  }
}

describe('every kind of step', () => {
  it.each(STEP_KINDS)('%s begins as a step the schema accepts, and of its own kind', (kind) => {
    expect(stepSchema.parse(freshStep(kind))).toEqual(freshStep(kind));
    expect(stepKind(freshStep(kind))).toBe(kind);
  });

  it.each(STEP_KINDS)('%s stays acceptable and of its kind whatever is done to its fields', (kind) => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        let step: Step = { ...freshStep(kind), if: { discarded: 2 } };
        for (const each of edits) {
          const fields = stepFields(step);
          const field = fields[each.field % Math.max(1, fields.length)];
          if (field !== undefined) step = edited(field, each);
        }
        expect(stepSchema.parse(step)).toEqual(step);
        expect(stepKind(step)).toBe(kind);
        expect(step.if).toEqual({ discarded: 2 });
        for (const field of stepFields(step)) expect(untouched(field)).toEqual(step);
      }),
      { numRuns: 60 },
    );
  });

  it('gives the printed abilities back as they are written', () => {
    for (const step of Object.values(PRINTED).flat()) {
      for (const field of stepFields(step)) expect(untouched(field)).toEqual(step);
    }
  });

  it('reads back what was set', () => {
    const upTo = (step: Step) => stepFields(step).find(({ name }) => name === 'upTo');
    const field = upTo({ discardHand: { upTo: 2 } });
    expect(field?.value).toBe(2);
    expect(field?.control === 'number' && field.set(4)).toEqual({ discardHand: { upTo: 4 } });
    expect(field?.control === 'number' && field.set(9)).toEqual({ discardHand: { upTo: 5 } });
    const to = stepFields({ refill: 'kirby', to: 'full' }).find(({ name }) => name === 'to');
    expect(to?.control === 'target' && to.set(3)).toEqual({ refill: 'kirby', to: 3 });
    expect(to?.control === 'target' && to.set(0)).toEqual({ refill: 'kirby', to: 1 });
  });

  it('has a name and a sentence with a place for each field, in both languages', () => {
    for (const { blocks } of [messages.en, messages.ja]) {
      for (const kind of STEP_KINDS) {
        const { name, sentence } = blocks.steps[kind];
        expect(name).not.toBe('');
        const places = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, place]) => place);
        const fields = stepFields(freshStep(kind)).map((field) => field.name);
        expect(places, `${kind}: ${sentence}`).toEqual(fields);
      }
      for (const kind of CONDITION_KINDS) {
        const { sentence } = blocks.conditions[kind];
        const places = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, place]) => place ?? '');
        const fields = conditionFields(FRESH_CONDITIONS[kind]).map((field) => field.name);
        expect(places.toSorted()).toEqual(fields.toSorted());
      }
    }
  });
});

describe('a condition', () => {
  it.each(CONDITION_KINDS)('%s stays acceptable whatever is done to it', (kind) => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 6 }), (edits) => {
        let condition: Condition = FRESH_CONDITIONS[kind];
        for (const each of edits) {
          const fields = conditionFields(condition);
          const field = fields[each.field % fields.length];
          if (field !== undefined) condition = edited(field, each);
        }
        expect(conditionSchema.parse(condition)).toEqual(condition);
        expect(conditionKind(condition)).toBe(kind);
      }),
      { numRuns: 40 },
    );
  });

  it('comes and goes without touching the step', () => {
    const step: Step = { boost: 2 };
    const bound = withCondition(step, { defeated: 'red', atLeast: 3 });
    expect(bound).toEqual({ boost: 2, if: { defeated: 'red', atLeast: 3 } });
    expect(withCondition(bound, null)).toEqual(step);
    expect(withCondition(bound, null)).not.toHaveProperty('if');
  });
});

describe('the list of steps', () => {
  const steps: readonly Step[] = [{ power: 1 }, { boost: 2 }, { get: 3 }];

  it('moves a step to where it is put, and no further than the ends', () => {
    expect(moved('abcd'.split(''), 0, 2).join('')).toBe('bcad');
    expect(moved('abcd'.split(''), 3, 0).join('')).toBe('dabc');
    expect(moved('abcd'.split(''), 1, 9).join('')).toBe('acdb');
    expect(moved('abcd'.split(''), 1, -4).join('')).toBe('bacd');
    expect(moved('abcd'.split(''), 7, 0).join('')).toBe('abcd');
  });

  it('takes steps in, changes and lets go of them one at a time', () => {
    expect(withStep(steps, { action: 1 })).toEqual([{ power: 1 }, { boost: 2 }, { get: 3 }, { action: 1 }]);
    expect(withStep(steps, { action: 1 }, 1)[1]).toEqual({ action: 1 });
    expect(withStepAt(steps, 1, { boost: 9 })).toEqual([{ power: 1 }, { boost: 9 }, { get: 3 }]);
    expect(withoutStep(steps, 0)).toEqual([{ boost: 2 }, { get: 3 }]);
  });

  it('takes six steps and no more', () => {
    const six = STEP_KINDS.slice(0, 6).map(freshStep);
    expect(withStep(six, { action: 1 })).toEqual(six);
    expect(copytoruEffects.schema.safeParse(six).success).toBe(true);
  });
});

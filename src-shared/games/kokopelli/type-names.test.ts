import { expect, it } from 'vitest';
import { typeName, typeRef } from './type-names';

it('calls a type of the box by its card alone, and one of another set by set and card', () => {
  expect(typeName('kokopelli-base/flute-host')).toBe('flute-host');
  expect(typeRef('flute-host')).toBe('kokopelli-base/flute-host');
  expect(typeName('fair/lanterns')).toBe('fair/lanterns');
  expect(typeRef('fair/lanterns')).toBe('fair/lanterns');
});

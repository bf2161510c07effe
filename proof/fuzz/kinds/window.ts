import fc from 'fast-check';
import { readWindowState } from '@main/hosts/electron/window-state';
import { measured, must, same } from '../held';
import { defineKind, type Fed } from '../kind';
import { changes, mutated, mutatedBytes, type Change } from '../mutate';

interface Input {
  readonly document: unknown;
  readonly made: readonly Change[];
  readonly bytes: readonly Change[];
}

const WORDS: readonly string[] = ['format', 'bounds', 'x', 'y', 'width', 'height', 'maximized'];

const bytesOf = ({ document, made, bytes }: Input): Uint8Array<ArrayBuffer> =>
  mutatedBytes(Buffer.from(JSON.stringify(mutated(document, made, WORDS)) ?? ''), bytes);

/** What is remembered of the desktop's window: it is taken as a place on a screen, or nothing is. */
export const windowPlaces = defineKind<Input>('window', () => ({
  inputs: fc.record({
    document: fc.record({
      format: fc.constant('tefuda-window/1'),
      bounds: fc.record({
        x: fc.integer({ min: -5000, max: 5000 }),
        y: fc.integer({ min: -5000, max: 5000 }),
        width: fc.integer({ min: 640, max: 8000 }),
        height: fc.integer({ min: 480, max: 8000 }),
      }),
      maximized: fc.boolean(),
    }),
    made: changes(4),
    bytes: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: changes(3) }),
  }),
  feed: (input) => measured(() => feedWindow(Buffer.from(bytesOf(input)).toString('utf8'))),
  shown: bytesOf,
  expected: ['taken', 'left'],
}));

function feedWindow(text: string): Fed {
  const state = readWindowState(text);
  must(same(state, readWindowState(text)), 'it is read the same way twice');
  if (state === null) return { accepted: 0, refused: 1, said: ['left'] };
  const { bounds, maximized } = state;
  must(Object.values(bounds).every(Number.isSafeInteger), 'a place is whole pixels');
  must(bounds.width >= 640 && bounds.height >= 480, 'a window is large enough to read in');
  must(same(Object.keys(bounds).sort(), ['height', 'width', 'x', 'y']), 'a place is nothing but a place');
  must(typeof maximized === 'boolean', 'it fills the screen or does not');
  must(same(readWindowState(JSON.stringify(state)), state), 'what was written is read as the same');
  return { accepted: 1, refused: 0, said: ['taken'] };
}

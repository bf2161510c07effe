import { expect, it } from 'vitest';
import { saveBlob } from './save-made';

it('a file of a card with a name of 400 letters is handed over under a short one, its ending kept', async () => {
  const names: unknown[] = [];
  const client = {
    call: (name: string, input: { readonly name?: string }) => {
      if ('name' in input) names.push(input.name);
      const value = { 'uploads.begin': { upload: 'u'.repeat(32) }, 'files.saveUpload': { saved: true } };
      return Promise.resolve({ ok: true, value: new Map<string, unknown>(Object.entries(value)).get(name) });
    },
    on: () => () => {},
  };
  const long = `${'あ'.repeat(400)}.png`;
  const typed = Reflect.apply(Object.assign, Object, [{}, client]);
  expect(await saveBlob(typed, 'electron', new Blob(['x']), long)).toEqual({ outcome: 'saved' });
  expect(names).toEqual([`${'あ'.repeat(100)}.png`, `${'あ'.repeat(100)}.png`]);
});

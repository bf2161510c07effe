import { describe, expect, it, vi } from 'vitest';
import { CallFailed, HostGone } from '../../client/status';
import { importFile, type RecordFile } from './imports';

const file = (changes: Partial<RecordFile> = {}): RecordFile => ({
  name: 'evening.jsonl',
  size: 100,
  text: () => Promise.resolve('{}'),
  ...changes,
});
const clientOf = (answer: () => Promise<unknown>) => {
  const call = vi.fn();
  call.mockImplementation(answer);
  return { call, on: () => () => {} };
};

describe('taking a record in', () => {
  it('hands its name and text over and gives its new id', async () => {
    const client = clientOf(() => Promise.resolve({ ok: true, value: { id: 'new' } }));
    expect(await importFile(client, file())).toEqual({ name: 'evening.jsonl', taken: true, id: 'new' });
    expect(client.call).toHaveBeenCalledWith('records.import', { name: 'evening.jsonl', text: '{}' });
  });

  it.each([
    ['is too large', file({ size: 20_000_001 }), 'records.import.tooLarge'],
    [
      'cannot be read',
      file({ text: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
      'records.import.unreadable',
    ],
  ])('says why one that %s is not taken, without asking', async (_what, bad, key) => {
    const client = clientOf(() => Promise.resolve(null));
    expect(await importFile(client, bad)).toEqual({
      name: 'evening.jsonl',
      taken: false,
      reason: { key },
    });
    expect(client.call).not.toHaveBeenCalled();
  });

  it('passes on the reason of a refusal', async () => {
    const refusal = { key: 'main.refusals.record-mangled', values: { line: 3 } };
    const fate = await importFile(
      clientOf(() => Promise.resolve({ ok: false, refusal })),
      file(),
    );
    expect(fate).toEqual({ name: 'evening.jsonl', taken: false, reason: refusal });
  });

  it.each([
    [new HostGone('away'), 'app.lost.head'],
    [new CallFailed('no'), 'records.import.failed'],
  ])('says so when %s answers', async (problem, key) => {
    const fate = await importFile(
      clientOf(() => Promise.reject(problem)),
      file(),
    );
    expect(fate).toEqual({ name: 'evening.jsonl', taken: false, reason: { key } });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { PART_LIMIT, PICTURE_BYTES } from '@shared/contract/pictures';
import { HostGone } from '../client/status';
import { keepPicture } from './keep-picture';
import { keptSize } from './paper-jpeg';
import { upload } from './upload';

const HASH = 'a'.repeat(64);
const UPLOAD = 'u'.repeat(32);

/** A PNG header that tells a size; nothing follows it. */
function png(width: number, height: number): Blob {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return new Blob([bytes]);
}

/** A host that takes files; `answers` replaces what it says to a call. */
function host(answers: Readonly<Record<string, unknown>> = {}) {
  const parts: string[] = [];
  const call = vi.fn();
  call.mockImplementation((name: string, input: { base64: string }) => {
    if (name === 'uploads.part') parts.push(atob(input.base64));
    const answer: unknown = answers[name] ?? {
      ok: true,
      value: { 'uploads.begin': { upload: UPLOAD }, 'art.keep': { hash: HASH } }[name] ?? null,
    };
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { client: { call, on: () => () => {} }, call, parts };
}

const encodesTo = (jpeg: Blob) => vi.fn(() => Promise.resolve({ jpeg, width: 2400, height: 1600 }));

describe('keeping a picture', () => {
  it('hands over what was made of it, never the original, and gives its hash and size', async () => {
    const { client, call, parts } = host();
    const encode = encodesTo(new Blob(['jpeg']));
    expect(await keepPicture(client, png(3000, 2000), undefined, encode)).toEqual({
      ok: true,
      hash: HASH,
      width: 2400,
      height: 1600,
    });
    expect(encode).toHaveBeenCalledWith(expect.any(Blob), { type: 'png', width: 3000, height: 2000 });
    expect(parts.join('')).toBe('jpeg');
    expect(call).toHaveBeenLastCalledWith('art.keep', { upload: UPLOAD });
  });

  it.each([
    ['too many pixels', png(30_000, 30_000), 'tooManyPixels'],
    ['too many bytes', new Blob([new Uint8Array(PICTURE_BYTES + 1)]), 'tooManyBytes'],
    ['no picture in it', new Blob(['words']), 'notPicture'],
  ])('says no to a file with %s before anything decodes it', async (_what, file, reason) => {
    const { client, call } = host();
    const encode = encodesTo(new Blob());
    const kept = await keepPicture(client, file, undefined, encode);
    expect(kept).toMatchObject({ ok: false, refusal: { key: `pictures.refusals.${reason}` } });
    expect(encode).not.toHaveBeenCalled();
    expect(call).not.toHaveBeenCalled();
  });

  it('says so when it cannot be decoded', async () => {
    const { client } = host();
    const kept = await keepPicture(client, png(4, 4), undefined, () => Promise.reject(new Error('broken')));
    expect(kept).toEqual({ ok: false, refusal: { key: 'pictures.refusals.undecodable' } });
  });

  it('passes a refusal on', async () => {
    const refusal = { key: 'main.refusals.disk-full' };
    const { client } = host({ 'art.keep': { ok: false, refusal } });
    const kept = await keepPicture(client, png(4, 4), undefined, encodesTo(new Blob(['x'])));
    expect(kept).toEqual({ ok: false, refusal });
  });
});

describe('handing a file over', () => {
  it('goes in parts, in order, and tells how far it is', async () => {
    const { client, call, parts } = host();
    const bytes = Uint8Array.from({ length: PART_LIMIT + 3 }, (_one, at) => at % 251);
    const told: number[] = [];
    const handed = await upload(client, new Blob([bytes]), 'a.tefuda', {
      onProgress: (arrived) => told.push(arrived),
    });
    expect(handed).toEqual({ ok: true, upload: UPLOAD });
    expect(call.mock.calls[0]).toEqual(['uploads.begin', { name: 'a.tefuda', bytes: PART_LIMIT + 3 }]);
    expect(parts.map(({ length }) => length)).toEqual([PART_LIMIT, 3]);
    expect(parts.join('') === Buffer.from(bytes).toString('latin1')).toBe(true);
    expect(told).toEqual([PART_LIMIT, PART_LIMIT + 3]);
  });

  it('stops between two parts when it is cancelled, and has the rest forgotten', async () => {
    const { client, call, parts } = host();
    const giveUp = new AbortController();
    const handed = await upload(client, new Blob([new Uint8Array(PART_LIMIT * 2)]), 'a', {
      signal: giveUp.signal,
      onProgress: () => giveUp.abort(),
    });
    expect(handed).toEqual({ ok: false, refusal: { key: 'pictures.refusals.cancelled' } });
    expect(parts).toHaveLength(1);
    expect(call).toHaveBeenLastCalledWith('uploads.cancel', { upload: UPLOAD });
  });

  it('says that the host is gone', async () => {
    const { client } = host({ 'uploads.part': new HostGone('gone') });
    expect(await upload(client, new Blob(['x']), 'a')).toEqual({
      ok: false,
      refusal: { key: 'app.lost.head' },
    });
  });
});

describe('the size a picture is kept in', () => {
  it.each([
    [6000, 4000, false, { width: 2400, height: 1600 }],
    [800, 600, false, { width: 800, height: 600 }],
    [100, 50, true, { width: 2400, height: 1200 }],
    [40_000, 1, false, { width: 2400, height: 1 }],
  ])('of %i × %i (grows: %s)', (width, height, grows, size) => {
    expect(keptSize(width, height, grows)).toEqual(size);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { PART_LIMIT, UPLOAD_LIMIT } from '@shared/contract/pictures';
import { Uploads } from './uploads';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const refusal = (code: string) => ({ ok: false, refusal: { key: `main.refusals.${code}` } });

function begun(uploads: Uploads, bytes: number, name = 'a.tefuda'): string {
  const begin = uploads.begin(name, bytes);
  if (!begin.ok) throw new Error(begin.refusal.key);
  return begin.value.upload;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a file handed over in parts', () => {
  it('is given whole, once', () => {
    const uploads = new Uploads();
    const id = begun(uploads, 6);
    expect(uploads.part(id, 0, base64('abcd'))).toEqual({ ok: true, value: null });
    expect(uploads.take(id)).toEqual(refusal('upload-unfinished'));
    expect(uploads.part(id, 4, base64('ef'))).toEqual({ ok: true, value: null });
    expect(uploads.take(id)).toEqual({
      ok: true,
      value: { name: 'a.tefuda', bytes: new Uint8Array(Buffer.from('abcdef')) },
    });
    expect(uploads.take(id)).toEqual(refusal('no-such-upload'));
  });

  it('may be empty', () => {
    const uploads = new Uploads();
    expect(uploads.take(begun(uploads, 0))).toMatchObject({ ok: true, value: { bytes: new Uint8Array() } });
  });

  it.each([
    ['twice', 0, 'abc'],
    ['too early', 5, 'abc'],
    ['longer than was said', 3, 'x'.repeat(98)],
    ['of nothing', 3, ''],
  ])('refuses a part %s, and goes on', (_name, offset, text) => {
    const uploads = new Uploads();
    const id = begun(uploads, 100);
    uploads.part(id, 0, base64('abc'));
    expect(uploads.part(id, offset, base64(text))).toEqual(refusal('upload-mangled'));
    expect(uploads.part(id, 3, base64('x'.repeat(97)))).toMatchObject({ ok: true });
    expect(uploads.take(id)).toMatchObject({ ok: true });
  });

  it('refuses what is not base64, and parts that are too large', () => {
    const uploads = new Uploads();
    const id = begun(uploads, 3 * PART_LIMIT);
    expect(uploads.part(id, 0, 'ab!!cd==')).toEqual(refusal('upload-mangled'));
    expect(uploads.part(id, 0, Buffer.alloc(PART_LIMIT + 1).toString('base64'))).toEqual(
      refusal('upload-mangled'),
    );
    expect(uploads.part('0'.repeat(32), 0, base64('a'))).toEqual(refusal('no-such-upload'));
  });
});

describe('what may be on its way', () => {
  it('is eight files, and two of the largest kind', () => {
    const uploads = new Uploads();
    const ids = Array.from({ length: 8 }, () => begun(uploads, 10));
    expect(uploads.begin('ninth', 10)).toEqual(refusal('too-many-uploads'));
    uploads.cancel(ids[0] ?? '');
    expect(uploads.begin('ninth', 10)).toMatchObject({ ok: true });
    const large = new Uploads();
    begun(large, UPLOAD_LIMIT);
    begun(large, UPLOAD_LIMIT);
    expect(large.begin('third', 1)).toEqual(refusal('too-many-uploads'));
    expect(new Uploads().begin('huge', UPLOAD_LIMIT + 1)).toEqual(refusal('upload-too-big'));
  });

  it('is let go when nobody goes on with it', () => {
    vi.useFakeTimers();
    const uploads = new Uploads();
    const id = begun(uploads, 6);
    vi.advanceTimersByTime(4 * 60_000);
    uploads.part(id, 0, base64('abc'));
    vi.advanceTimersByTime(4 * 60_000);
    expect(uploads.part(id, 3, base64('d'))).toMatchObject({ ok: true });
    vi.advanceTimersByTime(6 * 60_000);
    expect(uploads.part(id, 4, base64('e'))).toEqual(refusal('no-such-upload'));
  });
});

import { randomBytes } from 'node:crypto';
import { PART_LIMIT, UPLOAD_LIMIT } from '@shared/contract/pictures';
import { done, refused, type Outcome } from '../outcome';
import type { KeptFile } from '../made/made-files';

/** How many files may be on their way at once. */
const MOST_AT_ONCE = 8;
/** Bytes that may be on their way at once: two files of the largest kind. */
const MOST_BYTES = 2 * UPLOAD_LIMIT;
/** A file nobody adds to or uses for so long is let go. Milliseconds. */
const EXPIRY = 5 * 60_000;

interface Upload {
  readonly name: string;
  /** Bytes it will have. */
  readonly bytes: number;
  readonly parts: Buffer[];
  received: number;
  readonly expiry: NodeJS.Timeout;
}

/** Files the page hands over, part by part, for the call that uses them. They are only ever in memory. */
export class Uploads {
  readonly #uploads = new Map<string, Upload>();

  /** Announces a file. Refused when it is too large, or too much is on its way. */
  begin(name: string, bytes: number): Outcome<{ upload: string }> {
    if (bytes > UPLOAD_LIMIT) return refused('upload-too-big');
    const coming = [...this.#uploads.values()].reduce((sum, upload) => sum + upload.bytes, 0);
    if (this.#uploads.size >= MOST_AT_ONCE || coming + bytes > MOST_BYTES) return refused('too-many-uploads');
    const id = randomBytes(16).toString('hex');
    const expiry = setTimeout(() => this.#uploads.delete(id), EXPIRY).unref();
    this.#uploads.set(id, { name, bytes, parts: [], received: 0, expiry });
    return { ok: true, value: { upload: id } };
  }

  /** Takes the next part. What does not follow on the parts before it is refused, and changes nothing. */
  part(id: string, offset: number, base64: string): Outcome<null> {
    const upload = this.#uploads.get(id);
    if (upload === undefined) return refused('no-such-upload');
    const part = Buffer.from(base64, 'base64');
    const fits =
      offset === upload.received &&
      part.length > 0 &&
      part.length <= PART_LIMIT &&
      upload.received + part.length <= upload.bytes &&
      // Node leaves out what is not base64: a part that was mangled must not go unnoticed.
      part.toString('base64') === base64;
    if (!fits) return refused('upload-mangled');
    upload.parts.push(part);
    upload.received += part.length;
    upload.expiry.refresh();
    return done;
  }

  /** Gives a file that has arrived whole, and lets go of it: it can be used once. */
  take(id: string): Outcome<KeptFile> {
    const upload = this.#uploads.get(id);
    if (upload === undefined) return refused('no-such-upload');
    if (upload.received < upload.bytes) return refused('upload-unfinished');
    this.cancel(id);
    return { ok: true, value: { name: upload.name, bytes: joined(upload) } };
  }

  /** Lets go of a file; one that is gone already is no error. */
  cancel(id: string): null {
    clearTimeout(this.#uploads.get(id)?.expiry);
    this.#uploads.delete(id);
    return null;
  }
}

/** All parts in one piece, copied but once: together they may be a hundred megabytes. */
function joined({ bytes, parts }: Upload): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

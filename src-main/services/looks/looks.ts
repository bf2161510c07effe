import { join } from 'node:path';
import { z } from 'zod';
import type { CallInput } from '@shared/contract/calls';
import { defaultLooks, looks as looksSchema, type Looks } from '@shared/contract/pictures';
import { previousName, type Files } from '../files';
import type { Outcome } from '../outcome';
import { notSaved } from '../not-saved';
import type { Notices } from '../notices';
import type { Publisher } from '../publisher';

const FILE = 'looks.json';
const FORMAT = /^tefuda-looks\/(\d+)$/;
const KNOWN_FORMAT = 1;

const anyLooks = z.looseObject({ format: z.string() });
const anyCopies = z.record(z.string(), z.unknown());

type Reading =
  | { readonly is: 'good'; readonly looks: Looks; readonly lost: boolean }
  | { readonly is: 'newer' }
  | { readonly is: 'broken' };

/** Which look each copy of a card has, in `looks.json` of the data folder. */
export class LooksService {
  #now: Looks = defaultLooks;
  /** A file of a newer version is never written over. */
  #keepFile = false;
  /** Resolves when the change before has ended: each is made to what the one before left. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly files: Files,
    private readonly publisher: Publisher,
    private readonly notices: Notices,
  ) {}

  get now(): Looks {
    return this.#now;
  }

  /** Reads the file. Whatever is in it, the program starts; what could not be used is told. */
  async load(): Promise<void> {
    const text = await this.#read(this.#path);
    if (text === null) return;
    const reading = readLooks(text);
    if (reading.is === 'newer') {
      this.#keepFile = true;
      this.notices.tell('warning', { key: 'main.notices.looks-newer' });
    } else if (reading.is === 'broken') await this.#replaceBroken();
    else {
      this.#now = reading.looks;
      if (!reading.lost) return;
      const kept = await this.files.keepCopy(this.#path);
      this.notices.tell('warning', { key: 'main.notices.looks-some', values: { kept } });
    }
  }

  /** Changes some of it and says so, once it is on disk. Refused means nothing changed. */
  change(part: CallInput<'looks.change'>): Promise<Outcome<Looks>> {
    const changed = this.#turn.then(() => this.#changeNow(part));
    this.#turn = changed.catch(() => undefined);
    return changed;
  }

  async #changeNow(part: CallInput<'looks.change'>): Promise<Outcome<Looks>> {
    const given = Object.entries(part).filter(([, value]) => value !== undefined);
    const changed = tidied(looksSchema.parse({ ...this.#now, ...Object.fromEntries(given) }));
    if (!this.#keepFile) {
      const outcome = await this.files.save(this.#path, `${JSON.stringify(changed, null, 2)}\n`);
      if (!outcome.saved) return notSaved(outcome);
    }
    this.#now = changed;
    this.publisher.publish({ name: 'looks.changed', payload: changed });
    return { ok: true, value: changed };
  }

  get #path(): string {
    return join(this.folder, FILE);
  }

  async #read(path: string): Promise<string | null> {
    try {
      return await this.files.read(path);
    } catch {
      this.notices.tell('warning', { key: 'main.notices.file-unreadable', values: { file: FILE } });
      return null;
    }
  }

  async #replaceBroken(): Promise<void> {
    const kept = await this.files.setAside(this.#path);
    const previous = await this.#read(previousName(this.#path));
    const reading = previous === null ? null : readLooks(previous);
    const rescued = reading?.is === 'good';
    if (rescued) this.#now = reading.looks;
    const key = rescued ? 'main.notices.looks-previous' : 'main.notices.looks-lost';
    this.notices.tell('warning', { key, values: { kept } });
  }
}

/** Cards whose copies all show their own picture need not be named. */
const tidied = (looks: Looks): Looks => ({
  ...looks,
  copies: Object.fromEntries(
    Object.entries(looks.copies).filter(([, copies]) => copies.some((variant) => variant !== null)),
  ),
});

/** Reads the file card by card, so that a damaged one loses only what is damaged. */
function readLooks(text: string): Reading {
  const found = anyLooks.safeParse(parsed(text));
  const format = found.success ? FORMAT.exec(found.data.format) : null;
  if (!found.success || format === null) return { is: 'broken' };
  if (Number(format[1]) > KNOWN_FORMAT) return { is: 'newer' };
  if (Number(format[1]) !== KNOWN_FORMAT) return { is: 'broken' };
  const { surprise, copies } = found.data;
  const switched = looksSchema.shape.surprise.safeParse(surprise ?? defaultLooks.surprise);
  const named = anyCopies.safeParse(copies ?? {});
  const given = Object.entries(named.success ? named.data : {});
  const good = given.filter(
    (entry) => looksSchema.shape.copies.safeParse(Object.fromEntries([entry])).success,
  );
  return {
    is: 'good',
    looks: looksSchema.parse({
      ...defaultLooks,
      surprise: switched.success ? switched.data : defaultLooks.surprise,
      copies: Object.fromEntries(good),
    }),
    lost: !switched.success || !named.success || good.length < given.length,
  };
}

function parsed(text: string): unknown {
  try {
    // Some editors put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

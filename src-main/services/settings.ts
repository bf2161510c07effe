import { join } from 'node:path';
import type { CallInput } from '@shared/contract/calls';
import { defaultSettings, settings as settingsSchema, type Settings } from '@shared/contract/settings';
import { previousName, type Files } from './files';
import type { Notices } from './notices';
import type { Publisher } from './publisher';

const FILE = 'settings.json';
const FORMAT = /^tefuda-settings\/(\d+)$/;
const KNOWN_FORMAT = 1;

/** What a settings file turned out to be. */
type Reading =
  | { readonly is: 'good'; readonly settings: Settings; readonly damaged: readonly string[] }
  | { readonly is: 'newer' }
  | { readonly is: 'broken' };

/** What a person has set, in `settings.json` of the data folder. */
export class SettingsService {
  #now: Settings = defaultSettings;
  /** A file of a newer version is never written over. */
  #keepFile = false;

  constructor(
    private readonly folder: string,
    private readonly files: Files,
    private readonly publisher: Publisher,
    private readonly notices: Notices,
  ) {}

  get path(): string {
    return join(this.folder, FILE);
  }

  get now(): Settings {
    return this.#now;
  }

  /** Reads the file. Whatever is in it, the program starts; what could not be used is told. */
  async load(): Promise<void> {
    const text = await this.#read(this.path);
    if (text === null) return;
    const reading = readSettings(text);
    if (reading.is === 'newer') return this.#leaveAlone();
    if (reading.is === 'broken') return this.#replaceBroken();
    this.#now = reading.settings;
    if (reading.damaged.length === 0) return;
    const kept = await this.files.keepCopy(this.path);
    this.notices.tell('warning', {
      key: 'main.notices.settings-fields',
      values: { fields: reading.damaged.join(', '), kept },
    });
  }

  /** Changes some of the settings, says so, and saves. In memory they change even if the disk refuses. */
  async change(part: CallInput<'settings.change'>): Promise<Settings> {
    const given = Object.entries(part).filter(([, value]) => value !== undefined);
    this.#now = settingsSchema.parse({ ...this.#now, ...Object.fromEntries(given) });
    this.publisher.publish({ name: 'settings.changed', payload: this.#now });
    const changed = this.#now;
    if (this.#keepFile) return changed;
    const outcome = await this.files.save(this.path, `${JSON.stringify(changed, null, 2)}\n`);
    if (!outcome.saved) {
      this.notices.tell('error', {
        key: `main.notices.not-saved-${outcome.problem}`,
        values: { file: FILE },
      });
    }
    return changed;
  }

  async #read(path: string): Promise<string | null> {
    try {
      return await this.files.read(path);
    } catch {
      this.notices.tell('warning', { key: 'main.notices.file-unreadable', values: { file: FILE } });
      return null;
    }
  }

  #leaveAlone(): void {
    this.#keepFile = true;
    this.notices.tell('warning', { key: 'main.notices.settings-newer', values: { file: FILE } });
  }

  async #replaceBroken(): Promise<void> {
    const kept = await this.files.setAside(this.path);
    const previous = await this.#read(previousName(this.path));
    const reading = previous === null ? null : readSettings(previous);
    const rescued = reading?.is === 'good';
    if (rescued) this.#now = reading.settings;
    this.notices.tell('warning', {
      key: rescued ? 'main.notices.settings-previous' : 'main.notices.settings-defaults',
      values: { kept },
    });
  }
}

/** Reads a settings file field by field, so that a damaged one loses only its damaged fields. */
export function readSettings(text: string): Reading {
  const found = parsed(text);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return { is: 'broken' };
  const format = 'format' in found && typeof found.format === 'string' ? FORMAT.exec(found.format) : null;
  if (format === null) return { is: 'broken' };
  if (Number(format[1]) > KNOWN_FORMAT) return { is: 'newer' };
  if (Number(format[1]) !== KNOWN_FORMAT) return { is: 'broken' };
  const fields = new Map<string, unknown>(Object.entries(found));
  const good: Record<string, unknown> = { ...defaultSettings };
  const damaged: string[] = [];
  for (const [name, schema] of Object.entries(settingsSchema.shape)) {
    if (!fields.has(name)) continue;
    const field = schema.safeParse(fields.get(name));
    if (field.success) good[name] = field.data;
    else damaged.push(name);
  }
  return { is: 'good', settings: settingsSchema.parse(good), damaged };
}

function parsed(text: string): unknown {
  try {
    // Some editors put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

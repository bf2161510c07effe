import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** A change often comes as several: they are told as one. Milliseconds. */
const QUIET = 200;
/** How often it is asked where the system does not tell of changes. Milliseconds. */
const POLL = 3000;

/**
 * Tells when something may have changed in a folder or in those directly inside it, whoever did it. Where
 * the system cannot watch, `changed` is called every few seconds instead. Keeps no program running.
 *
 * @param quiet milliseconds without a change before changes are told
 * @returns the way to stop
 */
export function watchFolders(folder: string, changed: () => void, quiet = QUIET): () => void {
  const watching = new FolderWatch(folder, changed, quiet);
  return () => watching.stop();
}

class FolderWatch {
  readonly #watchers = new Map<string, FSWatcher>();
  #pending: NodeJS.Timeout | undefined;
  #polling: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly folder: string,
    private readonly changed: () => void,
    private readonly quiet: number,
  ) {
    this.#watchAll();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#pending);
    clearInterval(this.#polling);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #watchAll(): void {
    try {
      const inside = readdirSync(this.folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => join(this.folder, name));
      const wanted = new Set([this.folder, ...inside]);
      for (const [path, watcher] of this.#watchers) {
        if (wanted.has(path)) continue;
        watcher.close();
        this.#watchers.delete(path);
      }
      for (const path of wanted) if (!this.#watchers.has(path)) this.#watch(path);
    } catch {
      this.#poll();
    }
  }

  #watch(path: string): void {
    const watcher = watch(path, { persistent: false }, () => this.#heard());
    watcher.on('error', () => {
      // A folder that was taken away, or a system that ran out of watches.
      watcher.close();
      this.#watchers.delete(path);
      this.#heard();
      this.#poll();
    });
    this.#watchers.set(path, watcher);
  }

  #heard(): void {
    if (this.#stopped) return;
    clearTimeout(this.#pending);
    this.#pending = setTimeout(() => {
      this.#watchAll();
      this.changed();
    }, this.quiet).unref();
  }

  #poll(): void {
    if (this.#stopped) return;
    this.#polling ??= setInterval(() => this.changed(), POLL).unref();
  }
}

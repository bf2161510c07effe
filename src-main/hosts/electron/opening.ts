import { resolve } from 'node:path';
import { app } from 'electron';

/** The packs among the words of a start. Chromium adds switches of its own to them, in any order. */
export const packsIn = (words: readonly string[], folder: string): string[] =>
  words
    .slice(1)
    .filter((word) => !word.startsWith('-') && word.toLowerCase().endsWith('.tefuda'))
    .map((word) => resolve(folder, word));

/** Packs the system opens the program with: they may come long before it is ready for them. */
export class Opening {
  readonly #early: string[] = [];
  #open: ((path: string) => Promise<boolean>) | null = null;

  /** macOS hands files over by an event of its own, and does so before the program is ready. */
  listen(): void {
    app.on('open-file', (opening, path) => {
      opening.preventDefault();
      this.take([path]);
    });
  }

  /** Packs from the words of this start, or of a second one. */
  take(paths: readonly string[]): void {
    if (this.#open === null) this.#early.push(...paths);
    else for (const path of paths) void this.#openOne(path, this.#open);
  }

  /** From now on packs are opened so, those that came early first. */
  async openBy(open: (path: string) => Promise<boolean>): Promise<void> {
    this.#open = open;
    for (const path of this.#early.splice(0)) await this.#openOne(path, open);
  }

  async #openOne(path: string, open: (path: string) => Promise<boolean>): Promise<void> {
    if (await open(path)) app.addRecentDocument(path);
  }
}

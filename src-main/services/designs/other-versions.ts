import type { Outcome } from '../outcome';
import { renamedSet } from './renamed-set';
import { revisionOf, type DesignShelf } from './shelf';

interface Copy {
  readonly id: string;
  /** What it holds as long as nobody has taken it up. */
  readonly text: string;
}

/** Versions of sets that a save would write over though its draft was not made from them: each stays, as a set beside. */
export class OtherVersions {
  /** By set, the version that was kept for a save that has not succeeded yet. */
  readonly #waiting = new Map<string, { readonly revision: string; readonly id: string }>();
  /** By set, what another window had made of it last. */
  readonly #ofWindows = new Map<string, Copy>();

  constructor(private readonly shelf: DesignShelf) {}

  /**
   * Keeps a version and gives the id it is kept under.
   * @param id of the set
   * @param ours whether this program has written it, from another window: two windows that go on writing over each
   * other make one copy together, which holds what was written over last and has the rest as its earlier versions
   */
  async keep(id: string, text: string, ours: boolean): Promise<Outcome<{ id: string }>> {
    const revision = revisionOf(text);
    const waiting = this.#waiting.get(id);
    // A save that is tried again needs no second copy.
    if (waiting?.revision === revision && this.shelf.find(waiting.id) !== null) {
      return { ok: true, value: { id: waiting.id } };
    }
    const again = ours ? await this.#keepAgain(id, text) : null;
    const kept = again ?? (await this.#keepBeside(id, text, ours));
    if (kept.ok) this.#waiting.set(id, { revision, id: kept.value.id });
    return kept;
  }

  /** The save that needed it has succeeded: another is another matter. */
  saved(id: string): void {
    this.#waiting.delete(id);
  }

  async #keepBeside(id: string, text: string, ours: boolean): Promise<Outcome<{ id: string }>> {
    const copy = await this.shelf.freeId(id);
    // What cannot be read is kept as it is, letter for letter.
    const renamed = renamedSet(text, copy) ?? text;
    const kept = await this.shelf.create(copy, renamed);
    if (kept.ok && ours) this.#ofWindows.set(id, { id: copy, text: renamed });
    return kept;
  }

  /** Into the copy there is already, unless somebody has made something of it. */
  async #keepAgain(id: string, text: string): Promise<Outcome<{ id: string }> | null> {
    const copy = this.#ofWindows.get(id);
    const own = copy === undefined ? null : this.shelf.find(copy.id);
    if (copy === undefined || own === null) return null;
    const now = await this.shelf.read(own).catch(() => null);
    const renamed = renamedSet(text, copy.id);
    if (now !== copy.text || renamed === null) return null;
    const written = await this.shelf.replace(own, renamed, now);
    if (!written.ok) return written;
    this.#ofWindows.set(id, { id: copy.id, text: renamed });
    return { ok: true, value: { id: copy.id } };
  }
}

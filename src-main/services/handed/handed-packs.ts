import { basename } from 'node:path';
import type { MadeFile } from '@shared/contract/designs';
import { UPLOAD_LIMIT } from '@shared/contract/pictures';
import type { FileSystem } from '../file-system';
import type { MadeFiles } from '../made/made-files';
import type { Notices } from '../notices';
import type { Publisher } from '../publisher';

/** Packs that wait for the page at once; a hundred double clicks must not fill the memory. */
const MOST_WAITING = 8;

/**
 * Packs the system hands to the program: a double click, a drop on its icon. They wait until the page asks for
 * them, since there may be no page yet, and take the same way in as a pack that was dropped on it.
 */
export class HandedPacks {
  #waiting: MadeFile[] = [];

  constructor(
    private readonly house: {
      readonly system: FileSystem;
      readonly made: MadeFiles;
      readonly notices: Notices;
      readonly publisher: Publisher;
    },
  ) {}

  /** Takes a pack from where it lies; one that cannot be read is told of. Whether it was taken. */
  async hand(path: string): Promise<boolean> {
    const { system, made, notices, publisher } = this.house;
    const name = basename(path);
    try {
      const facts = await system.facts(path);
      if (facts !== null && facts.size > UPLOAD_LIMIT) {
        notices.tell('error', { key: 'main.refusals.upload-too-big' });
        return false;
      }
      const file = made.keep(await system.readBytes(path), name);
      this.#waiting = [...this.#waiting, file].slice(-MOST_WAITING);
    } catch {
      notices.tell('error', { key: 'main.notices.file-unreadable', values: { file: name } });
      return false;
    }
    publisher.publish({ name: 'packs.handed', payload: null });
    return true;
  }

  /** What waits, oldest first. Each pack is given once. */
  take(): readonly MadeFile[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    return waiting;
  }
}

import { nodeFiles, type FileSystem } from '../file-system';

/** An error as Node gives it. */
export const diskError = (code: string): Error => Object.assign(new Error(code), { code });

/** What goes wrong, how often: the next `times` calls of a method reject with this code. */
export interface Fault {
  readonly method: keyof FileSystem;
  readonly code: string;
  times: number;
  /** Only for paths that end so; every path when absent. */
  readonly ending?: string;
  /** Done before the error, as when half of a line still reached the disk. */
  readonly before?: (path: string) => Promise<void>;
}

/** The real file system, with faults: tests may run as root, whom chmod forbids nothing. */
export function faultyFiles(faults: Fault[]): FileSystem {
  const check = async (method: keyof FileSystem, path: string): Promise<void> => {
    const fault = faults.find(
      (candidate) =>
        candidate.method === method && candidate.times > 0 && path.endsWith(candidate.ending ?? ''),
    );
    if (fault === undefined) return;
    fault.times -= 1;
    await fault.before?.(path);
    throw diskError(fault.code);
  };
  const on1 =
    <Value>(method: keyof FileSystem, call: (path: string) => Promise<Value>) =>
    async (path: string): Promise<Value> => {
      await check(method, path);
      return call(path);
    };
  return {
    read: on1('read', nodeFiles.read),
    readBytes: on1('readBytes', nodeFiles.readBytes),
    facts: on1('facts', nodeFiles.facts),
    list: on1('list', nodeFiles.list),
    makeFolder: on1('makeFolder', nodeFiles.makeFolder),
    remove: on1('remove', nodeFiles.remove),
    removeFolder: on1('removeFolder', nodeFiles.removeFolder),
    removeEmptyFolder: on1('removeEmptyFolder', nodeFiles.removeEmptyFolder),
    flushFolder: on1('flushFolder', nodeFiles.flushFolder),
    async replace(path, content, part) {
      await check('replace', path);
      await nodeFiles.replace(path, content, part);
    },
    async writeAt(path, at, text) {
      await check('writeAt', path);
      await nodeFiles.writeAt(path, at, text);
    },
    async copy(from, to) {
      await check('copy', from);
      await nodeFiles.copy(from, to);
    },
    async rename(from, to) {
      await check('rename', from);
      await nodeFiles.rename(from, to);
    },
  };
}

import { dirname, join } from 'node:path';
import { nodeFiles, type FileSystem } from '@main/services/file-system';

class NoSuchFile extends Error {
  readonly code = 'ENOENT';
}

/** A data folder in memory: nothing reaches the disk, and what changed is seen at a glance. */
export interface MemoryFiles extends FileSystem {
  /** What every file holds, by its path, as one text: two that are equal hold the same. */
  digest(of?: (path: string) => boolean): string;
  /** Paths of all files, sorted. */
  paths(): string[];
  /** Puts a file there as another program would. */
  put(path: string, content: string | Uint8Array): void;
}

/** The root of the folder in memory. Whatever is outside it is read from the disk, and never written. */
export const ROOT = '/memory';

const isInside = (path: string): boolean => path === ROOT || path.startsWith(`${ROOT}/`);

/** Does something once for each path: what lies outside is the program's own, and stays as it is. */
function once<Value>(read: (path: string) => Promise<Value>): (path: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (path) => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
}

const outside = {
  read: once((path) => nodeFiles.read(path)),
  facts: once((path) => nodeFiles.facts(path)),
  list: once((path) => nodeFiles.list(path)),
};

/** A file system in memory under {@link ROOT}. Times are counted, so that two runs are the same. */
export function memoryFiles(): MemoryFiles {
  const files = new Map<string, { readonly bytes: Buffer; readonly modified: number }>();
  /** Those that were made, with something in them or not. */
  const folders = new Set<string>();
  let clock = 1;
  const write = (path: string, bytes: Buffer): void => {
    if (!isInside(path)) throw new Error(`Nothing may be written to ${path}.`);
    files.set(path, { bytes, modified: (clock += 1) });
  };
  const find = (path: string): Buffer => {
    const file = files.get(path);
    if (file === undefined) throw new NoSuchFile(path);
    return file.bytes;
  };
  const below = (path: string, of: Iterable<string> = files.keys()): string[] =>
    [...of].filter((other) => other === path || other.startsWith(`${path}/`));
  const isFolder = (path: string): boolean =>
    !files.has(path) && [below(path), below(path, folders)].some((found) => found.length > 0);
  return {
    read: async (path) => (isInside(path) ? find(path).toString('utf8') : outside.read(path)),
    readBytes: async (path) => (isInside(path) ? new Uint8Array(find(path)) : nodeFiles.readBytes(path)),
    async facts(path) {
      if (!isInside(path)) return outside.facts(path);
      const file = files.get(path);
      if (file !== undefined) return { kind: 'file', size: file.bytes.length, modified: file.modified };
      return isFolder(path) ? { kind: 'folder', size: 0, modified: 0 } : null;
    },
    async list(folder) {
      if (!isInside(folder)) return outside.list(folder);
      const names = [...files.keys(), ...folders]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1).split('/', 1)[0] ?? '');
      return [...new Set(names)].sort();
    },
    makeFolder: async (folder) => void folders.add(folder),
    replace: async (path, content) => write(path, Buffer.from(content)),
    async writeAt(path, at, text) {
      const before = files.get(path)?.bytes ?? Buffer.alloc(0);
      write(path, Buffer.concat([before.subarray(0, at), Buffer.from(text)]));
    },
    copy: async (from, to) => write(to, find(from)),
    async rename(from, to) {
      const moved = below(from);
      const movedFolders = below(from, folders);
      if (moved.length + movedFolders.length === 0) throw new NoSuchFile(from);
      for (const path of movedFolders) {
        folders.add(to + path.slice(from.length));
        folders.delete(path);
      }
      for (const path of moved) {
        write(to + path.slice(from.length), find(path));
        files.delete(path);
      }
    },
    remove: async (path) => void files.delete(path),
    async removeFolder(folder) {
      for (const path of below(folder)) files.delete(path);
      for (const path of below(folder, folders)) folders.delete(path);
    },
    async removeEmptyFolder(folder) {
      if (below(folder).length > 0) throw new Error(`Something is in ${folder}.`);
      folders.delete(folder);
    },
    flushFolder: async () => undefined,
    digest: (of = () => true) =>
      JSON.stringify(
        [...files]
          .filter(([path]) => of(path))
          .map(([path, { bytes }]) => [path, bytes.toString('latin1')])
          .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
      ),
    paths: () => [...files.keys()].sort(),
    put: (path, content) => write(join(dirname(path), path.split('/').at(-1) ?? ''), Buffer.from(content)),
  };
}

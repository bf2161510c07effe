/** A file that was dropped or chosen, and where it lay: `folder/sub/name.png`, or its name alone. */
export interface GatheredFile {
  readonly path: string;
  readonly file: File;
}

/** More files than any pack may have are not gathered; folders in folders, and no deeper. */
const MOST_FILES = 5000;
const DEEPEST = 12;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  // Browsers give a hundred or so at a time.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return children;
    children.push(...some);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function walk(
  entry: FileSystemEntry,
  path: string,
  found: GatheredFile[],
  depth: number,
): Promise<void> {
  if (found.length >= MOST_FILES || depth > DEEPEST) return;
  if (isFile(entry)) found.push({ path, file: await fileOf(entry) });
  else if (isFolder(entry)) {
    for (const child of await childrenOf(entry)) await walk(child, `${path}/${child.name}`, found, depth + 1);
  }
}

/**
 * Everything that was dropped, folders looked through. Must be called while the drop is being told: afterwards
 * the browser gives nothing any more.
 */
export function gatherDrop(dropped: DataTransfer): Promise<GatheredFile[]> {
  const entries = [...dropped.items].map((item) => item.webkitGetAsEntry());
  const files = [...dropped.files];
  const walked = async (): Promise<GatheredFile[]> => {
    const found: GatheredFile[] = [];
    for (const entry of entries) if (entry !== null) await walk(entry, entry.name, found, 0);
    // A picture dragged out of a page is a file, but lies in no folder.
    return found.length > 0 ? found : gatherFiles(files);
  };
  return walked();
}

/** Files from a file dialog; those of a folder tell where they lay in it. */
export const gatherFiles = (files: Iterable<File>): GatheredFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

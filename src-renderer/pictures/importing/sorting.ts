import type { GatheredFile } from './gather';

/** What was dropped or chosen, by what is to be done with it. */
export interface Sorted {
  /** `.tefuda` packs and single set files. */
  readonly packs: readonly GatheredFile[];
  /** Folders with a `set.json`: to be packed first. Paths begin inside the folder. */
  readonly setFolders: readonly { readonly name: string; readonly files: readonly GatheredFile[] }[];
  /** Folders of pictures, to become a set of looks each. */
  readonly pictureFolders: readonly { readonly name: string; readonly pictures: readonly GatheredFile[] }[];
  /** Single pictures. */
  readonly pictures: readonly GatheredFile[];
  /** What is none of all these. */
  readonly others: readonly GatheredFile[];
}

const PICTURE = /\.(jpe?g|jfif|png|webp|gif|avif|bmp|svg|heic|heif|tiff?|psd|ico)$/i;

/** Files that systems leave in folders, and that nobody means to take along. */
const isLitter = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX') ||
  /(^|\/)(thumbs\.db|desktop\.ini)$/i.test(path);

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

/** Whether a file is meant to be a picture, by its name or by what the system takes it for. */
export const looksLikePicture = ({ path, file }: GatheredFile): boolean =>
  PICTURE.test(path) || file.type.startsWith('image/');

/** Finds out what each file is, by where it lies and what it is called. Its content is looked at later. */
export function sortFiles(gathered: readonly GatheredFile[]): Sorted {
  const files = gathered.filter(({ path }) => !isLitter(path));
  const setFolders = files
    .filter(({ path }) => nameOf(path).toLowerCase() === 'set.json' && path.includes('/'))
    .map(({ path }) => folderOf(path))
    // A set inside a set's folder belongs to it.
    .filter((folder, _at, all) => !all.some((other) => isIn(folder, other)));
  const rest = files.filter(({ path }) => !setFolders.some((folder) => isIn(path, folder)));
  const packs = rest.filter(({ path }) => /\.(tefuda|zip|json)$/i.test(path));
  const pictures = rest.filter((file) => !packs.includes(file) && looksLikePicture(file));
  const inFolders = new Map<string, GatheredFile[]>();
  for (const picture of pictures) {
    const [top = '', ...below] = picture.path.split('/');
    if (below.length > 0) inFolders.set(top, [...(inFolders.get(top) ?? []), picture]);
  }
  return {
    packs,
    setFolders: setFolders.map((folder) => ({
      name: nameOf(folder),
      files: files
        .filter(({ path }) => isIn(path, folder))
        .map(({ path, file }) => ({ path: path.slice(folder.length + 1), file })),
    })),
    pictureFolders: [...inFolders].map(([name, inside]) => ({ name, pictures: inside })),
    pictures: pictures.filter(({ path }) => !path.includes('/')),
    others: rest.filter((file) => !packs.includes(file) && !pictures.includes(file)),
  };
}

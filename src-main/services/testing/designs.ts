import { PART_LIMIT } from '@shared/contract/pictures';
import { findAppFolder } from '../app-folder';
import { ArtService } from '../art/art';
import { DesignsService } from '../designs/designs';
import { DesignShelf } from '../designs/shelf';
import { nodeFiles, type FileSystem } from '../file-system';
import { Files } from '../files';
import { LibraryService } from '../library';
import { MadeFiles } from '../made/made-files';
import { Notices } from '../notices';
import { PacksService } from '../packs/packs';
import { Publisher, type Published } from '../publisher';
import { Uploads } from '../uploads/uploads';
import { testFolder } from './folder';

export interface TestDesigns {
  readonly folder: string;
  readonly files: Files;
  readonly library: LibraryService;
  readonly art: ArtService;
  readonly made: MadeFiles;
  readonly shelf: DesignShelf;
  readonly designs: DesignsService;
  readonly packs: PacksService;
  /** Hands a file over, as the page does; gives the upload's id. */
  readonly upload: (name: string, bytes: Uint8Array) => string;
  readonly published: Published[];
  /** Message keys of everything a person was told. */
  readonly told: () => string[];
}

const { cardsets } = findAppFolder(import.meta.url);

/** Everything that has to do with people's own sets, over a folder, with the real box. */
export async function openTestDesigns(
  given: { readonly folder?: string; readonly system?: FileSystem } = {},
): Promise<TestDesigns> {
  const folder = given.folder ?? (await testFolder());
  const system = given.system ?? nodeFiles;
  const publisher = new Publisher();
  const published: Published[] = [];
  publisher.subscribe((event) => published.push(event));
  const notices = new Notices(publisher);
  const files = new Files(system, () => Promise.resolve());
  const art = new ArtService(`${folder}/art`, files);
  const pictures = (): Promise<ReadonlySet<string>> => art.hashes();
  const designsFolder = `${folder}/designs`;
  const library = new LibraryService({
    shipped: cardsets,
    designs: designsFolder,
    system,
    notices,
    publisher,
    pictures,
  });
  await library.load();
  const made = new MadeFiles();
  const shelf = new DesignShelf(folder, files, library);
  const designs = new DesignsService({ shelf, library, art, made, notices, language: () => 'en' });
  const uploads = new Uploads();
  const packs = new PacksService({ uploads, shelf, library, art });
  const upload = (name: string, bytes: Uint8Array): string => {
    const begun = uploads.begin(name, bytes.length);
    if (!begun.ok) throw new Error(begun.refusal.key);
    for (let at = 0; at < bytes.length; at += PART_LIMIT) {
      const part = Buffer.from(bytes.subarray(at, at + PART_LIMIT)).toString('base64');
      const taken = uploads.part(begun.value.upload, at, part);
      if (!taken.ok) throw new Error(taken.refusal.key);
    }
    return begun.value.upload;
  };
  const told = (): string[] => notices.told.map(({ key }) => key);
  return { folder, files, library, art, made, shelf, designs, packs, upload, published, told };
}

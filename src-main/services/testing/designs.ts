import { findAppFolder } from '../app-folder';
import { ArtService } from '../art/art';
import { DesignsService } from '../designs/designs';
import { DesignShelf } from '../designs/shelf';
import { nodeFiles, type FileSystem } from '../file-system';
import { Files } from '../files';
import { LibraryService } from '../library';
import { MadeFiles } from '../made/made-files';
import { Notices } from '../notices';
import { Publisher, type Published } from '../publisher';
import { testFolder } from './folder';

export interface TestDesigns {
  readonly folder: string;
  readonly files: Files;
  readonly library: LibraryService;
  readonly art: ArtService;
  readonly made: MadeFiles;
  readonly shelf: DesignShelf;
  readonly designs: DesignsService;
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
  const told = (): string[] => notices.told.map(({ key }) => key);
  return { folder, files, library, art, made, shelf, designs, published, told };
}

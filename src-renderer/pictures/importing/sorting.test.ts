import { describe, expect, it } from 'vitest';
import type { GatheredFile } from './gather';
import { sortFiles } from './sorting';

const file = (path: string, type = ''): GatheredFile => ({ path, file: new File([], path, { type }) });
const paths = (files: readonly GatheredFile[]): string[] => files.map(({ path }) => path);

describe('what was dropped', () => {
  it('is told apart by where it lies and what it is called', () => {
    const sorted = sortFiles(
      ['my.tefuda', 'set.json', 'cat.PNG', 'notes.txt', 'photos/normal-1.jpg', 'photos/sub/a.webp'].map(
        (path) => file(path),
      ),
    );
    expect(paths(sorted.packs)).toEqual(['my.tefuda', 'set.json']);
    expect(paths(sorted.pictures)).toEqual(['cat.PNG']);
    expect(paths(sorted.others)).toEqual(['notes.txt']);
    expect(sorted.pictureFolders.map(({ name, pictures }) => [name, paths(pictures)])).toEqual([
      ['photos', ['photos/normal-1.jpg', 'photos/sub/a.webp']],
    ]);
  });

  it('is a set where a folder holds a set.json, with all that lies in it', () => {
    const sorted = sortFiles(
      ['sets/one/set.json', 'sets/one/art/x.png', 'sets/two/set.json', 'sets/loose.png'].map((path) =>
        file(path),
      ),
    );
    expect(sorted.setFolders.map(({ name, files }) => [name, paths(files)])).toEqual([
      ['one', ['set.json', 'art/x.png']],
      ['two', ['set.json']],
    ]);
    expect(sorted.pictureFolders.map(({ name, pictures }) => [name, paths(pictures)])).toEqual([
      ['sets', ['sets/loose.png']],
    ]);
    expect(sorted.packs).toEqual([]);
  });

  it('counts as a picture by its kind too, when its name does not say so', () => {
    expect(paths(sortFiles([file('pasted', 'image/png')]).pictures)).toEqual(['pasted']);
  });

  it('leaves out what systems put beside files', () => {
    const litter = ['a/.DS_Store', 'a/Thumbs.db', '__MACOSX/a/x.png', 'a/.git/x.png', 'desktop.ini'];
    const sorted = sortFiles(litter.map((path) => file(path)));
    expect(Object.values(sorted).flat()).toEqual([]);
  });
});

import type { FileSet } from 'electron-builder';

/** A package that is not built into the program, because it needs files of its own. */
const fromPackage = (name: string, filter: string[]): FileSet => ({
  from: `node_modules/${name}`,
  to: `node_modules/${name}`,
  filter,
});

/**
 * What goes into the archive, and nothing else: the built program, the shipped card sets, and the two packages
 * that are not built in. The command line stays out, since a packaged Electron no longer runs as Node.
 */
export const files: readonly (string | FileSet)[] = [
  'package.json',
  'LICENSE',
  'out/main/electron.js',
  'out/main/worker.js',
  'out/main/chunks/**/*.js',
  '!out/main/chunks/{commands,start}-*.js',
  'out/preload/preload.cjs',
  'out/renderer/**/*',
  'out/licences.txt',
  'cardsets/**/*',
  // Everything the program imports is built in or listed below.
  '!node_modules/**/*',
  fromPackage('piscina', ['package.json', 'LICENSE', 'dist/**/*.{js,mjs}']),
  fromPackage('@expo-google-fonts/m-plus-rounded-1c', [
    'package.json',
    'LICENSE',
    'LICENSE_FONT',
    // The weights that go into PDF documents; the screen has its own, sliced ones.
    '{500Medium,700Bold,800ExtraBold}/*.ttf',
  ]),
];

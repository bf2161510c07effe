import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FontWeight } from '@shared/print/svg/model';

/** The whole typeface of the cards, as documents carry it with them: paths of TrueType files by weight. */
export function typefaceFiles(appFolder: string): Readonly<Record<FontWeight, string>> {
  const { resolve } = createRequire(join(appFolder, 'package.json'));
  const file = (name: string): string =>
    resolve(`@expo-google-fonts/m-plus-rounded-1c/${name}/MPLUSRounded1c_${name}.ttf`);
  return { 500: file('500Medium'), 700: file('700Bold'), 800: file('800ExtraBold') };
}

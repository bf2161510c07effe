import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AS_SHIPPED, slice } from '../../packaging/testing/fake-electron';

const LANGUAGES = ['de', 'en-US', 'ja'];

const plist = (name: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>CFBundleExecutable</key><string>${name}</string></dict></plist>
`;

async function write(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

const locales = (before: string, after: string): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [`${before}${language}${after}`, '']));

/** A folder that looks to electron-builder like a downloaded Electron for Linux: empty but for the fuses. */
export const electronForLinux = (folder: string): Promise<void> =>
  write(folder, { electron: slice(AS_SHIPPED), LICENSE: '', ...locales('locales/', '.pak') });

/** The same for macOS. */
export async function electronForMac(folder: string): Promise<void> {
  const contents = 'Electron.app/Contents';
  const framework = `${contents}/Frameworks/Electron Framework.framework`;
  const helpers = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'].map((kind) => `Electron Helper${kind}`);
  await write(folder, {
    [`${contents}/Info.plist`]: plist('Electron'),
    [`${contents}/MacOS/Electron`]: '',
    [`${framework}/Electron Framework`]: slice(AS_SHIPPED),
    ...locales(`${contents}/Resources/`, '.lproj/locale.pak'),
    ...locales(`${framework}/Versions/A/Resources/`, '.lproj/locale.pak'),
    ...Object.fromEntries(
      helpers.flatMap((helper) => [
        [`${contents}/Frameworks/${helper}.app/Contents/Info.plist`, plist(helper)],
        [`${contents}/Frameworks/${helper}.app/Contents/MacOS/${helper}`, ''],
      ]),
    ),
  });
}

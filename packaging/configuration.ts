import { join } from 'node:path';
import type { AfterPackContext, Configuration } from 'electron-builder';
import { files } from './files';
import { setFuses, type Flavour } from './fuses';

const ICONS = 'packaging/icons';

/** How the program is packaged for Linux, Windows and macOS. The flavours differ in their fuses and names only. */
export const configuration = (flavour: Flavour): Configuration => ({
  appId: 'app.tefuda.desktop',
  productName: 'Tefuda',
  copyright: 'MIT licensed',
  directories: { output: flavour === 'release' ? 'dist' : 'dist/testing', buildResources: 'packaging' },
  files: [...files],
  asar: true,
  // There is no native module to build, and `files` names the packages that go in: nothing is left to look for.
  beforeBuild: () => Promise.resolve(false),
  electronLanguages: ['en-US', 'ja'],
  // Nothing is uploaded, and the program never looks for a newer one.
  publish: null,
  artifactName:
    flavour === 'release'
      ? '${productName}-${version}-${os}-${arch}.${ext}'
      : '${productName}-${version}-testing-${os}-${arch}.${ext}',
  // A deb must name both. Whoever hands the program out puts an address of their own here.
  extraMetadata: { homepage: 'https://tefuda.invalid' },
  fileAssociations: [
    {
      ext: 'tefuda',
      name: 'Tefuda pack',
      description: 'Card designs for Tefuda',
      mimeType: 'application/vnd.tefuda+zip',
      role: 'Editor',
      icon: `${ICONS}/icon`,
    },
  ],
  afterPack: (context) => setFuses(executable(context), flavour),
  linux: {
    target: ['AppImage', 'deb'],
    executableName: 'tefuda',
    icon: ICONS,
    category: 'Game;CardGame',
    synopsis: 'A card table and card workshop',
    maintainer: 'Tefuda <tefuda@tefuda.invalid>',
  },
  win: {
    target: ['nsis', 'portable'],
    icon: `${ICONS}/icon.ico`,
  },
  nsis: {
    // For one person, without asking for rights, and what was made stays when the program goes.
    oneClick: false,
    perMachine: false,
    allowToChangeInstallationDirectory: true,
    deleteAppDataOnUninstall: false,
    artifactName: '${productName}-${version}-setup-${arch}.${ext}',
  },
  portable: { artifactName: '${productName}-${version}-portable-${arch}.${ext}' },
  mac: {
    target: ['dmg', 'zip'],
    icon: `${ICONS}/icon.icns`,
    category: 'public.app-category.card-games',
    darkModeSupport: true,
    hardenedRuntime: true,
    gatekeeperAssess: false,
    entitlements: 'packaging/entitlements.mac.plist',
    entitlementsInherit: 'packaging/entitlements.mac.plist',
    // Whoever hands it out brings the keys; without them nothing is sent to Apple.
    notarize: false,
  },
});

/** What holds the fuses: the program itself, or on macOS its folder. */
function executable({ appOutDir, electronPlatformName, packager }: AfterPackContext): string {
  const name = packager.appInfo.productFilename;
  if (electronPlatformName === 'darwin') return join(appOutDir, `${name}.app`);
  return join(appOutDir, electronPlatformName === 'win32' ? `${name}.exe` : 'tefuda');
}

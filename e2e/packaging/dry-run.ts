import { join } from 'node:path';
import {
  Arch,
  build,
  LinuxPackager,
  MacPackager,
  Platform,
  WinPackager,
  type Packager,
  type Target,
} from 'electron-builder';
import { configuration } from '../../packaging/configuration';
import { electronForLinux, electronForMac } from './electron-folder';

/** What electron-builder would make of the configuration. */
export interface DryRun {
  /** The kinds of files handed out, by platform. */
  readonly targets: Readonly<Record<string, readonly string[]>>;
  /** Icons as they are taken up, by platform: an icon that had to be converted would lie elsewhere. */
  readonly icons: Readonly<Record<string, string>>;
  /** Folder of the packed program for Linux. */
  readonly linux: string;
  /** The packed program for macOS. */
  readonly mac: string;
}

type Mapper = Parameters<LinuxPackager['createTargets']>[1];

/**
 * Runs electron-builder over the release's configuration for all three platforms, with its own check of it.
 * Linux and macOS are packed as far as the folder, around an Electron that is empty but for its fuses. What
 * needs a download is left out: the files handed out are not made of the folders, and the Windows folder
 * would need a real executable.
 */
export async function dryRun(root: string, folder: string): Promise<DryRun> {
  const made = new Map<string, Target[]>();
  const icons: Record<string, string> = {};
  await Promise.all([electronForLinux(join(folder, 'linux')), electronForMac(join(folder, 'mac'))]);

  /** Makes the targets and keeps them here, so that electron-builder has none to build. */
  const keep =
    (platform: string): Mapper =>
    (_, factory) => {
      made.set(platform, [...(made.get(platform) ?? []), factory(join(folder, 'out'))]);
    };
  class Linux extends LinuxPackager {
    override createTargets(names: string[]): void {
      super.createTargets(names, keep('linux'));
    }
  }
  class Mac extends MacPackager {
    override createTargets(names: string[]): void {
      super.createTargets(names, keep('mac'));
    }
    override async pack(...given: Parameters<MacPackager['pack']>): Promise<void> {
      icons.mac = String(await this.getIconPath());
      await super.pack(...given);
    }
  }
  class Windows extends WinPackager {
    override createTargets(names: string[]): void {
      super.createTargets(names, keep('windows'));
    }
    override async pack(): Promise<void> {
      icons.windows = String(await this.getIconPath());
    }
  }
  const packagers = new Map<Platform, (info: Packager) => Linux | Mac | Windows>([
    [Platform.LINUX, (info: Packager) => new Linux(info)],
    [Platform.MAC, (info: Packager) => new Mac(info)],
    [Platform.WINDOWS, (info: Packager) => new Windows(info)],
  ]);
  await build({
    targets: new Map([...packagers.keys()].map((platform) => [platform, new Map([[Arch.x64, []]])])),
    projectDir: root,
    publish: 'never',
    platformPackagerFactory: (info, platform) => {
      const make = packagers.get(platform);
      if (make === undefined) throw new Error(`Nobody asked for ${platform.name}.`);
      return make(info);
    },
    config: {
      ...configuration('release'),
      electronDist: ({ platformName }) => join(folder, platformName === 'darwin' ? 'mac' : 'linux'),
      directories: { output: join(folder, 'out'), buildResources: 'packaging' },
    },
  });
  for (const target of [...made.values()].flat()) await target.checkOptions();
  return {
    targets: Object.fromEntries(
      [...made].map(([platform, found]) => [platform, found.map(({ name }) => name)]),
    ),
    icons,
    linux: join(folder, 'out/linux-unpacked'),
    mac: join(folder, 'out/mac/Tefuda.app'),
  };
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';
import { FuseState, SENTINEL } from '@electron/fuses/dist/constants.js';

/** What is handed out, and what a driver can take hold of: the same program but for one fuse. */
export type Flavour = 'release' | 'testing';

export interface Fuse {
  readonly name: string;
  readonly release: boolean;
  readonly testing: boolean;
}

const closed = { release: false, testing: false } as const;
const lit = { release: true, testing: true } as const;

/**
 * The nine fuses of Electron 45 in the order of its fuse wire, and how each is set. Why: docs/decisions/0011.
 */
export const fuses: readonly Fuse[] = [
  { name: 'RunAsNode', ...closed },
  { name: 'EnableCookieEncryption', ...closed },
  { name: 'EnableNodeOptionsEnvironmentVariable', ...closed },
  // Playwright's driver of Electron comes in through the inspector.
  { name: 'EnableNodeCliInspectArguments', release: false, testing: true },
  { name: 'EnableEmbeddedAsarIntegrityValidation', ...lit },
  { name: 'OnlyLoadAppFromAsar', ...lit },
  { name: 'LoadBrowserProcessSpecificV8Snapshot', ...closed },
  { name: 'GrantFileProtocolExtraPrivileges', ...closed },
  // @electron/fuses knows this one from 2.1 on, which asks for a newer Node than the rest of the project.
  { name: 'WasmTrapHandlers', ...lit },
];

/** Version of the fuse wire that is understood here. */
const WIRE_VERSION = 1;

/**
 * Sets all fuses of a packaged Electron, before it is signed.
 * @param electron the executable, or the `.app` folder on macOS
 * @throws when the wire is not the one that was decided on: a fuse more, a fuse less, a fuse taken out.
 * Then nothing is written.
 */
export async function setFuses(electron: string, flavour: Flavour): Promise<void> {
  const file = fuseFile(electron);
  findWires(await readFile(file)).forEach(refuseUnknown);
  await flipFuses(electron, {
    version: FuseVersion.V1,
    [FuseV1Options.RunAsNode]: valueOf('RunAsNode', flavour),
    [FuseV1Options.EnableCookieEncryption]: valueOf('EnableCookieEncryption', flavour),
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: valueOf(
      'EnableNodeOptionsEnvironmentVariable',
      flavour,
    ),
    [FuseV1Options.EnableNodeCliInspectArguments]: valueOf('EnableNodeCliInspectArguments', flavour),
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: valueOf(
      'EnableEmbeddedAsarIntegrityValidation',
      flavour,
    ),
    [FuseV1Options.OnlyLoadAppFromAsar]: valueOf('OnlyLoadAppFromAsar', flavour),
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: valueOf(
      'LoadBrowserProcessSpecificV8Snapshot',
      flavour,
    ),
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: valueOf('GrantFileProtocolExtraPrivileges', flavour),
  });
  await flipWhatThePackageDoesNotKnow(file, flavour);
  const found = await readFuses(electron);
  const wrong = fuses.filter(({ name, [flavour]: wanted }) => found[name] !== wanted);
  if (wrong.length > 0)
    throw new Error(`Fuses could not be set: ${wrong.map(({ name }) => name).join(', ')}`);
}

/**
 * How the fuses of a packaged Electron are set, by name.
 * @throws when its wire is not the one that was decided on, or two slices of a universal binary differ
 */
export async function readFuses(electron: string): Promise<Readonly<Record<string, boolean>>> {
  const wires = findWires(await readFile(fuseFile(electron)));
  wires.forEach(refuseUnknown);
  const [first, ...others] = wires;
  if (first === undefined || others.some((other) => !other.equals(first))) {
    throw new Error('The slices of a universal binary have different fuses.');
  }
  return Object.fromEntries(fuses.map(({ name }, at) => [name, first[at] === FuseState.ENABLE]));
}

const fuseFile = (electron: string): string =>
  electron.endsWith('.app')
    ? join(electron, 'Contents', 'Frameworks', 'Electron Framework.framework', 'Electron Framework')
    : electron;

function valueOf(name: string, flavour: Flavour): boolean {
  const fuse = fuses.find((each) => each.name === name);
  if (fuse === undefined) throw new Error(`The fuse ${name} is not decided.`);
  return fuse[flavour];
}

/** The fuse wires of a binary, as views into it: one, or one for each slice of a universal binary. */
function findWires(binary: Buffer): Buffer[] {
  const wires: Buffer[] = [];
  for (let at = binary.indexOf(SENTINEL); at !== -1; at = binary.indexOf(SENTINEL, at + 1)) {
    const begins = at + SENTINEL.length;
    const [version, length = 0] = binary.subarray(begins, begins + 2);
    if (version !== WIRE_VERSION) throw new Error(`The fuse wire is of version ${String(version)}.`);
    wires.push(binary.subarray(begins + 2, begins + 2 + length));
  }
  if (wires.length === 0) throw new Error('There is no fuse wire: this is no Electron.');
  return wires;
}

/** Strict where @electron/fuses 1.8 cannot be: it would count one fuse too few. */
function refuseUnknown(wire: Buffer): void {
  if (wire.length !== fuses.length) {
    throw new Error(
      `This Electron has ${wire.length} fuses and ${fuses.length} are decided. See docs/decisions/0011.`,
    );
  }
  const odd = fuses.find((_, at) => wire[at] !== FuseState.ENABLE && wire[at] !== FuseState.DISABLE);
  if (odd !== undefined) throw new Error(`This Electron no longer has the fuse ${odd.name}.`);
}

async function flipWhatThePackageDoesNotKnow(file: string, flavour: Flavour): Promise<void> {
  const binary = await readFile(file);
  for (const wire of findWires(binary)) {
    fuses.forEach(({ name, [flavour]: wanted }, at) => {
      if (!(name in FuseV1Options)) wire[at] = wanted ? FuseState.ENABLE : FuseState.DISABLE;
    });
  }
  await writeFile(file, binary);
}

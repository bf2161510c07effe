import { join } from 'node:path';
import type { FileSystem } from '@main/services/file-system';
import { mediaType, securityHeaders } from './headers';

/** What a URL path is answered with, on either host. */
export interface Asset {
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Answers URL paths of the renderer and of pictures. */
export type Assets = (urlPath: string) => Promise<Asset>;

const PAGE = '/index.html';
const ART = /^\/art\/([0-9a-f]{64})$/;
const ART_FILE = /^([0-9a-f]{64})\.(png|jpe?g|webp|avif|svg)$/;
/** Vite puts a hash into these names, so their content never changes. */
const HASHED = /^\/assets\//;

export interface AssetFolders {
  /** The built renderer. */
  readonly renderer: string;
  /** Pictures by content hash, in the data folder. */
  readonly art: string;
}

/**
 * Makes the resolver both hosts share. A path of the URL is only ever looked up in a table made from
 * what lies in the folders; it never becomes a path of the disk.
 */
export async function makeAssets(system: FileSystem, folders: AssetFolders): Promise<Assets> {
  const pages = new Map<string, string>();
  await collect(system, folders.renderer, '', pages);

  return async (urlPath) => {
    const art = ART.exec(urlPath)?.[1];
    if (art !== undefined) return serve(system, await artFile(system, folders.art, art), true);
    const file = pages.get(urlPath) ?? (isRoute(urlPath) ? pages.get(PAGE) : undefined);
    return serve(system, file, HASHED.test(urlPath));
  };
}

/** The renderer's own addresses (`/`, `/match/x`) all open its one page. */
const isRoute = (urlPath: string): boolean => !urlPath.includes('.') && !HASHED.test(urlPath);

async function collect(
  system: FileSystem,
  folder: string,
  urlFolder: string,
  found: Map<string, string>,
): Promise<void> {
  for (const name of await system.list(folder)) {
    const path = join(folder, name);
    if (name.includes('.')) found.set(`${urlFolder}/${name}`, path);
    else await collect(system, path, `${urlFolder}/${name}`, found);
  }
}

async function artFile(system: FileSystem, folder: string, hash: string): Promise<string | undefined> {
  const name = (await system.list(folder)).find((candidate) => ART_FILE.exec(candidate)?.[1] === hash);
  return name === undefined ? undefined : join(folder, name);
}

async function serve(system: FileSystem, file: string | undefined, forever: boolean): Promise<Asset> {
  const body = file === undefined ? null : await system.readBytes(file).catch(() => null);
  if (file === undefined || body === null) {
    return {
      status: 404,
      headers: {
        ...securityHeaders,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      },
      body: new TextEncoder().encode('Not found\n'),
    };
  }
  return {
    status: 200,
    headers: {
      ...securityHeaders,
      'content-type': mediaType(file),
      'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
    body,
  };
}

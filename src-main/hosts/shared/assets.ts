import { join } from 'node:path';
import type { AssetSources } from '@main/services/asset-sources';
import type { FileSystem } from '@main/services/file-system';
import { fileHeaders, mediaType, pictureHeaders, securityHeaders } from './headers';

/** What a URL path is answered with, on either host. */
export interface Asset {
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Answers URL paths: of the renderer, of pictures, of files the program made. */
export type Assets = (urlPath: string) => Promise<Asset>;

const PAGE = '/index.html';
const ART = /^\/art\/([0-9a-f]{64})$/;
const MADE = /^\/made\//;
const STAGED = /^\/staged\//;
const FOREVER = 'public, max-age=31536000, immutable';
/** Vite puts a hash into these names, so their content never changes. */
const HASHED = /^\/assets\//;

/**
 * Makes the resolver both hosts share. A path of the URL is only ever looked up in a table made from
 * what lies in the folders; it never becomes a path of the disk.
 */
export async function makeAssets(system: FileSystem, sources: AssetSources): Promise<Assets> {
  const pages = new Map<string, string>();
  await collect(system, sources.renderer, '', pages);

  return async (urlPath) => {
    if (urlPath.startsWith('/art/')) return artAt(urlPath, system, sources);
    if (MADE.test(urlPath)) {
      const file = sources.made(urlPath);
      return file === null ? missing() : asset(file.bytes, fileHeaders(file.name));
    }
    if (STAGED.test(urlPath)) {
      const file = sources.staged(urlPath);
      return file === null ? missing() : asset(file.bytes, pictureHeaders(file.type, 'no-store'));
    }
    const file = pages.get(urlPath) ?? (isRoute(urlPath) ? pages.get(PAGE) : undefined);
    return page(system, file, HASHED.test(urlPath) ? FOREVER : 'no-cache');
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

async function artAt(urlPath: string, system: FileSystem, sources: AssetSources): Promise<Asset> {
  const hash = ART.exec(urlPath)?.[1];
  const file = hash === undefined ? null : await sources.art(hash);
  const bytes = file === null ? null : await system.readBytes(file).catch(() => null);
  return bytes === null ? missing() : asset(bytes, pictureHeaders('image/jpeg', FOREVER));
}

async function page(system: FileSystem, file: string | undefined, caching: string): Promise<Asset> {
  const bytes = file === undefined ? null : await system.readBytes(file).catch(() => null);
  if (file === undefined || bytes === null) return missing();
  return asset(bytes, { ...securityHeaders, 'content-type': mediaType(file), 'cache-control': caching });
}

const asset = (body: Uint8Array<ArrayBuffer>, headers: Asset['headers']): Asset => ({
  status: 200,
  headers,
  body,
});

const missing = (): Asset => ({
  status: 404,
  headers: {
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  },
  body: new TextEncoder().encode('Not found\n'),
});

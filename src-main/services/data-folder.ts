import { resolve } from 'node:path';
import envPaths from 'env-paths';

const own = envPaths('tefuda', { suffix: '' });

/** Where the data lies: the folder that was asked for, or the platform's own. */
export const dataFolderOf = (given: string | undefined): string =>
  given === undefined || given === '' ? own.data : resolve(given);

/** Where things lie that can be fetched or made again. */
export const cacheFolder: string = own.cache;

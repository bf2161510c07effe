import { UPLOAD_LIMIT } from '@shared/contract/pictures';
import { MIB } from '../packs/limits';

/** The most bytes a backup has as a file: as many as can be handed over again. */
export const BACKUP_LIMIT = UPLOAD_LIMIT;
/** The most bytes of everything in it, unpacked. */
export const CONTENT_LIMIT = 512 * MIB;
/** The most bytes of one file in it. */
export const FILE_LIMIT = 64 * MIB;
/** The most files in it. */
export const FILES_LIMIT = 20_000;

import { shell } from 'electron';
import { refused } from '@main/services/outcome';
import type { HostAbilities } from '../shared/dispatcher';

/** Shows the data folder, the one thing that is ever opened in another program. */
export const showFolder: HostAbilities['showFolder'] = async (folder) => {
  const problem = await shell.openPath(folder);
  return problem === '' ? { ok: true, value: null } : refused('folder-not-shown');
};

import { dialog, type BrowserWindow } from 'electron';
import type { FileSystem } from '@main/services/file-system';
import { proposedName } from '@main/services/file-names';
import { refusedByDisk } from '@main/services/matches/outcome';
import type { HostAbilities } from '../shared/dispatcher';

/** Saves something where a person says in the system's own dialog. The page only proposes a name. */
export function saveDialog(window: BrowserWindow, system: FileSystem): HostAbilities['save'] {
  return async (name, content) => {
    const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath: proposedName(name) });
    if (canceled || filePath === '') return { ok: true, value: { saved: false } };
    try {
      await system.replace(filePath, content);
      return { ok: true, value: { saved: true } };
    } catch (error) {
      return refusedByDisk(error);
    }
  };
}

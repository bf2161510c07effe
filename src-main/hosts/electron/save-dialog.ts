import { dialog, type BrowserWindow } from 'electron';
import { nameToSave } from '@main/services/file-names';
import { refusedByDisk } from '@main/services/outcome';
import type { SavedOutside } from '@main/services/saved-outside';
import type { HostAbilities } from '../shared/dispatcher';

/** Saves something where a person says in the system's own dialog. The page only proposes a name. */
export function saveDialog(window: BrowserWindow, outside: SavedOutside): HostAbilities['save'] {
  return async (name, content) => {
    const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath: nameToSave(name) });
    if (canceled || filePath === '') return { ok: true, value: { saved: false } };
    try {
      await outside.save(filePath, content);
      return { ok: true, value: { saved: true } };
    } catch (error) {
      return refusedByDisk(error);
    }
  };
}

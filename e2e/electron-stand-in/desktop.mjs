import { notes } from './notes.mjs';

/** Where a test wants the next file saved; null is a person who cancels. */
let saveAs = null;
export const answerSaveDialog = (path) => {
  saveAs = path ?? null;
};

export const dialog = {
  async showSaveDialog(window, { defaultPath }) {
    if (window.webContents === undefined) throw new TypeError('A dialog belongs to a window.');
    notes.proposedNames.push(defaultPath);
    return { canceled: saveAs === null, filePath: saveAs ?? '' };
  },

  showErrorBox(title, content) {
    notes.errorBoxes.push({ title, content });
    console.error(`${title}: ${content}`);
  },
};

export const Menu = {
  buildFromTemplate: (template) => ({ template }),
  setApplicationMenu(menu) {
    notes.menu = menu === null ? null : structuredClone(menu.template);
  },
};

export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
};

export const shell = {
  openExternal() {
    throw new Error('Nothing may be opened outside.');
  },
};

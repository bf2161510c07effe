import { notes } from './notes.mjs';

export const dialog = {
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

import type { Menu, MenuItemConstructorOptions } from 'electron';
import { app } from './app';
import { notes } from './notes';

type Role = NonNullable<MenuItemConstructorOptions['role']>;

const ROLES: Readonly<Record<Role, true>> = {
  about: true,
  appMenu: true,
  clearRecentDocuments: true,
  close: true,
  copy: true,
  cut: true,
  delete: true,
  editMenu: true,
  fileMenu: true,
  forceReload: true,
  front: true,
  help: true,
  hide: true,
  hideOthers: true,
  mergeAllWindows: true,
  minimize: true,
  moveTabToNewWindow: true,
  paste: true,
  pasteAndMatchStyle: true,
  quit: true,
  recentDocuments: true,
  redo: true,
  reload: true,
  resetZoom: true,
  selectAll: true,
  selectNextTab: true,
  selectPreviousTab: true,
  services: true,
  shareMenu: true,
  showAllTabs: true,
  showSubstitutions: true,
  startSpeaking: true,
  stopSpeaking: true,
  toggleDevTools: true,
  toggleSmartDashes: true,
  toggleSmartQuotes: true,
  toggleSpellChecker: true,
  toggleTabBar: true,
  toggleTextReplacement: true,
  togglefullscreen: true,
  undo: true,
  unhide: true,
  viewMenu: true,
  window: true,
  windowMenu: true,
  zoom: true,
  zoomIn: true,
  zoomOut: true,
};
const TYPES = new Set(['normal', 'separator', 'submenu', 'checkbox', 'radio', 'header', 'palette']);

const MODIFIER = /^(Command|Cmd|Control|Ctrl|CommandOrControl|CmdOrCtrl|Alt|Option|AltGr|Shift|Super|Meta)$/i;
const KEY =
  /^([A-Z0-9]|F([1-9]|1\d|2[0-4])|Plus|Space|Tab|Backspace|Delete|Insert|Return|Enter|Up|Down|Left|Right|Home|End|PageUp|PageDown|Escape|Esc|[-=[\]\\;',./`])$/i;

/** Refuses what no keyboard could press. */
function checkAccelerator(accelerator: string): void {
  const keys = accelerator.split('+');
  const last = keys.pop() ?? '';
  if (!KEY.test(last) || !keys.every((key) => MODIFIER.test(key))) {
    throw new TypeError(`Invalid accelerator: ${accelerator}`);
  }
}

function checkItem({ role, type, label, accelerator, submenu }: MenuItemConstructorOptions): void {
  if (role === undefined && type === undefined && label === undefined) {
    throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
  }
  if (role !== undefined && !Object.hasOwn(ROLES, role)) throw new TypeError(`Unknown menu role: ${role}`);
  if (type !== undefined && !TYPES.has(type)) throw new TypeError(`Unknown menu item type: ${type}`);
  if (accelerator !== undefined && accelerator !== null) checkAccelerator(accelerator);
  if (Array.isArray(submenu)) submenu.forEach(checkItem);
}

/** Stands for the menu: it shows nothing and keeps what it was made from. */
export class StandInMenu {
  static #shown: StandInMenu | null = null;

  static buildFromTemplate(template: MenuItemConstructorOptions[]): StandInMenu {
    if (!Array.isArray(template))
      throw new TypeError('Invalid template for Menu: Menu template must be an array');
    template.forEach(checkItem);
    return new StandInMenu(template);
  }

  static setApplicationMenu(menu: StandInMenu | null): void {
    if (menu !== null && !(menu instanceof StandInMenu)) throw new TypeError('Invalid menu');
    app.mustBeReady('Menu can only be set after app is ready');
    StandInMenu.#shown = menu;
    notes.menu = menu === null ? null : structuredClone(menu.template).map(plain);
  }

  static getApplicationMenu(): StandInMenu | null {
    return StandInMenu.#shown;
  }

  private constructor(readonly template: MenuItemConstructorOptions[]) {}
}

interface Shown {
  readonly role?: Role;
  readonly [part: string]: unknown;
}

/** An item as a test looks at it: what a person sees and presses. */
function plain({ role, label, accelerator, submenu }: MenuItemConstructorOptions): Shown {
  const inner = Array.isArray(submenu) ? { submenu: submenu.map(plain) } : {};
  return { ...(role && { role }), ...(label && { label }), ...(accelerator && { accelerator }), ...inner };
}

StandInMenu satisfies Record<keyof Pick<typeof Menu, 'buildFromTemplate' | 'setApplicationMenu'>, unknown>;

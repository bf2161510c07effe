import { Menu, type MenuItemConstructorOptions } from 'electron';

/** Elsewhere the system itself lists what was opened lately, in its task bar. */
const fileMenuOfMac: MenuItemConstructorOptions[] = [
  { role: 'recentDocuments', submenu: [{ role: 'clearRecentDocuments' }] },
  { type: 'separator' },
  { role: 'close' },
];

/** The native menu: only what the system expects, with the system's own words and shortcuts. */
export function setMenu(devTools: boolean): void {
  const view: MenuItemConstructorOptions[] = [
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ];
  if (devTools) view.push({ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' });
  const template: MenuItemConstructorOptions[] = [
    { role: 'fileMenu', ...(process.platform === 'darwin' ? { submenu: fileMenuOfMac } : {}) },
    { role: 'editMenu' },
    { role: 'viewMenu', submenu: view },
    { role: 'windowMenu' },
  ];
  if (process.platform === 'darwin') template.unshift({ role: 'appMenu' });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

const handlers = new Map();

/** The main process's end of `ipcRenderer.invoke`. */
export const ipcMain = {
  handle(channel, listener) {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, listener);
  },
  removeHandler(channel) {
    handlers.delete(channel);
  },
};

/** What a page's call comes to. Arguments and answers are copied as Electron copies them. */
export async function invoke(event, channel, given) {
  const handler = handlers.get(channel);
  if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
  return structuredClone(await handler(event, ...structuredClone(given)));
}

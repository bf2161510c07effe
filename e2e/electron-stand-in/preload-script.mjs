/**
 * Makes a script that runs the built preload in the page before any script of the page, with the two
 * objects a sandboxed preload of ours may use. Everything that crosses is copied as Electron copies it,
 * so that a reactive proxy or a function in a call fails here too.
 *
 * @param {string} preload the text of the built preload, a CommonJS module
 */
export function preloadScript(preload) {
  return `(() => {
  if (window.top !== window) return;
  const listeners = new Map();
  const invokeMain = window.__standInInvoke;
  delete window.__standInInvoke;
  Object.defineProperty(window, '__standInHear', {
    value: (channel, given) => {
      for (const listener of listeners.get(channel) ?? []) listener({}, ...given);
    },
  });
  const contextBridge = {
    exposeInMainWorld(key, api) {
      for (const [name, value] of Object.entries(api)) {
        if (typeof value !== 'function') structuredClone(value);
      }
      Object.defineProperty(window, key, { value: Object.freeze({ ...api }), enumerable: true });
    },
  };
  const ipcRenderer = {
    invoke: async (channel, ...given) => structuredClone(await invokeMain(channel, structuredClone(given))),
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
    removeListener(channel, listener) {
      listeners.set(channel, (listeners.get(channel) ?? []).filter((other) => other !== listener));
      return ipcRenderer;
    },
  };
  const require = (name) => {
    if (name !== 'electron') throw new Error('module not found: ' + name);
    return { contextBridge, ipcRenderer };
  };
  const module = { exports: {} };
  (function (require, module, exports) {
${preload}
  })(require, module, module.exports);
})();`;
}

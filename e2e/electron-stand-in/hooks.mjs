const standIn = new URL('../../out/e2e/electron-stand-in/electron.mjs', import.meta.url).href;

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context);

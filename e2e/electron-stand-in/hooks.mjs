const standIn = new URL('./electron.mjs', import.meta.url).href;

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context);

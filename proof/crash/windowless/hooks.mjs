const here = new URL('./electron.mjs', import.meta.url).href;

export const resolve = (specifier, context, next) =>
  specifier === 'electron' ? { url: here, shortCircuit: true } : next(specifier, context);

/**
 * The name of a module that another one imports.
 * @param importer - the module that imports; the cell itself is `cell`
 * @param asked - as written after `from`
 * @returns for a relative one its place below the importer, without `.js`; else what was written
 * @example resolveModule('@keyway/core/clients/place-key', '../hex.js') // '@keyway/core/hex'
 */
export function resolveModule(importer: string, asked: string): string {
  if (!/^\.\.?\//.test(asked)) return asked;
  const path = importer.split('/').slice(0, -1);
  for (const step of asked.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/').replace(/\.js$/, '');
}

import { existsSync, readdirSync } from 'node:fs';

/** Of the part of an address after `#`, what a lab understands. */
export type LabReader = (fragment: string) => object;

const labs = new URL('../../apps/lessons/src/lib/labs/', import.meta.url);
const names = readdirSync(labs).filter((name) => existsSync(new URL(`${name}/lab-address.ts`, labs)));

/** The reader of every lab of the site, by the name that the lab has in its address. */
export const labReaders: ReadonlyMap<string, LabReader> = new Map(
  await Promise.all(
    names.map(async (name): Promise<[string, LabReader]> => {
      // Not a fixed path: the site is checked under its own compiler options, not under those of the scripts.
      const { readLabAddress } = await import(`../../apps/lessons/src/lib/labs/${name}/lab-address.ts`);
      return [name, readLabAddress];
    }),
  ),
);

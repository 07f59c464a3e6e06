import { fileURLToPath } from 'node:url';

/** Where the recorded cases stand; ends with a separator. */
export const vectorsFolder: string = fileURLToPath(new URL('../vectors/', import.meta.url));

/** Where the Python reference stands; ends with a separator. */
export const referenceFolder: string = fileURLToPath(new URL('../reference/', import.meta.url));

/** Where the real clients stand, a folder each; ends with a separator. */
export const oraclesFolder: string = fileURLToPath(new URL('../oracles/', import.meta.url));

/** Where the committed report stands; ends with a separator. */
export const reportFolder: string = fileURLToPath(new URL('../report/', import.meta.url));

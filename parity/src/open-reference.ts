import { join } from 'node:path';
import { type OpenedOracle, openOracle } from '@keyway/checker/open-oracle';
import { pythonCommand, pythonEnvironment } from './find-python.ts';
import { referenceFolder } from './parity-folders.ts';

/** What the reports and REQUIRE_ORACLES call the Python reference. */
export const referenceName = 'python-reference';

/**
 * Starts the Python reference as an oracle.
 * @param folder - of the reference, or of a copy of it
 */
export function openReference(folder: string = referenceFolder): Promise<OpenedOracle> {
  return openOracle({
    name: referenceName,
    command: [pythonCommand, join(folder, 'oracle.py')],
    env: pythonEnvironment,
  });
}

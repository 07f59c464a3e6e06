import { stat } from 'node:fs/promises';
import { GraderError } from '../grader-error.ts';
import type { AttemptSource } from './attempt-source.ts';
import type { Limits } from './limits.ts';
import { openFolder } from './open-folder.ts';
import { openZip } from './open-zip.ts';

/**
 * Opens a folder or a zip for reading.
 * @param ignored - absolute paths in a folder that are not attempts: the roster
 * @throws {GraderError} SOURCE_MISSING, SOURCE_KIND, ZIP_DAMAGED
 */
export async function openSource(
  path: string,
  limits: Limits,
  ignored: readonly string[] = [],
): Promise<AttemptSource> {
  const stats = await stat(path).catch((cause: unknown) => {
    const message = `"${path}" is not there or cannot be read; name the folder or zip that holds the attempt files`;
    throw new GraderError('SOURCE_MISSING', message, { cause });
  });
  if (stats.isDirectory()) return openFolder(path, limits, ignored);
  if (stats.isFile() && /\.zip$/i.test(path)) return openZip(path, limits);
  const message = `"${path}" expected a folder or a .zip file; put the attempt files into a folder`;
  throw new GraderError('SOURCE_KIND', message);
}

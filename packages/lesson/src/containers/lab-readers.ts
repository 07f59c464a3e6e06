import type { Reading } from './parameter-reader.ts';
import { readLabAssignment } from './read-lab-assignment.ts';
import { readLabKey } from './read-lab-key.ts';
import { readLabRecordPath } from './read-lab-record-path.ts';
import { readLabSizing } from './read-lab-sizing.ts';
import { readLabSkew } from './read-lab-skew.ts';

/** Reads the parameters of `::: lab NAME`; what comes out is what the lab of that name starts with. */
export const labReaders: Readonly<Record<string, (parameters: Record<string, unknown>) => Reading<unknown>>> =
  {
    key: readLabKey,
    'record-path': readLabRecordPath,
    assignment: readLabAssignment,
    sizing: readLabSizing,
    skew: readLabSkew,
  };

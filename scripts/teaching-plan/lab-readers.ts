import { readLabAddress as readAssignment } from '../../apps/lessons/src/lib/labs/assignment/lab-address.ts';
import { readLabAddress as readKey } from '../../apps/lessons/src/lib/labs/key/lab-address.ts';
import { readLabAddress as readRecordPath } from '../../apps/lessons/src/lib/labs/record-path/lab-address.ts';
import { readLabAddress as readSizing } from '../../apps/lessons/src/lib/labs/sizing/lab-address.ts';
import { readLabAddress as readSkew } from '../../apps/lessons/src/lib/labs/skew/lab-address.ts';

/** What each lab of the site makes of the part of an address after `#`. */
export const labReaders: Readonly<Record<string, (fragment: string) => object>> = {
  assignment: readAssignment,
  key: readKey,
  'record-path': readRecordPath,
  sizing: readSizing,
  skew: readSkew,
};

import type { Oracle, OracleFailure } from '@keyway/checker/oracle';

/** An open oracle under the id that the suite knows it by. */
export interface NamedOracle {
  id: string;
  oracle: Oracle;
  /** Set once it has failed as a whole: then it is asked nothing more, and the others go on. */
  failure?: OracleFailure;
}

/** Something that should not be, and who is the cause. */
export interface Problem {
  /** Id of the oracle. */
  oracle: string;
  text: string;
}

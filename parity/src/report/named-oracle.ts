import type { OpenedOracle } from '@keyway/checker/open-oracle';
import type { Oracle, OracleFailure } from '@keyway/checker/oracle';

/** An open oracle under the id that the suite knows it by. */
export interface NamedOracle {
  id: string;
  oracle: Oracle;
  /** Set once it has failed as a whole: then it is asked nothing more, and the others go on. */
  failure?: OracleFailure;
  /** Starts the same again. */
  open?: () => Promise<OpenedOracle>;
}

/** Something that should not be, and who is the cause. */
export interface Problem {
  /** Id of the oracle. */
  oracle: string;
  text: string;
}

/**
 * Ends an oracle and starts it again: a call that never returned goes on in its process and takes the processor from
 * the others.
 * @returns what went wrong with that, none when all is well
 */
export async function restart(named: NamedOracle): Promise<Problem[]> {
  if (named.failure || !named.open) return [];
  const closing = await named.oracle.close();
  const { oracle, failure = closing } = await named.open();
  if (oracle) named.oracle = oracle;
  if (!failure) return [];
  named.failure = failure;
  return [{ oracle: named.id, text: failure.message }];
}

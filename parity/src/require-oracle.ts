/** The one thing that this needs of vitest's test context. */
export interface Skipper {
  skip(reason: string): void;
}

/**
 * Decides what becomes of a test whose oracle cannot run: on a laptop it is skipped, and says why; where
 * REQUIRE_ORACLES names the oracle (a list with commas, as in CI) it fails.
 * @param reason - why the oracle cannot run; undefined when it can
 * @param required - the list, by default that of the environment
 * @throws {Error} ORACLE_REQUIRED
 */
export function skipWithout(
  context: Skipper,
  oracleName: string,
  reason: string | undefined,
  required: string = process.env.REQUIRE_ORACLES ?? '',
): void {
  if (reason === undefined) return;
  const isRequired = required.split(',').some((name) => name.trim() === oracleName);
  if (!isRequired) {
    context.skip(`${oracleName} did not run: ${reason}`);
    return;
  }
  throw new Error(
    `ORACLE_REQUIRED: REQUIRE_ORACLES expected "${oracleName}" to run, but ${reason}; install it, or take it off the list`,
  );
}

/** The one thing that this needs of vitest's test context. */
export interface Skipper {
  skip(reason: string): void;
}

/** What the list may name besides oracles: the browser of the site's tests, which look for it themselves. */
const REQUIRED_ELSEWHERE = ['chromium'];

/**
 * Oracles that must run: ids, or names of their folders.
 * @param required - a list with commas, by default REQUIRE_ORACLES of the environment
 */
export function requiredOracles(required: string = process.env.REQUIRE_ORACLES ?? ''): string[] {
  return required
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !REQUIRED_ELSEWHERE.includes(name));
}

/**
 * Decides what becomes of a test whose oracle cannot run: on a laptop it is skipped, and says why; where
 * REQUIRE_ORACLES names the oracle (a list with commas, as in CI) it fails.
 * @param oracleNames - the oracle's id, or also the name of its folder
 * @param reason - why the oracle cannot run; undefined when it can
 * @param required - the list, by default that of the environment
 * @throws {Error} ORACLE_REQUIRED
 */
export function skipWithout(
  context: Skipper,
  oracleNames: string | readonly [string, ...string[]],
  reason: string | undefined,
  required?: string,
): void {
  if (reason === undefined) return;
  const names = typeof oracleNames === 'string' ? [oracleNames] : oracleNames;
  const [oracleName] = names;
  if (!requiredOracles(required).some((name) => names.includes(name))) {
    context.skip(`${oracleName} did not run: ${reason}`);
    return;
  }
  throw new Error(
    `ORACLE_REQUIRED: REQUIRE_ORACLES expected "${oracleName}" to run, but ${reason}; install it, or take it off the list`,
  );
}

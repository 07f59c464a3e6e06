import type { Oracle, OracleFailure, OracleReply } from './oracle.ts';
import { type OracleCommand, OracleProcess } from './oracle-process.ts';
import type { OracleIdentity } from './oracle-protocol.ts';
import { readIdentity } from './read-answer.ts';

/** A running oracle that said who it is, or the reason why there is none. */
export type OpenedOracle =
  | { oracle: Oracle; failure?: undefined }
  | { failure: OracleFailure; oracle?: undefined };

/**
 * Starts an oracle and asks who it is. Whoever opens one closes it.
 * @returns the oracle, or a failure, and then the process has been ended. Never rejects
 */
export async function openOracle(command: OracleCommand): Promise<OpenedOracle> {
  let running: OracleProcess;
  try {
    running = new OracleProcess(command);
  } catch (error) {
    // Arguments that no process can be started with, such as one with a zero in it.
    const reason = error instanceof Error ? error.message : String(error);
    const message = `ORACLE_NOT_STARTED: oracle "${command.name}": the command could not be run (${reason})`;
    return { failure: { code: 'ORACLE_NOT_STARTED', message } };
  }
  const identity = identityOf(running, await running.ask({ call: 'hello' }));
  if ('code' in identity) {
    await running.close();
    return { failure: identity };
  }
  return { oracle: { identity, ask: (call) => running.ask(call), close: () => running.close() } };
}

function identityOf(running: OracleProcess, hello: OracleReply): OracleIdentity | OracleFailure {
  if ('failed' in hello) return hello.failed;
  const identity = 'ok' in hello ? readIdentity(hello.ok) : undefined;
  return (
    identity ??
    running.fail(
      'ORACLE_RUBBISH',
      `it answered hello with ${JSON.stringify(hello)}, which does not give name, version, language and calls`,
    )
  );
}

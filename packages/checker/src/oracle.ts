import type { OracleAnswer, OracleCall, OracleIdentity } from './oracle-protocol.ts';

/** Ways in which an oracle fails as a whole. After one of them it answers nothing more. */
export type OracleFailureCode =
  /** The command could not be run at all. */
  | 'ORACLE_NOT_STARTED'
  /** It ended with an exit code or a signal while an answer was due. */
  | 'ORACLE_CRASHED'
  /** It took longer than allowed for an answer, or did not end with its input. */
  | 'ORACLE_HUNG'
  /** It ended well, with answers still due. */
  | 'ORACLE_TOO_FEW_ANSWERS'
  /** It answered what nobody asked, or answered twice. */
  | 'ORACLE_TOO_MANY_ANSWERS'
  /** It answered a later request before an earlier one. */
  | 'ORACLE_OUT_OF_ORDER'
  /** It wrote a line that is no answer. */
  | 'ORACLE_RUBBISH'
  /** It was asked after `close`. */
  | 'ORACLE_CLOSED';

/** Why an oracle answers nothing more. */
export interface OracleFailure {
  code: OracleFailureCode;
  /** Names the oracle, what was expected, what came and, where it wrote something to standard error, its last words. */
  message: string;
}

/** An answer, or the reason why none will come. */
export type OracleReply = OracleAnswer | { failed: OracleFailure };

/** Anything that can be asked: a process, or our own core. */
export interface Oracle {
  readonly identity: OracleIdentity;
  /** Asks one thing. Calls may overlap; answers come in the order asked. Never rejects. */
  ask(call: OracleCall): Promise<OracleReply>;
  /**
   * Waits for the answers that are due, then ends the oracle. May be called twice.
   * @returns what went wrong, also after the last answer; undefined when all was well
   */
  close(): Promise<OracleFailure | undefined>;
}

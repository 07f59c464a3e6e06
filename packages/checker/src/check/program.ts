import type { OpenedOracle } from '../open-oracle.ts';
import type { Oracle, OracleFailure, OracleFailureCode, OracleReply } from '../oracle.ts';
import type { Answers, ProgramFault, ProgramFaultCode } from './program-fault.ts';
import { type PlainProgram, runPlain } from './run-plain.ts';

/** Anything that can be asked where keys go. */
export interface Program {
  /** Whether a count other than the first may be asked for. */
  takesCounts: boolean;
  ask: (keys: readonly string[], partitionCount: number) => Promise<Answers>;
  close: () => Promise<void>;
}

const FAULT_CODES: Record<OracleFailureCode, ProgramFaultCode> = {
  ORACLE_NOT_STARTED: 'PROGRAM_NOT_STARTED',
  ORACLE_HUNG: 'PROGRAM_HUNG',
  ORACLE_CRASHED: 'PROGRAM_CRASHED',
  ORACLE_CLOSED: 'PROGRAM_CRASHED',
  ORACLE_TOO_FEW_ANSWERS: 'PROGRAM_TOO_FEW_ANSWERS',
  ORACLE_TOO_MANY_ANSWERS: 'PROGRAM_TOO_MANY_ANSWERS',
  ORACLE_OUT_OF_ORDER: 'PROGRAM_OUT_OF_ORDER',
  ORACLE_RUBBISH: 'PROGRAM_RUBBISH',
};

/** A program in plain mode; it takes other counts only where its command says `{n}`. */
export function plainProgram(plain: PlainProgram): Program {
  return {
    takesCounts: plain.command.some((part) => part.includes('{n}')),
    ask: (keys, partitionCount) => runPlain(plain, keys, partitionCount),
    close: async () => {},
  };
}

/**
 * A program that speaks the oracle protocol.
 * @param client - the client to ask it for
 */
export function oracleProgram({ oracle, failure }: OpenedOracle, client: string): Program {
  if (!oracle) {
    const fault = faultOf(failure);
    return { takesCounts: true, ask: async () => ({ fault }), close: async () => {} };
  }
  return {
    takesCounts: true,
    ask: (keys, partitionCount) => askOracle(oracle, client, keys, partitionCount),
    close: async () => void (await oracle.close()),
  };
}

async function askOracle(
  oracle: Oracle,
  client: string,
  keys: readonly string[],
  partitions: number,
): Promise<Answers> {
  const keyHexes = keys.map((key) => Buffer.from(key).toString('hex'));
  const replies = await Promise.all(
    keyHexes.map((keyHex) => oracle.ask({ call: 'partition', client, keyHex, partitions })),
  );
  const answers: (number | null)[] = [];
  for (const [index, reply] of replies.entries()) {
    const said = 'ok' in reply ? reply.ok : undefined;
    if (said !== null && (typeof said !== 'number' || !Number.isSafeInteger(said))) {
      const question = `${JSON.stringify(keys[index]?.slice(0, 40))} at ${partitions} partitions of client ${client}`;
      return { fault: faultOfReply(reply, question) };
    }
    answers.push(said);
  }
  return { partitions: answers };
}

function faultOfReply(reply: OracleReply, question: string): ProgramFault {
  if ('failed' in reply) return faultOf(reply.failed);
  const said = JSON.stringify(reply);
  if ('ok' in reply) {
    const message = `PROGRAM_RUBBISH: to the key ${question} it said ${said}; answer {"ok":partition}`;
    return { code: 'PROGRAM_RUBBISH', message };
  }
  const message = `PROGRAM_REFUSED: to the key ${question} it said ${said}; answer, or ask for another with --client`;
  return { code: 'PROGRAM_REFUSED', message };
}

/** The same failure in the words of a check. */
function faultOf({ code, message }: OracleFailure): ProgramFault {
  const ours = FAULT_CODES[code];
  const advice =
    ours === 'PROGRAM_RUBBISH'
      ? '; keyway oracle --help shows the protocol, and a program that reads plain keys needs --mode plain'
      : '';
  return { code: ours, message: message.replace(code, ours) + advice };
}

import type { OpenedOracle } from '../open-oracle.ts';
import type { Oracle } from '../oracle.ts';
import type { Answers } from './program-fault.ts';
import { type PlainProgram, runPlain } from './run-plain.ts';

/** Anything that can be asked where keys go. */
export interface Program {
  /** Whether a count other than the first may be asked for. */
  takesCounts: boolean;
  ask: (keys: readonly string[], partitionCount: number) => Promise<Answers>;
  close: () => Promise<void>;
}

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
    const fault = { code: 'PROGRAM_NOT_STARTED', message: failure.message } as const;
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
  partitionCount: number,
): Promise<Answers> {
  const replies = await Promise.all(
    keys.map((key) =>
      oracle.ask({
        call: 'partition',
        client,
        keyHex: Buffer.from(key).toString('hex'),
        partitions: partitionCount,
      }),
    ),
  );
  const partitions: (number | null)[] = [];
  for (const [index, reply] of replies.entries()) {
    if ('failed' in reply)
      return { fault: { code: faultCode(reply.failed.code), message: reply.failed.message } };
    const said = 'ok' in reply ? reply.ok : undefined;
    if (said !== null && (typeof said !== 'number' || !Number.isSafeInteger(said))) {
      const message = `PROGRAM_RUBBISH: to the key ${JSON.stringify(keys[index])} at ${partitionCount} partitions it said ${JSON.stringify(reply)}; answer {"ok":partition}`;
      return { fault: { code: 'PROGRAM_RUBBISH', message } };
    }
    partitions.push(said);
  }
  return { partitions };
}

function faultCode(code: string): 'PROGRAM_HUNG' | 'PROGRAM_CRASHED' | 'PROGRAM_RUBBISH' {
  if (code === 'ORACLE_HUNG') return 'PROGRAM_HUNG';
  return code === 'ORACLE_CRASHED' || code === 'ORACLE_TOO_FEW_ANSWERS'
    ? 'PROGRAM_CRASHED'
    : 'PROGRAM_RUBBISH';
}

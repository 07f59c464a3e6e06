import { createCoreOracle } from '@keyway/checker/core-oracle';
import type { OracleReply } from '@keyway/checker/oracle';
import type { OracleCall, OracleIdentity } from '@keyway/checker/oracle-protocol';
import type { NamedOracle } from './named-oracle.ts';

/**
 * An oracle for tests of the suite itself: our core, but for the answers that `alter` gives.
 * @param alter - an answer in place of core's, undefined for core's own
 */
export function alteredCore(
  id: string,
  identity: Partial<OracleIdentity>,
  alter: (call: OracleCall) => OracleReply | undefined,
): NamedOracle {
  const core = createCoreOracle();
  const calls = { name: id, calls: [], clients: [], assignors: [], ...identity };
  return {
    id,
    oracle: {
      identity: { ...core.identity, ...calls },
      ask: (call) => {
        const altered = alter(call);
        return altered === undefined ? core.ask(call) : Promise.resolve(altered);
      },
      close: () => Promise.resolve(undefined),
    },
  };
}

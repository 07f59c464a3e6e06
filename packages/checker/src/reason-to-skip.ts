import type { OracleCall, OracleIdentity } from './oracle-protocol.ts';

/**
 * Why an oracle need not be asked: what it said of itself leaves the call, the client or the assignor out.
 * @returns the reason, or undefined when it is to be asked
 */
export function reasonToSkip(identity: OracleIdentity, call: OracleCall): string | undefined {
  if (call.call === 'hello') return undefined;
  if (!identity.calls.includes(call.call)) return `${identity.name} does not answer "${call.call}"`;
  if (call.call === 'partition' && !identity.clients.includes(call.client)) {
    return `${identity.name} does not know the client "${call.client}"`;
  }
  if (call.call === 'assign' && !identity.assignors.includes(call.assignor)) {
    return `${identity.name} does not know the assignor "${call.assignor}"`;
  }
  return undefined;
}

import { type OpenedOracle, openOracle } from '@keyway/checker/open-oracle';
import type { KnownOracle } from './known-oracles.ts';

/** Longest wait for an answer where `oracle.json` gives none: some start a virtual machine first. */
const DEFAULT_TIMEOUT_MS = 60_000;

/** Starts an oracle in its folder. Whoever opens one closes it. Never rejects. */
export function openKnownOracle(
  { id, folder, entry }: KnownOracle,
  answerTimeoutMs: number = entry.timeoutMs ?? DEFAULT_TIMEOUT_MS,
): Promise<OpenedOracle> {
  return openOracle({
    name: id,
    // One without a command is unavailable, and said so before it came to this.
    command: entry.run ?? [''],
    cwd: folder.path,
    ...(entry.env === undefined ? {} : { env: entry.env }),
    answerTimeoutMs,
  });
}

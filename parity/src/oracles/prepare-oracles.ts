import { type KnownOracle, reasonNotReady } from './known-oracles.ts';
import { openKnownOracle } from './open-known-oracle.ts';
import { type Preparation, prepareFolder } from './prepare-folder.ts';

/**
 * Prepares the folders of these oracles one after the other and starts each oracle once. A failure of one does not
 * stop the others.
 * @param say - gets one message an oracle, which may have more than one line
 * @returns those that are not ready
 */
export async function prepareOracles(
  oracles: readonly KnownOracle[],
  say: (message: string) => void,
): Promise<KnownOracle[]> {
  const preparations = new Map<string, Preparation>();
  const notReady: KnownOracle[] = [];
  for (const oracle of oracles) {
    const { folder } = oracle;
    const preparation = preparations.get(folder.name) ?? (await prepareFolder(folder));
    preparations.set(folder.name, preparation);
    const { isReady, message } = await describe(oracle, preparation);
    say(`${oracle.id}: ${message}`);
    if (!isReady) notReady.push(oracle);
  }
  return notReady;
}

interface Outcome {
  isReady: boolean;
  message: string;
}

async function describe(oracle: KnownOracle, preparation: Preparation): Promise<Outcome> {
  switch (preparation.state) {
    case 'unavailable':
      return { isReady: false, message: `cannot be had: ${preparation.reason}` };
    case 'missing-tool':
      return {
        isReady: false,
        message: `missing tool "${preparation.tool}"; install it and put it on PATH`,
      };
    case 'failed':
      return { isReady: false, message: `failed: ${preparation.reason}` };
    case 'reused':
      return describeStart(oracle, 'reused');
    case 'prepared':
      return describeStart(oracle, `prepared in ${Math.ceil(preparation.seconds)} s`);
  }
}

/** Whether it says who it is, too: what was built is not yet what runs. */
async function describeStart(oracle: KnownOracle, how: string): Promise<Outcome> {
  const reason = reasonNotReady(oracle);
  if (reason !== undefined) return { isReady: false, message: `failed: ${reason}` };
  const { oracle: opened, failure } = await openKnownOracle(oracle);
  if (!opened) return { isReady: false, message: `failed: ${failure.message}` };
  const { name, version, language } = opened.identity;
  const closing = await opened.close();
  if (closing) return { isReady: false, message: `failed: ${closing.message}` };
  return { isReady: true, message: `ready (${how}): ${name} ${version}, ${language}` };
}

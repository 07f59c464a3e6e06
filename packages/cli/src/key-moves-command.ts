import { keyMoves } from '@keyway/core/key-moves';
import { Command, Option } from 'commander';
import { addKeyOptions, KEY_HELP, type KeyOptions, readKeys } from './key-input.ts';
import { createLineWriter } from './line-writer.ts';
import { parsePartitionCount } from './parse-partition-count.ts';
import { createProgress } from './progress.ts';
import { UsageError } from './usage-error.ts';
import { writeOutput } from './write-output.ts';

interface MovesOptions extends KeyOptions {
  from: number;
  to: number;
  list?: true;
  format: 'text' | 'json';
}

const HELP = `
Says how many of the keys change their partition in Kafka's Java producer when a topic gets another partition count,
and how many of very many keys would. --list prints each key that moves, a tab, its partition before, a tab, and after;
the numbers then go to standard error. Records that are written already stay where they are.
${KEY_HELP}
Examples:
  $ keyway keys moves --from 6 --to 12 user-1 order-1001
  $ keyway keys moves --from 6 --to 8 --list <keys.txt
`;

/** `keyway keys moves --from N --to M [KEY…]`. */
export function keyMovesCommand(): Command {
  const command = new Command('moves')
    .description('which keys another partition count moves')
    .argument('[key...]', 'keys, as text')
    .requiredOption('--from <count>', 'partitions before', parsePartitionCount)
    .requiredOption('--to <count>', 'partitions after', parsePartitionCount)
    .option('--list', 'print the keys that move')
    .addOption(
      new Option('--format <form>', 'form of the numbers').choices(['text', 'json']).default('text'),
    );
  return addKeyOptions(command)
    .addHelpText('after', HELP)
    .action(async (texts: string[], options: MovesOptions) => {
      const summary = await summarize(texts, options);
      const text = options.format === 'json' ? `${JSON.stringify(summary)}\n` : summaryText(summary);
      if (options.list) process.stderr.write(text);
      else await writeOutput(text);
    });
}

interface MovesSummary {
  from: number;
  to: number;
  keyCount: number;
  movedCount: number;
  movedShare: number;
  expectedShare: number;
}

/** Key by key, so that a stream without end takes no memory. */
async function summarize(texts: readonly string[], options: MovesOptions): Promise<MovesSummary> {
  const { from, to } = options;
  const out = createLineWriter();
  const progress = createProgress('keys', options.list ? undefined : process.stderr.isTTY === true);
  let keyCount = 0;
  let movedCount = 0;
  let expectedShare = 0;
  for await (const { given, bytes } of readKeys(texts, options)) {
    const moves = keyMoves([bytes], from, to);
    expectedShare = moves.expectedShare;
    keyCount += 1;
    movedCount += moves.moved.length;
    if (options.list) {
      for (const move of moves.moved) {
        await out.write(Buffer.concat([given, Buffer.from(`\t${move.from}\t${move.to}\n`)]));
      }
    }
    progress.step();
  }
  progress.end();
  await out.end();
  if (keyCount === 0) throw new UsageError('no key came in; pipe in a sample of the keys of the topic');
  return { from, to, keyCount, movedCount, movedShare: movedCount / keyCount, expectedShare };
}

function summaryText(summary: MovesSummary): string {
  const { from, to, keyCount, movedCount, movedShare, expectedShare } = summary;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return `${movedCount} of ${keyCount} keys move from ${from} to ${to} partitions: ${percent(movedShare)}; of very many keys ${percent(expectedShare)}\n`;
}

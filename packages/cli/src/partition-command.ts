import { Command, Option } from 'commander';
import { addKeyOptions, KEY_HELP, type KeyOptions, readKeys } from './key-input.ts';
import { parsePartitionCount } from './parse-partition-count.ts';
import { createPartitionReport, PARTITION_FORMATS, type PartitionFormat } from './partition-report.ts';
import { createPlaceKey } from './place-keys.ts';
import { createProgress } from './progress.ts';

interface PartitionOptions extends KeyOptions {
  partitions: number;
  client: string;
  format: PartitionFormat;
}

const SAMPLE_KEYS = ['user-1', 'user-2', 'user-3', 'user-4', 'user-5', 'user-6'];
const HELP = `
The rule is that of Kafka's Java producer: murmur2 of the key's bytes, sign bit cleared, modulo the count; with
--client that of another producer ("keyway compare" lists them). Where a client leaves it to chance, the partition is
"-" and standard error says why.
${KEY_HELP}
At a terminal, where nothing is piped in, six sample keys are shown.

Each line of output is the key as it was given, a tab and the partition. --format json: an object a line, {"key",
"keyHex", "partition"}, the key null where it is not UTF-8, the partition null where chance decides. --format
histogram: keys in each partition, when the input has ended.

Examples:
  $ keyway partition -n 6 user-1 नमस्ते
  $ keyway partition -n 12 --client kcat --key-type long 42 1001
  $ kcat … -f '%k\\n' | keyway partition -n 12 --format histogram
`;

/** `keyway partition -n N [KEY…]`. */
export function partitionCommand(): Command {
  const command = new Command('partition')
    .description('say which partition each key goes to')
    .argument('[key...]', 'keys, as text')
    .requiredOption('-n, --partitions <count>', 'partitions of the topic, all of them', parsePartitionCount)
    .option('--client <name>', 'the producer: an id, or a name such as kcat', 'java')
    .addOption(new Option('--format <form>', 'form of the output').choices(PARTITION_FORMATS).default('tsv'));
  return addKeyOptions(command)
    .addHelpText('after', HELP)
    .action(async (texts: string[], options: PartitionOptions) => {
      const placeKey = createPlaceKey(options.client, options.partitions);
      const report = createPartitionReport(options.format, options.partitions);
      const progress = createProgress('keys', options.format === 'histogram' ? isTerminal() : undefined);
      for await (const key of readKeys(texts, options, sampleKeys)) {
        await report.add(key, placeKey(key));
        progress.step();
      }
      progress.end();
      await report.end();
    });
}

/** Nothing is printed while a histogram is counted, so progress may go to the terminal that it is printed on. */
function isTerminal(): boolean {
  return process.stderr.isTTY === true;
}

function sampleKeys(): string[] {
  process.stderr.write('No key given: six sample keys. Pipe keys in, one a line, or name them.\n');
  return SAMPLE_KEYS;
}

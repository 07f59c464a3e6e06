import { fstatSync } from 'node:fs';
import { partitionForKey } from '@keyway/core/partition-for-key';
import { Command } from 'commander';
import { parsePartitionCount } from './parse-partition-count.ts';
import { readByteLines } from './read-byte-lines.ts';
import { writeOutput } from './write-output.ts';

const SAMPLE_KEYS = ['user-1', 'user-2', 'user-3', 'user-4', 'user-5', 'user-6'];
const TAB_AND_AFTER = (partition: number): Uint8Array => Buffer.from(`\t${partition}\n`);
const HELP = `
The rule is that of Kafka's Java producer: murmur2 of the key's bytes, sign bit cleared, modulo the count.
Keys on the command line are UTF-8 text. Without one, keys are read from standard input, one a line, as the bytes
they are; an empty line is an empty key (a key all the same, not a missing one). At a terminal, where nothing is
piped in, six sample keys are shown.

Each line of output is the key, a tab and the partition.

Examples:
  $ keyway partition -n 6 user-1 नमस्ते
  $ kcat … -f '%k\\n' | keyway partition -n 12
`;

/** `keyway partition -n N [KEY…]`. */
export function partitionCommand(): Command {
  return new Command('partition')
    .description('say which partition each key goes to')
    .argument('[key...]', 'keys, as text')
    .requiredOption('-n, --partitions <count>', 'partitions of the topic, all of them', parsePartitionCount)
    .addHelpText('after', HELP)
    .action(async (keys: string[], { partitions }: { partitions: number }) => {
      for await (const key of keys.length > 0 ? keys.map((text) => Buffer.from(text)) : keysFromInput()) {
        await writeOutput(Buffer.concat([key, TAB_AND_AFTER(partitionForKey(key, partitions))]));
      }
    });
}

/** Piped or redirected keys; where standard input is a terminal or nothing, the sample. */
function keysFromInput(): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  const input = fstatSync(0);
  if (input.isFIFO() || input.isFile() || input.isSocket()) return readByteLines(process.stdin);
  process.stderr.write('No key given: six sample keys. Pipe keys in, one a line, or name them.\n');
  return SAMPLE_KEYS.map((key) => Buffer.from(key));
}

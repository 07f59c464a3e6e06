import { decodeUtf8Strictly } from '@keyway/core/decode-utf8';
import { hexOfBytes, hexOfInt32 } from '@keyway/core/hex';
import type { KeyFinding } from '@keyway/core/key-findings/key-finding';
import { toPositive } from '@keyway/core/partition-for-key';
import { recogniseKey } from '@keyway/core/recognise-key';
import { type Murmur2Trace, traceMurmur2 } from '@keyway/core/trace-murmur2';
import { Command, Option } from 'commander';
import { describeFinding, describeForm } from './finding-words.ts';
import { addKeyOptions, type KeyOptions, readKeys } from './key-input.ts';
import { parsePartitionCount } from './parse-partition-count.ts';
import { showKey } from './show-key.ts';
import { formatTable } from './text-table.ts';
import { writeOutput } from './write-output.ts';

interface ExplainOptions extends KeyOptions {
  partitions: number;
  format: 'text' | 'json';
}

const HELP = `
Shows the way of a key to its partition in Kafka's Java producer: its bytes, every round of murmur2 (each word of four
bytes, least byte first, is multiplied and shifted and then mixed into the hash), the bytes that fill no word, the
three closing steps, the sign bit cleared, the remainder. All numbers of the hash are 32 bits, in hex.

Then what the key may be in another form, and where Java puts it in that form: two programs that send one key in two
forms write two keys. --format json has all of it as data.

Examples:
  $ keyway explain user-1 -n 6
  $ keyway explain --key-type int 42 -n 12
  $ keyway explain --hex 00000000070c757365722d31 -n 12
`;

/** `keyway explain KEY -n N`. */
export function explainCommand(): Command {
  const command = new Command('explain')
    .description('show step by step why a key goes to its partition')
    .argument('<key>', 'the key')
    .requiredOption('-n, --partitions <count>', 'partitions of the topic, all of them', parsePartitionCount)
    .addOption(new Option('--format <form>', 'form of the output').choices(['text', 'json']).default('text'));
  return addKeyOptions(command)
    .addHelpText('after', HELP)
    .action(async (text: string, options: ExplainOptions) => {
      for await (const { bytes } of readKeys([text], options)) {
        const trace = traceMurmur2(bytes);
        const findings = recogniseKey(bytes, options.partitions);
        const print = options.format === 'json' ? jsonOf : textOf;
        await writeOutput(print(bytes, trace, findings, options.partitions));
      }
    });
}

function jsonOf(
  bytes: Uint8Array,
  trace: Murmur2Trace,
  findings: readonly KeyFinding[],
  partitionCount: number,
): string {
  const positive = toPositive(trace.hash);
  const answer = {
    key: decodeUtf8Strictly(bytes) ?? null,
    keyHex: hexOfBytes(bytes),
    partitions: partitionCount,
    trace,
    positive,
    partition: positive % partitionCount,
    findings: findings.map(({ name, params, instead }) => ({
      name,
      params,
      instead: instead.map(({ form, bytes: other, partition }) => ({
        form,
        keyHex: hexOfBytes(other),
        partition,
      })),
    })),
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

function textOf(
  bytes: Uint8Array,
  trace: Murmur2Trace,
  findings: readonly KeyFinding[],
  partitionCount: number,
): string {
  const { start, rounds, tail, finish, hash } = trace;
  const [shifted, multiplied] = finish;
  const positive = toPositive(hash);
  const steps = formatTable(
    [
      { heading: 'step' },
      { heading: 'bytes' },
      { heading: 'word' },
      { heading: 'mixed word' },
      { heading: 'hash' },
    ],
    [
      [`seed 9747b28c xor length ${bytes.length}`, '', '', '', hexOfInt32(start)],
      ...rounds.map(({ offset, word, mixedWord, hashAfter }, index) => [
        `round ${index + 1}`,
        hexOfBytes(bytes.subarray(offset, offset + 4), ' '),
        hexOfInt32(word),
        hexOfInt32(mixedWord),
        hexOfInt32(hashAfter),
      ]),
      ...(tail.bytes.length > 0
        ? [['rest', hexOfBytes(Uint8Array.from(tail.bytes), ' '), '', '', hexOfInt32(tail.hashAfter)]]
        : []),
      ['xor itself shifted by 13', '', '', '', hexOfInt32(shifted)],
      ['times 5bd1e995', '', '', '', hexOfInt32(multiplied)],
      ['xor itself shifted by 15', '', '', '', hexOfInt32(hash)],
    ],
  );
  const unit = bytes.length === 1 ? 'byte' : 'bytes';
  return `key        ${showKey(bytes)}
bytes      ${hexOfBytes(bytes, ' ')} (${bytes.length} ${unit})

${steps}
hash       ${hexOfInt32(hash)} = ${hash}
masked     ${hexOfInt32(positive)} = ${positive}, the sign bit cleared
partition  ${positive} mod ${partitionCount} = ${positive % partitionCount}
${findings.map(findingText).join('')}`;
}

function findingText(finding: KeyFinding): string {
  const rows = finding.instead.map(({ form, bytes, partition }) => [
    `  ${describeForm(form)}`,
    showKey(bytes),
    hexOfBytes(bytes, ' '),
    String(partition),
  ]);
  const table =
    rows.length === 0
      ? ''
      : formatTable(
          [
            { heading: '  instead' },
            { heading: 'key' },
            { heading: 'bytes' },
            { heading: 'partition', align: 'right' },
          ],
          rows,
        );
  return `\n${describeFinding(finding)}\n${table}`;
}

import { javaMatchOf } from '@keyway/core/clients/find-client';
import { decodeUtf8Strictly } from '@keyway/core/decode-utf8';
import { hexOfBytes } from '@keyway/core/hex';
import { Command, Option } from 'commander';
import { createAgreement } from './agreement.ts';
import { agreementText } from './agreement-text.ts';
import { type ComparedKey, comparedKeyText, compareKey } from './compare-key.ts';
import { type ComparedClient, comparedClients, groupByRule } from './compared-clients.ts';
import { addKeyOptions, KEY_HELP, type KeyOptions, readKeys } from './key-input.ts';
import { parsePartitionCount } from './parse-partition-count.ts';
import { createProgress } from './progress.ts';
import { writeOutput } from './write-output.ts';

interface CompareOptions extends KeyOptions {
  partitions: number;
  client?: string[];
  format: 'text' | 'json';
}

const HELP = `
Keys on the command line: for each a table with one row a client, what it hashes (the bytes, or the text before it was
bytes), its hash in hex, its partition, and whether Java puts the key there too. Clients that were named and differ
are told what would make them agree.

Keys on standard input: for each two rules the share of keys that they put on the same partition; clients with the same
rule stand under one name.
${KEY_HELP}
Examples:
  $ keyway compare -n 12 user-1
  $ keyway compare -n 12 --client kcat --client kafkajs-1 100:48069
  $ kcat … -f '%k\\n' | keyway compare -n 12 --client kcat
`;

/** `keyway compare [KEY…] -n N`. */
export function compareCommand(): Command {
  const command = new Command('compare')
    .description('compare where clients put keys')
    .argument('[key...]', 'keys, as text')
    .requiredOption('-n, --partitions <count>', 'partitions of the topic, all of them', parsePartitionCount)
    .option('--client <name>', 'only this client and Java; may be repeated (default: all)', collect)
    .addOption(new Option('--format <form>', 'form of the output').choices(['text', 'json']).default('text'));
  return addKeyOptions(command)
    .addHelpText('after', HELP)
    .action(async (texts: string[], options: CompareOptions) => {
      const clients = comparedClients(options.client);
      await (texts.length > 0 ? compareEach(texts, clients, options) : compareMany(clients, options));
    });
}

async function compareEach(
  texts: readonly string[],
  clients: readonly ComparedClient[],
  options: CompareOptions,
): Promise<void> {
  let isFirst = true;
  for await (const { bytes } of readKeys(texts, options)) {
    const rows = compareKey(bytes, clients, options.partitions);
    if (options.format === 'json') {
      const answer = {
        key: decodeUtf8Strictly(bytes) ?? null,
        keyHex: hexOfBytes(bytes),
        partitions: options.partitions,
        clients: rows,
      };
      await writeOutput(`${JSON.stringify(answer)}\n`);
    } else {
      const matches = options.client === undefined ? '' : matchText(rows);
      await writeOutput(`${isFirst ? '' : '\n'}${comparedKeyText(bytes, rows)}${matches}`);
    }
    isFirst = false;
  }
}

/** What makes each client that differs agree with Java. */
function matchText(rows: readonly ComparedKey[]): string {
  return rows
    .filter(({ sameAsJava }) => sameAsJava !== true)
    .map(({ client }) => {
      const match = javaMatchOf(client);
      return match === undefined
        ? ''
        : `\n${client}, to match Java: ${match.setting}\n  but: ${match.catch}\n`;
    })
    .join('');
}

async function compareMany(clients: readonly ComparedClient[], options: CompareOptions): Promise<void> {
  const groups = groupByRule(clients);
  const agreement = createAgreement(groups, options.partitions);
  const progress = createProgress('keys', process.stderr.isTTY === true);
  for await (const { bytes } of readKeys([], options)) {
    agreement.add(bytes);
    progress.step();
  }
  progress.end();
  const answer = {
    partitions: options.partitions,
    keyCount: agreement.keyCount(),
    notUtf8Count: agreement.notUtf8Count(),
    sameRule: groups.map(({ members }) => members.map(({ name }) => name)),
    pairs: agreement.pairs(),
  };
  await writeOutput(
    options.format === 'json'
      ? `${JSON.stringify(answer)}\n`
      : agreementText(groups, agreement, options.partitions),
  );
}

function collect(name: string, names: string[] | undefined): string[] {
  return [...(names ?? []), name];
}

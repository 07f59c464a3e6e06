import { createIdentifier, type Identifier } from '@keyway/core/identify/create-identifier';
import { type KeyType, keyTypes } from '@keyway/core/serialize-key';
import { Command, Option } from 'commander';
import { identifyAdvice, identifyTarget } from './identify-advice.ts';
import { type IdentifyInputReport, identifyJson } from './identify-json.ts';
import {
  createIdentifyLineParser,
  IDENTIFY_INPUTS,
  IDENTIFY_KEY_FORMATS,
  type IdentifyInput,
  type IdentifyKeyFormat,
} from './identify-line-parser.ts';
import { identifyText } from './identify-text.ts';
import { hasInput } from './key-input.ts';
import { parsePartitionCount } from './parse-partition-count.ts';
import { createProgress } from './progress.ts';
import { readByteLines } from './read-byte-lines.ts';
import { UsageError } from './usage-error.ts';
import { writeOutput } from './write-output.ts';

interface IdentifyOptions {
  partitions: number;
  input?: IdentifyInput;
  keyFormat?: IdentifyKeyFormat;
  keyType?: KeyType;
  nullText?: string;
  target: string;
  format: 'text' | 'json';
}

const MOST_BAD_LINES = 5;

const HELP = `
Reads the keys of a topic's records with the partitions that they stand on, one record a line, from standard input, and
says which clients put them there and in which shares, which keys stand on two partitions, whether a producer went by
another partition count, and what setting makes each client match Java.

  $ kcat -C -b BROKER -t orders -e -f '%k\\t%p\\n' | keyway identify -n 12
  $ kafka-console-consumer --bootstrap-server BROKER --topic orders --from-beginning --timeout-ms 10000 \\
      --property print.partition=true --property print.key=true --property print.value=false | keyway identify -n 12
  $ rpk topic consume orders -o :end -f '%k{hex}\\t%p\\n' | keyway identify -n 12 --key-format hex
  $ kcat -C -b BROKER -t orders -e -J | keyway identify -n 12 --format json

(kafka-console-consumer: --formatter-property instead of --property in the latest releases. rpk prints JSON that leaves
out empty keys and spoils binary ones, so let it print hex.)
The partition count stands in the first line of: kafka-topics --bootstrap-server BROKER --describe --topic orders

Lines (the first that has a form decides, --input forces one):
  key-partition   key, tab, partition; the last tab splits, so keys may hold tabs
  partition-key   partition, tab, key; only with --input
  console         kafka-console-consumer with print.partition and print.key; timestamp and offset may be there, headers
                  not; the key ends at the next tab
  json            {"key":"user-1","partition":3}, or keyHex instead of key; more fields may be there
Keys are taken as the bytes they are. Where they are binary or hold line ends, print hex or base64 and say so with
--key-format. Where a number was printed that was sent in binary, give its type: kcat -s key=i prints an int, so
--key-type int.

A record without a key says nothing and is left out: an empty key field between tabs, JSON's null, or what your tool
prints for it: NULL (kcat -Z) or null (console consumer), unless --null-text names another text.
Lines that are not of the form are counted and named, the others judged. Shares are estimates: each different placement
(a key on a partition) counts once, since a key that chance put right tells as little the tenth time; the share of the
records follows from that. A client counts as found when it explains the placements better than chance does, by the
Bayesian information criterion, extended by the number of explanations that were tried. Evidence is strong for odds
above 150 to 1 against whatever else could stand in its place, fair above 20 to 1, weak below.
Up to two million different placements and 256 MiB of keys are kept.

Ends with 0 when one client accounts for every record, 1 when not, 2 when the call was wrong.
`;

/** `… | keyway identify -n N`. */
export function identifyCommand(): Command {
  return new Command('identify')
    .description('which clients wrote the records of a topic')
    .requiredOption('-n, --partitions <count>', 'partitions of the topic, all of them', parsePartitionCount)
    .addOption(
      new Option('--input <form>', 'form of the lines (default: found out)').choices(IDENTIFY_INPUTS),
    )
    .addOption(
      new Option('--key-format <form>', 'how keys are written (default: text)')
        .choices(IDENTIFY_KEY_FORMATS)
        .conflicts('keyType'),
    )
    .addOption(new Option('--key-type <type>', 'keys are values of this type').choices(keyTypes))
    .option('--null-text <text>', 'what stands for a record without a key')
    .option('--target <client>', 'client that all are to match', 'java')
    .addOption(new Option('--format <form>', 'form of the output').choices(['text', 'json']).default('text'))
    .addHelpText('after', HELP)
    .action(async (options: IdentifyOptions) => {
      const target = identifyTarget(options.target);
      if (!hasInput())
        throw new UsageError('no record given; pipe keys and partitions in, one record a line');
      const identifier = createIdentifier(options.partitions);
      const input = await readRecords(identifier, options);
      const result = identifier.identify();
      checkSomething(result.placementCount + (result.emptyKey ? 1 : 0), result.withoutKeyCount, input);
      reportBadLines(input);
      const advice = identifyAdvice(result, target);
      await writeOutput(
        options.format === 'json'
          ? identifyJson(result, advice, target, input)
          : identifyText(result, advice, target),
      );
      if (result.verdict !== 'one-client' && result.verdict !== 'undecided') process.exitCode = 1;
    });
}

async function readRecords(identifier: Identifier, options: IdentifyOptions): Promise<IdentifyInputReport> {
  const parser = createIdentifyLineParser(options);
  const badLines: { line: number; problem: string }[] = [];
  let badLineCount = 0;
  let lineCount = 0;
  const progress = createProgress('lines', process.stderr.isTTY === true);
  for await (const line of readByteLines(process.stdin)) {
    lineCount += 1;
    progress.step();
    if (line.length === 0) continue;
    const record = parser.parse(line);
    if ('problem' in record) {
      badLineCount += 1;
      if (badLines.length < MOST_BAD_LINES) badLines.push({ line: lineCount, problem: record.problem });
    } else identifier.add(record.key, record.partition);
  }
  progress.end();
  return { input: parser.input(), lineCount, badLineCount, badLines };
}

function checkSomething(seenCount: number, withoutKeyCount: number, input: IdentifyInputReport): void {
  if (seenCount > 0) return;
  const [first] = input.badLines;
  if (first !== undefined) {
    throw new UsageError(
      `no line tells a key and a partition; line ${first.line}: ${first.problem} (--help shows the forms)`,
    );
  }
  throw new UsageError(
    withoutKeyCount > 0
      ? `all ${withoutKeyCount} records are without a key; their partitions say nothing about the clients`
      : 'no record came in; is the topic empty, and was it read from the beginning?',
  );
}

/** On standard error, so that the answer stays what it is. */
function reportBadLines({ badLines, badLineCount, lineCount }: IdentifyInputReport): void {
  if (badLineCount === 0) return;
  const shown = badLines.map(({ line, problem }) => `  line ${line}: ${problem}\n`).join('');
  const more = badLineCount > badLines.length ? `  and ${badLineCount - badLines.length} more\n` : '';
  process.stderr.write(`${badLineCount} of ${lineCount} lines are left out:\n${shown}${more}`);
}

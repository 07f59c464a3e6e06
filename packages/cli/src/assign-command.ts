import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { type AnswerOptions, answerCase } from './answer-case.ts';
import { caseAnswerJson, caseAnswerText } from './case-answer-text.ts';
import { hasInput } from './key-input.ts';
import { createLineWriter } from './line-writer.ts';
import { readDocuments } from './read-documents.ts';
import { UsageError } from './usage-error.ts';

interface AssignOptions extends AnswerOptions {
  format: 'text' | 'json';
}

const HELP = `
Reads one group as JSON, or one a line, with the fields of the oracle protocol:

  {"assignor":"range","partitionsPerTopic":{"t":10},
   "members":{"C0":{"topics":["t"]},"C1":{"topics":["t"],"rackId":"r1"}}}

Assignors: range, roundrobin, sticky, cooperative-sticky; server-range and server-uniform of the broker; and of the
ZooKeeper consumer legacy-scala-range and -roundrobin, whose members have "threads":{"t":2} in place of topics.
A member may also have groupInstanceId, rackId, generation and ownedPartitions, a list of {"topic","partition"}; the
group partitionRacks, for each topic a list of racks for each partition. Members may be a list of {"id", …}, too.
Order is that of the text, also for ids that look like numbers.

--verify checks rounds of any assignor instead: the group as above, and in "assignment" a list of {"topic","partition"}
for each member. Every partition once, to subscribers, evenly, nothing given away before its owner let go.
--explain adds the numbers behind each partition, for the first four.

A group that is refused is named by its line, and the others are answered. Ends with 1 when a round is not sound, with
2 when a group is refused.

Examples:
  $ keyway assign group.json --explain
  $ keyway assign --assignor sticky --format json <groups.ndjson
  $ keyway assign --verify <rounds.ndjson
`;

/** `keyway assign [FILE]`. */
export function assignCommand(): Command {
  return new Command('assign')
    .description('share partitions out among the members of a consumer group, or check a round')
    .argument('[file]', 'JSON of a group, or of one a line (default: standard input)')
    .option('--assignor <name>', 'assignor of groups that name none')
    .option('--verify', 'check the rounds that the groups hold')
    .addOption(
      new Option('--protocol <kind>', 'rule for --verify (default: that of the assignor)').choices([
        'eager',
        'cooperative',
      ]),
    )
    .addOption(new Option('--explain', 'say why').conflicts('verify'))
    .addOption(new Option('--format <form>', 'form of the output').choices(['text', 'json']).default('text'))
    .addHelpText('after', HELP)
    .action(async (file: string | undefined, options: AssignOptions) => {
      await answerAll(await openInput(file), options);
    });
}

async function openInput(file: string | undefined): Promise<AsyncIterable<Uint8Array>> {
  if (file === undefined || file === '-') {
    if (hasInput()) return process.stdin;
    throw new UsageError('no group given; name a file, or pipe groups in');
  }
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || found.isDirectory()) {
    throw new UsageError(`"${file}" is no file; name one that holds a group as JSON, or one a line`);
  }
  return createReadStream(file);
}

async function answerAll(input: AsyncIterable<Uint8Array>, options: AssignOptions): Promise<void> {
  const out = createLineWriter();
  let count = 0;
  let hasRefused = false;
  let hasViolation = false;
  for await (const document of readDocuments(input)) {
    const answer = answerCase(document, options);
    count += 1;
    hasRefused ||= answer.kind === 'error';
    hasViolation ||= answer.kind === 'verdict' && answer.violations.length > 0;
    if (options.format === 'json') {
      await out.write(caseAnswerJson(document.line, answer));
    } else if (answer.kind === 'error') {
      process.stderr.write(`error: line ${document.line}: ${caseAnswerText(answer)}`);
    } else {
      const name = answer.id === undefined ? '' : ` ${JSON.stringify(answer.id)}`;
      await out.write(`${count > 1 ? '\n' : ''}line ${document.line}${name}\n${caseAnswerText(answer)}`);
    }
  }
  await out.end();
  if (count === 0) throw new UsageError('no group came in; write one as JSON, or one a line');
  if (hasRefused) process.exitCode = 2;
  else if (hasViolation) process.exitCode = 1;
}

import { readFileSync } from 'node:fs';
import { CoreError } from '@keyway/core/core-error';
import { Command, CommanderError } from 'commander';
import { assignCommand } from './assign-command.ts';
import { checkCommand } from './check-command.ts';
import { compareCommand } from './compare-command.ts';
import { explainCommand } from './explain-command.ts';
import { gradeCommand } from './grade-command.ts';
import { identifyCommand } from './identify-command.ts';
import { keysCommand } from './keys-command.ts';
import { lessonsCommand } from './lessons-command.ts';
import { oracleCommand } from './oracle-command.ts';
import { partitionCommand } from './partition-command.ts';
import { sizeCommand } from './size-command.ts';
import { UsageError } from './usage-error.ts';
import { endQuietlyOnClosedPipe } from './write-output.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const HELP = `
Examples:
  $ keyway partition -n 6 user-1 user-2       where keys go
  $ keyway explain -n 6 user-1                why a key goes there, round by round
  $ keyway compare -n 12 user-1               where each client puts a key
  $ kcat … -f '%k\\t%p\\n' | keyway identify -n 12  which clients wrote a topic's records
  $ keyway check -n 6 --cmd 'python3 mine.py {n}'  whether a program of yours agrees
  $ keyway keys moves --from 6 --to 12 <keys  what more partitions move
  $ keyway assign <group.json                 who reads what in a consumer group
  $ keyway size --target 100 --producer 10 --consumer 20
  $ keyway lessons check my-lessons           what is wrong in lessons
  $ keyway grade hand-ins                     mark a class: gradebook and feedback
  $ keyway oracle --help                      the protocol of the correctness checks

Ends with 0 when all is well, 1 when problems were found, 2 when the call was wrong.
`;

/** Every subcommand throws instead of ending the process, so that the exit code is decided in one place. */
function build(): Command {
  const program = new Command('keyway')
    .description('Where Apache Kafka records go: partitions, lessons and correctness checks')
    .version(version)
    .addCommand(partitionCommand())
    .addCommand(explainCommand())
    .addCommand(compareCommand())
    .addCommand(identifyCommand())
    .addCommand(checkCommand())
    .addCommand(keysCommand())
    .addCommand(assignCommand())
    .addCommand(sizeCommand())
    .addCommand(lessonsCommand())
    .addCommand(gradeCommand())
    .addCommand(oracleCommand())
    .addHelpText('after', HELP);
  const commands = [program];
  for (const command of commands) {
    command.exitOverride().showHelpAfterError(`(${pathOf(command)} --help shows how it is used)`);
    commands.push(...command.commands);
  }
  return program;
}

function pathOf(command: Command): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();
}

endQuietlyOnClosedPipe();
try {
  await build().parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed its message; help and version that were asked for are no error.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof UsageError || error instanceof CoreError) {
    // What core refuses came from the call or its input.
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 2;
  } else {
    throw error;
  }
}

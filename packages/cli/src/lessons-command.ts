import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Command, Option } from 'commander';
import { checkLessons, type LessonsReport } from './check-lessons.ts';
import { followOriginal } from './follow-original.ts';
import { UsageError } from './usage-error.ts';
import { writeOutput } from './write-output.ts';

interface CheckOptions {
  format: 'text' | 'json';
  language?: string;
}

const LANGUAGES = ['hi', 'es', 'en'];
const CHECK_HELP = `
Reads lessons and prints every problem as "path:line:column CODE message", also what the languages of a lesson do
not share. A folder is searched for .md and .txt files; a named file is read whatever its ending. Ends with 1 where
there is a problem, with 0 where there is none.

Examples:
  $ keyway lessons check
  $ keyway lessons check my-lessons/01-keys/hi.md --format json
`;
const FOLLOW_HELP = `
Writes into each translation which state of the original's sections it follows (front matter "follows"). From then
on "keyway lessons check" names every section of the original that has changed since. Run it when the translations
have been read again beside the original.

Example:
  $ keyway lessons follow --original en lessons/01-keys
`;

/** `keyway lessons check|follow [PATH…]`. */
export function lessonsCommand(): Command {
  const check = new Command('check')
    .description('find problems in lessons')
    .argument('[path...]', 'lesson files or folders (default: lessons)')
    .addOption(new Option('--format <form>', 'form of the report').choices(['text', 'json']).default('text'))
    .addOption(new Option('--language <tag>', 'only problems of this language').choices(LANGUAGES))
    .addHelpText('after', CHECK_HELP)
    .action(async (paths: string[], options: CheckOptions) => {
      const report = checkLessons(await existing(paths), options.language);
      await writeOutput(options.format === 'json' ? `${JSON.stringify(report, null, 2)}\n` : textOf(report));
      if (report.diagnostics.length > 0) process.exitCode = 1;
    });
  const follow = new Command('follow')
    .description('record that translations follow the original as it stands')
    .argument('[path...]', 'folders that hold lessons (default: lessons)')
    .addOption(new Option('--original <tag>', 'language of the original').choices(LANGUAGES).default('en'))
    .addHelpText('after', FOLLOW_HELP)
    .action(async (paths: string[], { original }: { original: string }) => {
      for (const one of await existing(paths)) {
        for (const written of await followOriginal(one, original)) await writeOutput(`${written}\n`);
      }
    });
  return new Command('lessons').description('work on lessons').addCommand(check).addCommand(follow);
}

async function existing(paths: string[]): Promise<string[]> {
  const named = paths.length > 0 ? paths : ['lessons'];
  for (const one of named) {
    await stat(one).catch(() => {
      throw new UsageError(`"${one}" is not there; name a lesson file or a folder that holds lessons`);
    });
  }
  return named.map((one) => path.normalize(one));
}

function textOf(report: LessonsReport): string {
  const lines = report.diagnostics.map(
    ({ path: place, line, column, code, message }) => `${place}:${line}:${column} ${code} ${message}\n`,
  );
  const { lessons, files, questions, codeCells, diagnostics } = report;
  const counts = [
    `${counted(lessons, 'lesson')} in ${counted(files, 'file')}`,
    counted(questions, 'question'),
    counted(codeCells, 'code cell'),
  ].join(', ');
  return `${lines.join('')}${counts}: ${diagnostics.length === 0 ? 'no problem' : counted(diagnostics.length, 'problem')}\n`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Command, Option } from 'commander';
import { checkLessons, type LessonsReport } from './check-lessons.ts';
import { UsageError } from './usage-error.ts';
import { writeOutput } from './write-output.ts';

interface Options {
  format: 'text' | 'json';
  language?: string;
}

const HELP = `
Reads lessons and prints every problem as "path:line:column CODE message", also what the languages of a lesson do
not share. A folder is searched for .md and .txt files; a named file is read whatever its ending. Ends with 1 where
there is a problem, with 0 where there is none.

Examples:
  $ keyway lessons check
  $ keyway lessons check my-lessons/01-keys/hi.md --format json
`;

/** `keyway lessons check [PATH…]`. */
export function lessonsCommand(): Command {
  const check = new Command('check')
    .description('find problems in lessons')
    .argument('[path...]', 'lesson files or folders (default: lessons)')
    .addOption(new Option('--format <form>', 'form of the report').choices(['text', 'json']).default('text'))
    .addOption(new Option('--language <tag>', 'only problems of this language').choices(['hi', 'es', 'en']))
    .addHelpText('after', HELP)
    .action(async (paths: string[], options: Options) => {
      const report = await checkLessons(
        await existing(paths.length > 0 ? paths : ['lessons']),
        options.language,
      );
      await writeOutput(options.format === 'json' ? `${JSON.stringify(report, null, 2)}\n` : textOf(report));
      if (report.diagnostics.length > 0) process.exitCode = 1;
    });
  return new Command('lessons').description('work on lessons').addCommand(check);
}

async function existing(paths: string[]): Promise<string[]> {
  for (const one of paths) {
    await stat(one).catch(() => {
      throw new UsageError(`"${one}" is not there; name a lesson file or a folder that holds lessons`);
    });
  }
  return paths.map((one) => path.normalize(one));
}

function textOf(report: LessonsReport): string {
  const lines = report.diagnostics.map(
    ({ path: place, line, column, code, message }) => `${place}:${line}:${column} ${code} ${message}\n`,
  );
  const { lessons, files, questions, codeCells, diagnostics } = report;
  const counts = `${lessons} lessons in ${files} files, ${questions} questions, ${codeCells} code cells`;
  return `${lines.join('')}${counts}: ${diagnostics.length === 0 ? 'no problem' : `${diagnostics.length} problems`}\n`;
}

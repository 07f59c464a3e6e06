/** A table below a `<!-- solution: KIND -->` comment: its head, and its rows without backticks. */
export interface SolutionTable {
  kind: string;
  head: string[];
  rows: string[][];
}

/** The plan of one lesson in one language. */
export interface LessonPlan {
  /** As the section's heading links to it: `01-keys`. */
  lesson: string;
  /** Of the file that the heading links to. */
  language: string;
  title: string;
  /** Level three, in order. */
  headings: string[];
  text: string;
  tables: SolutionTable[];
}

/**
 * The lessons of a teaching plan, in the order of the file.
 * @param text - Markdown, with a section `## [TITLE](../lessons/ID/LANGUAGE.md)` for each lesson
 */
export function readPlan(text: string): LessonPlan[] {
  return text.split(/^(?=## )/m).flatMap((section) => {
    const [, title, lesson, language] =
      /^## \[(.+)\]\(\.\.\/lessons\/([\w-]+)\/(\w+)\.md\)$/m.exec(section) ?? [];
    if (title === undefined || lesson === undefined || language === undefined) return [];
    const headings = [...section.matchAll(/^### (.+)$/gm)].map(([, heading]) => String(heading));
    return [{ lesson, language, title, headings, text: section, tables: readTables(section) }];
  });
}

function readTables(section: string): SolutionTable[] {
  return [...section.matchAll(/^<!-- solution: ([\w-]+) -->\n\n((?:\|.*\n)+)/gm)].map(([, kind, lines]) => {
    const [head = [], , ...rows] = String(lines).trim().split('\n').map(readRow);
    return { kind: String(kind), head, rows };
  });
}

function readRow(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('`', '').trim());
}

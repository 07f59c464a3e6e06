import type { Token } from 'markdown-it';
import { idPattern } from '../lesson-id.ts';
import type { LessonReader } from '../lesson-reader.ts';
import type { DataQuestionBlock } from '../model.ts';
import { isMapping, readYaml } from '../read-yaml.ts';

const infoId = /\{#([^{}\s]*)\}\s*$/;

function writtenId(
  reader: LessonReader,
  token: Token,
  data: Record<string, unknown>,
  line: number,
): string | undefined {
  const id = data.id ?? infoId.exec(token.info)?.[1];
  if (id === undefined || id === null) return undefined;
  if (typeof id === 'string' && idPattern.test(id)) return id;
  const message = `${JSON.stringify(id)} is no id; write small Latin letters, digits and hyphens`;
  reader.context.report(line, 1, 'ID_INVALID', message);
  return undefined;
}

/**
 * Makes the block of a fence marked `question`, whose YAML the caller judges.
 * @returns undefined when the YAML cannot be read, which is reported
 */
export function readDataQuestion(reader: LessonReader, token: Token): DataQuestionBlock | undefined {
  const { context } = reader;
  const line = (token.map?.[0] ?? 0) + 1;
  const { data, problems } = readYaml(token.content);
  for (const problem of problems) {
    context.report(
      line + problem.line,
      problem.column,
      'QUESTION_YAML',
      `the question is no YAML: ${problem.message}`,
    );
  }
  if (problems.length > 0) return undefined;
  if (!isMapping(data)) {
    context.report(line, 1, 'QUESTION_YAML', 'a question is a list of "key: value" lines; write it so');
    return undefined;
  }
  const id = reader.nextQuestionId(writtenId(reader, token, data, line), line, 1);
  for (const message of context.options.checkQuestion?.(data) ?? []) {
    context.report(line, 1, 'QUESTION_DATA', message);
  }
  const facts = context.options.questionFacts?.(data);
  return { kind: 'question', form: 'data', id, data, ...(facts !== undefined && { facts }), line };
}

import type { Token } from 'markdown-it';
import { idPattern } from '../lesson-id.ts';
import type { LessonReader } from '../lesson-reader.ts';
import type { ContainerBlock } from '../model.ts';
import { isMapping, readYaml } from '../read-yaml.ts';
import { type ContainerSource, containerSource } from '../rules/container.ts';

/** The parameters under a container's first line; undefined when they cannot be read, which is reported. */
function readParameters(reader: LessonReader, source: ContainerSource): Record<string, unknown> | undefined {
  const { context } = reader;
  const { body, bodyLineIndex } = source;
  const { data, problems } = readYaml(body);
  for (const problem of problems) {
    const message = `the parameters are no YAML: ${problem.message}`;
    context.report(bodyLineIndex + problem.line, problem.column, 'CONTAINER_YAML', message);
  }
  if (problems.length > 0) return undefined;
  if (isMapping(data)) return data;
  if (data === null || data === undefined) return {};
  context.report(
    bodyLineIndex + 1,
    1,
    'CONTAINER_YAML',
    'parameters are lines of "key: value"; write them so',
  );
  return undefined;
}

/**
 * Makes the block of `::: lab NAME` or `::: worked NAME`.
 * @returns undefined when it has no name or its YAML cannot be read, which is reported
 */
export function readContainer(reader: LessonReader, token: Token): ContainerBlock | undefined {
  const { context } = reader;
  const source = containerSource(token);
  if (source === undefined) return undefined;
  const { kind, words } = source;
  const line = (token.map?.[0] ?? 0) + 1;
  const [name = '', ...more] = words.split(/\s+/);
  if (!idPattern.test(name)) {
    const message = `which ${kind}? write its name after "::: ${kind}", as in "::: lab key"`;
    context.report(line, 1, 'CONTAINER_NAME', message);
    return undefined;
  }
  if (more.length > 0) {
    const message = `"${more.join(' ')}" after the name means nothing; write parameters on lines of their own`;
    context.report(line, 1, 'CONTAINER_WORDS', message);
  }
  const parameters = readParameters(reader, source);
  if (parameters === undefined) return undefined;
  for (const message of context.options.checkContainer?.(kind, name, parameters) ?? []) {
    context.report(line, 1, 'CONTAINER_DATA', message);
  }
  return { kind, name, parameters, line };
}

import { placeholdersOf } from './fill-template.ts';
import type { NumberExpression, NumberQuestion } from './number.ts';
import type { Pool } from './pool.ts';
import type { QuestionReader } from './question-reader.ts';

const VALUE_NAME = /^[a-zA-Z][a-zA-Z0-9]*$/;

/** Reads `prompt`, `draw`, `answer`, `tolerance`, `unit`, `mistakes`, `explanation`. */
export function readNumberQuestion(reader: QuestionReader, id: string): NumberQuestion {
  const draw = readDraw(reader);
  const names = Object.keys(draw);
  const mistakes = reader.readers('mistakes', false, (mistake) => ({
    id: mistake.text('id'),
    answer: readExpression(mistake, names),
    feedback: mistake.text('feedback'),
  }));
  if (new Set(mistakes.map((mistake) => mistake.id)).size < mistakes.length) {
    reader.problem('"mistakes" expected ids that differ, but two are alike; change one');
  }
  const unit = reader.optionalText('unit');
  return {
    kind: 'number',
    id,
    ...reader.texts(names, ['answer']),
    draw,
    answer: readExpression(reader, names),
    tolerance: readTolerance(reader),
    mistakes,
    ...(unit !== undefined && { unit }),
  };
}

function readDraw(reader: QuestionReader): Record<string, Pool> {
  if (!reader.has('draw')) return {};
  const entries = reader.map('draw').map(([name, value]): [string, Pool] => {
    if (!VALUE_NAME.test(name) || name === 'answer') {
      reader.problem(`"draw" expected names of Latin letters and digits, got "${name}"; take another`);
    }
    return [
      name,
      reader.asListOf(`"draw" ${name}`, value, (subject, item) => {
        if (typeof item === 'number') return item;
        const key = reader.asKey(subject, item);
        if (!key.includes('"')) return key;
        reader.problem(`${subject} expected a text without double quotes, got ${key}; take another`);
        return '?';
      }),
    ];
  });
  return Object.fromEntries(entries);
}

function readExpression(reader: QuestionReader, names: readonly string[]): NumberExpression {
  const value = reader.raw('answer');
  if (typeof value === 'number') return value;
  const expression = reader.asText('"answer"', value);
  for (const placeholder of placeholdersOf(expression)) {
    if (names.includes(placeholder)) continue;
    reader.problem(`"answer" holds {${placeholder}}, which "draw" does not draw; add it there`);
  }
  return expression;
}

function readTolerance(reader: QuestionReader): number {
  const value = reader.raw('tolerance') ?? 0;
  if (typeof value === 'number' && value >= 0) return value;
  reader.problem(`"tolerance" expected a number of 0 or more, got ${JSON.stringify(value)}; write digits`);
  return 0;
}

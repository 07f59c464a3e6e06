import { expect, test } from 'vitest';
import { sampleQuestions } from '../test/sample-questions.ts';
import { questionFacts, readQuestionFacts } from './question-facts.ts';
import type { QuizQuestion } from './quiz-question.ts';

const withTexts = sampleQuestions.filter(({ kind }) => kind !== 'choice');

test.each(withTexts.map((question) => [question.id, question] as const))(
  '%s: other words, same facts',
  (_, question) => {
    const translated = { ...question, prompt: 'अन्य', explanation: 'otra' } as QuizQuestion;
    expect(questionFacts(translated)).toBe(questionFacts(question));
  },
);

test.each(sampleQuestions.map((question) => [question.id, question] as const))(
  '%s: another id, other facts',
  (_, question) => {
    expect(questionFacts({ ...question, id: 'other' })).not.toBe(questionFacts(question));
  },
);

test('the texts of options may be translated, the right one may not be another', () => {
  const choice = (prompt: string, rightId: string): QuizQuestion => ({
    kind: 'choice',
    id: 'q',
    isMultiple: false,
    options: ['a', 'b'].map((id) => ({ id, isRight: id === rightId })),
    texts: { prompt, options: { a: `${prompt} a`, b: `${prompt} b` }, feedback: {} },
  });
  expect(questionFacts(choice('Which?', 'a'))).toBe(questionFacts(choice('¿Cuál?', 'a')));
  expect(questionFacts(choice('Which?', 'a'))).not.toBe(questionFacts(choice('Which?', 'b')));
});

test('a comment in a starter may be translated, code may not', () => {
  const withStarter = (starter: string): QuizQuestion => ({
    kind: 'code',
    id: 'q',
    prompt: '',
    starts: [{ language: 'python', functionName: 'f', starter }],
    publicCases: [],
    hiddenCases: [],
  });
  const facts = questionFacts(withStarter('def f(): # here\n    ...'));
  expect(questionFacts(withStarter('def f(): # aquí\n    ...'))).toBe(facts);
  expect(questionFacts(withStarter('def f(x): # here\n    ...'))).not.toBe(facts);
});

test('one word of an option is a word too', () => {
  const data = (right: string, wrong: string): object => ({
    kind: 'choice',
    id: 'q',
    prompt: `${right}?`,
    options: [{ text: right, right: true }, { text: wrong }],
  });
  expect(readQuestionFacts(data('Always', 'Never'))).toBe(readQuestionFacts(data('Siempre', 'Nunca')));
});

test('a number in an expression is none, and a question with a problem has no facts', () => {
  const data = (answer: string): object => ({ kind: 'number', id: 'q', prompt: 'How many?', answer });
  expect(readQuestionFacts(data('product 2 3'))).not.toBe(readQuestionFacts(data('product 2 4')));
  expect(readQuestionFacts(data('guess 2'))).toBeUndefined();
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rightResponse } from '../test/right-response.ts';
import { checkQuestion } from './check-question.ts';
import { makeVariant } from './make-variant.ts';
import { mark } from './mark.ts';
import { questionKinds } from './quiz-question.ts';
import { readQuestion } from './read-question.ts';

const partition = {
  kind: 'partition',
  id: 'p',
  prompt: 'Where does `{key}` go?',
  keys: 'user-{1..9}',
  partitions: [5, 7],
};
const number = { kind: 'number', id: 'n', prompt: 'How many?', answer: 3 };
const assignment = {
  kind: 'assignment',
  id: 'a',
  prompt: 'Who gets what?',
  assignor: 'sticky',
  topics: { orders: 4, payments: [1, 2] },
  members: { C1: { owned: ['orders-0'] }, C2: ['orders'], C3: null },
};
const murmur2 = { kind: 'trace', of: 'murmur2', id: 't', prompt: 'Follow `{key}`.', keys: 'abcd' };
const range = {
  kind: 'trace',
  of: 'range',
  id: 'r',
  prompt: 'Share them.',
  partitions: 7,
  members: ['a', 'b'],
};
const code = {
  kind: 'code',
  id: 'c',
  prompt: 'Write {anything}.',
  function: { python: 'f' },
  cases: [{ inputs: ['x', 3], expected: [1, { a: null }] }],
};
const choice = {
  kind: 'choice',
  id: 'o',
  prompt: 'Which one?',
  options: [{ text: 'A', right: true }, { text: 'B' }],
};

describe.each([partition, number, assignment, murmur2, range, code, choice])('$kind $id', (data) => {
  test('is read, made and marked', () => {
    const reading = readQuestion(data);
    expect(reading).toHaveProperty('question');
    const variant = makeVariant(Object(reading).question, 1);
    expect(mark(variant, rightResponse(variant)).verdict).toBe('right');
  });

  test('a field that nobody asked for is named', () => {
    expect(checkQuestion({ ...data, promt: 'x' }).join()).toContain('"promt" is not known here');
  });

  test('without a prompt it says so', () => {
    expect(checkQuestion({ ...data, prompt: undefined }).join()).toContain(
      '"prompt" expected a text, but it is missing',
    );
  });
});

test('the id may stand elsewhere', () => {
  expect(readQuestion(number, 'on-the-fence')).toMatchObject({ question: { id: 'on-the-fence' } });
});

test.each([
  ['not a mapping', 3, 'a question is a list of "key: value" lines; write it so'],
  [
    'no kind',
    { prompt: 'x' },
    '"kind" expected one of choice, number, partition, assignment, trace, code, but it is missing; write one of these',
  ],
  ['unknown kind', { kind: 'riddle' }, 'got "riddle"'],
  [
    'a number for a key',
    { ...partition, keys: 42 },
    'partition question: "keys" expected a text, got the number 42; write it in quotes: "42"',
  ],
  ['a range that counts down', { ...partition, keys: 'k{9..1}' }, 'got {9..1}; swap its ends'],
  [
    'one partition',
    { ...partition, partitions: 1 },
    '"partitions" expected a whole number from 2 to 2147483647, got 1; write digits',
  ],
  ['a client without a rule', { ...partition, client: 'carrier-pigeon' }, 'got "carrier-pigeon"'],
  [
    'a key without a fixed place',
    { ...partition, client: 'kcat', keys: '' },
    'always puts in one place, got ""',
  ],
  [
    'an unknown name in braces',
    { ...partition, prompt: 'Where is {kee}?' },
    '"prompt" holds {kee}, which stands for nothing; there are {key}, {count}, {client}, {hash}',
  ],
  [
    'the answer in the prompt',
    { ...partition, prompt: 'Is it {answer}?' },
    '"prompt" holds {answer}, which stands for nothing',
  ],
  [
    'an answer that an explanation cannot know',
    { ...range, explanation: 'It is {answer}.' },
    '"explanation" holds {answer}',
  ],
  ['an unknown computation', { ...number, answer: 'guess 3' }, 'COMPUTATION_UNKNOWN'],
  [
    'a value that is not drawn',
    { ...number, answer: 'quotient {x} 2' },
    '"answer" holds {x}, which "draw" does not draw; add it there',
  ],
  [
    'a negative tolerance',
    { ...number, tolerance: -1 },
    '"tolerance" expected a number of 0 or more, got -1; write digits',
  ],
  [
    'a mistake that is right',
    { ...number, mistakes: [{ id: 'm', answer: 3, feedback: 'No.' }] },
    'mistake "m" gives the right answer',
  ],
  [
    'an unknown assignor',
    { ...assignment, assignor: 'fair' },
    '"assignor" expected one of range, roundrobin, sticky, cooperative-sticky, got "fair"',
  ],
  [
    'a topic that is not there',
    { ...assignment, members: { C1: ['tickets'] } },
    '"members" C1 topics entry 1 expected one of orders, payments, got "tickets"',
  ],
  [
    'a partition that is not there',
    { ...assignment, members: { C1: { owned: ['payments-1'] } } },
    '"owned" expected a partition below 1, got payments-1',
  ],
  [
    'two owners',
    { ...assignment, members: { C1: { owned: ['orders-0'] }, C2: { owned: ['orders-0'] } } },
    '"owned" names orders-0 twice; a partition has one owner',
  ],
  ['owners for range', { ...assignment, assignor: 'range' }, '"owned" is not looked at by range'],
  [
    'too many partitions',
    { ...assignment, topics: { orders: 64, payments: 1 } },
    '"topics" expected at most 64 partitions in all, got 65; take fewer',
  ],
  ['a member called nobody', { ...range, members: ['a', '-'] }, 'it stands for nobody'],
  ['a member named twice', { ...range, members: ['a', 'a'] }, '"members" expected ids that differ'],
  [
    'more members than there are',
    { ...range, memberCounts: 3 },
    '"memberCounts" expected a whole number from 1 to 2, got 3',
  ],
  ['a long key', { ...murmur2, keys: 'अ'.repeat(11) }, '"keys" expected at most 32 bytes, got 33'],
  [
    'a partition without a count',
    { ...murmur2, steps: ['partition'] },
    '"steps" and "partitions" must both ask for a partition, or neither',
  ],
  [
    'a trace that asks for nothing',
    { ...murmur2, steps: ['tail'] },
    '"steps" expected one that every key has, such as finish',
  ],
  [
    'no expected value',
    { ...code, cases: [{ inputs: [] }] },
    'code question: "cases" entry 1: "expected" is missing',
  ],
  ['a value beside a rule', { ...code, rule: 'murmur2' }, '"expected" is computed by the rule; leave it out'],
  [
    'inputs that a rule does not take',
    { ...code, rule: 'murmur2', cases: [{ inputs: [3] }] },
    'CODE_INPUTS: input 1 expected a text, got 3',
  ],
  [
    'a name that is none',
    { ...code, function: { python: 'f-g' } },
    '"function" python expected a name such as partition_for, got "f-g"',
  ],
  [
    'another language',
    { ...code, function: { ruby: 'f' } },
    '"function" expected one of python, javascript, got "ruby"',
  ],
  [
    'no right option',
    { ...choice, options: [{ text: 'A' }, { text: 'B' }] },
    'give one of them "right: true"',
  ],
  [
    'one option',
    { ...choice, options: [{ text: 'A', right: true }] },
    '"options" expected 2 to 26 options, got 1',
  ],
  [
    'two options alike',
    { ...choice, options: [{ text: 'A', right: true }, { text: 'A' }] },
    '"options" expected texts that differ',
  ],
])('%s', (_, data, sentence) => {
  expect(checkQuestion(data).join('\n')).toContain(sentence);
});

test('whatever an author writes, there is a question or a problem', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(
      'range',
      'murmur2',
      'x{1..3}',
      'orders-0',
      7,
      { python: 'f' },
      [{ inputs: ['a', 2] }],
      ['a', 'b'],
    ),
  );
  const fields = [
    'prompt',
    'keys',
    'partitions',
    'of',
    'members',
    'topics',
    'assignor',
    'options',
    'answer',
    'draw',
    'cases',
    'function',
    'rule',
    'mistakes',
    'steps',
    'memberCounts',
    'client',
    'tolerance',
  ];
  const data = fc.tuple(
    fc.constantFrom(...questionKinds),
    fc.constantFrom(partition, number, assignment, murmur2, range, code, choice),
    fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 4 }),
  );
  fc.assert(
    fc.property(data, ([kind, sound, changes]) => {
      const reading = readQuestion({ ...sound, ...changes, kind });
      const problems = 'problems' in reading ? reading.problems : [];
      expect('question' in reading || problems.length > 0).toBe(true);
    }),
    { numRuns: 300 },
  );
});

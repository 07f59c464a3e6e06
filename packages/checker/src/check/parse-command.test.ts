import { expect, test } from 'vitest';
import { parseCommand } from './parse-command.ts';

test.each([
  ['python3 mine.py {n}', ['python3', 'mine.py', '{n}']],
  [`sh -c "./mine {n} 2>/dev/null"`, ['sh', '-c', './mine {n} 2>/dev/null']],
  [`awk '{print "a"}'`, ['awk', '{print "a"}']],
  ['java -Dname="a b" Mine', ['java', '-Dname=a b', 'Mine']],
  ['  x "" ', ['x', '']],
])('%j is cut into words', (line, command) => {
  expect(parseCommand(line)).toEqual({ command });
});

test.each(['', '  ', "python3 'x", 'it"s'])('%j is no command', (line) => {
  expect(parseCommand(line)).toHaveProperty('problem');
});

import { describe, expect, test } from 'vitest';
import { readRoster } from './read-roster.ts';
import type { Roster } from './roster.ts';

function read(text: string | Uint8Array): Roster {
  return readRoster(typeof text === 'string' ? Buffer.from(text) : text, 'roster.csv');
}

const ASHA = { id: 's1', name: 'वर्मा, आशा', email: 'asha@example.org', language: 'hi' };
const CSV = 'id,name,email,language,Section\ns1,"वर्मा, आशा",asha@example.org,hi,A\n';

describe('a roster is read however a spreadsheet writes it', () => {
  test.each<[string, string | Uint8Array]>([
    ['commas', CSV],
    ['a byte order mark', `\ufeff${CSV}`],
    ['Windows line ends', CSV.replaceAll('\n', '\r\n')],
    ['semicolons', 'id;name;email;language;Section\ns1;"वर्मा, आशा";asha@example.org;hi;A\n'],
    ['tabs', 'id\tname\temail\tlanguage\tSection\ns1\tवर्मा, आशा\tasha@example.org\thi\tA\n'],
    [
      "Excel's own first line",
      'sep=;\r\nid;name;email;language;Section\r\ns1;वर्मा, आशा;asha@example.org;hi;A\r\n',
    ],
    ['UTF-16 and tabs, "Unicode text"', Buffer.from(`\ufeff${CSV}`, 'utf16le')],
    [
      'other order, capitals and spaces',
      'Section, Language ,EMAIL,Name,ID\nA,hi-IN,asha@example.org,"वर्मा, आशा", s1 \n',
    ],
    ['empty lines between and no end of line', CSV.replace('\ns1', '\n\n,,,,\ns1').trimEnd()],
  ])('%s', (_, text) => {
    const { students, problems, moreColumns } = read(text);
    expect(students).toEqual([{ ...ASHA, more: { Section: 'A' }, line: expect.any(Number) }]);
    expect([problems, moreColumns]).toEqual([[], ['Section']]);
  });
});

test('a name with a line end inside keeps the lines of the rows that follow', () => {
  const { students } = read('id,name\ns1,"Ana\nMaría"\ns2,Bo\n');
  expect(students.map(({ id, line }) => [id, line])).toEqual([
    ['s1', 3],
    ['s2', 4],
  ]);
});

describe('a row that cannot be used is named with its line', () => {
  test('no id, and a language that there is not', () => {
    const { students, problems } = read('id,name,email,language\n,Nobody,,\ns1,Ana,,fr\n');
    expect(students.map(({ id }) => id)).toEqual(['s1']);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [2, 'ROSTER_NO_ID'],
      [3, 'ROSTER_LANGUAGE'],
    ]);
  });

  test('two rows with one id: the same student, or two people who then share it', () => {
    const { students, sharedIds, problems } = read('id,name\ns1,Ana\ns1,Ana\ns2,Bo\ns2,Cy\n');
    expect(students.map(({ id, name }) => [id, name])).toEqual([
      ['s1', 'Ana'],
      ['s2', 'Bo'],
    ]);
    expect([...sharedIds]).toEqual(['s2']);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [3, 'ROSTER_ID_TWICE'],
      [5, 'ROSTER_ID_TWICE'],
    ]);
  });
});

describe('a roster that cannot be read says what to do', () => {
  test.each<[string, string | Uint8Array, RegExp]>([
    [
      'no column id',
      'name,email\nAna,a@example.org\n',
      /^ROSTER_COLUMNS: .*line 1: expected one column "id"/,
    ],
    ['two columns name', 'id,name,Name\n1,2,3\n', /^ROSTER_COLUMNS: .*"name"/],
    ['nothing', '', /^ROSTER_COLUMNS/],
    ['Windows code page', Buffer.from('id,name\ns1,Mar\xeda\n', 'latin1'), /^ROSTER_TEXT: .*line 2: .*UTF-8/],
    ['a quotation mark that nothing closes', 'id,name\ns1,"Ana\ns2,Bo\n', /^ROSTER_CSV: .*mend its quotes/],
  ])('%s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

import { open, symlink } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { attemptFile, gradeFolder, pointsIn, scratchFolder, writeFiles } from '../../test/class-folder.ts';
import { smallCourse } from '../../test/small-course.ts';
import { printAttempts } from '../attempts/print-attempts.ts';
import { problemText } from '../problem.ts';

const course = smallCourse();
const sound = attemptFile(course, 's1', { one: ['b'], several: ['a', 'c'] });
const text = printAttempts(sound);
let hands = '';
let out = '';

beforeEach(async () => {
  const folder = await scratchFolder();
  hands = path.join(folder, 'hands');
  out = path.join(folder, 'out');
  await writeFiles(hands, { 'sound.json': attemptFile(course, 's9', { one: ['b'], several: ['a'] }) });
});

describe('a bad file is named with its place and costs nobody else a grade', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['cut off', text.slice(0, text.indexOf('#several')), 'bad.json:9:'],
    ['no JSON', 'Dear teacher,\nI lost my file.\n', 'bad.json:1:1 NOT_JSON'],
    [
      'a comma too many',
      text.replace('"language"', ',"language"').replace('"attempts"', ',"attempts"'),
      'bad.json:6:3 NOT_JSON',
    ],
    ['empty', '', 'bad.json FILE_EMPTY'],
    ['nothing but zeros', new Uint8Array(64), 'bad.json:1:1 NOT_JSON'],
    [
      'not UTF-8',
      new Uint8Array([...Buffer.from('{\n "name": "'), 0xe9, 0x22, 0x7d]),
      'bad.json:2:11 NOT_UTF8',
    ],
    ['UTF-16 cut in a letter', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x00]), 'bad.json NOT_UTF16'],
    ['other JSON', '{"scores": [1, 2]}', 'bad.json NOT_ATTEMPTS'],
    ['a list', '[]', 'bad.json NOT_ATTEMPTS'],
    [
      'of a newer site',
      text.replace('"formatVersion": 1', '"formatVersion": 2'),
      'bad.json ATTEMPTS_VERSION',
    ],
    [
      'of another course',
      printAttempts({ ...sound, course: { id: 'history', version: '1' } }),
      'bad.json COURSE_OTHER',
    ],
    ['of nobody', printAttempts({ ...sound, student: { id: '  ' } }), 'bad.json STUDENT_UNNAMED'],
    ['changed after it was written', text.replace('["b"]', '["a"]'), 'bad.json CHECKSUM'],
    ['nested without end', `${'['.repeat(200_000)}`, 'bad.json:1:1 NOT_JSON'],
  ])('%s', async (_, content, place) => {
    await writeFiles(hands, { 'bad.json': content });
    const { problems } = await gradeFolder(course, hands, out);
    expect(problems.map(problemText)).toEqual([expect.stringContaining(place)]);
    expect(await pointsIn(out)).toEqual({ s9: 1.5 });
  });

  test('200 MB, which are not read', async () => {
    const handle = await open(path.join(hands, 'bad.json'), 'w');
    await handle.truncate(200_000_000);
    await handle.close();
    const { problems } = await gradeFolder(course, hands, out);
    expect(problems.map(problemText)).toEqual([
      expect.stringMatching(/^bad\.json FILE_TOO_LARGE has 191 MiB/),
    ]);
    expect(await pointsIn(out)).toEqual({ s9: 1.5 });
  });

  test('a link, and what is no attempt file by its name', async () => {
    await symlink('/etc/passwd', path.join(hands, 'link.json'));
    await writeFiles(hands, {
      'notes.docx': 'x',
      'inner.zip': 'x',
      '.DS_Store': 'x',
      '__MACOSX/a.json': 'x',
    });
    const { problems } = await gradeFolder(course, hands, out);
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'inner.zip ZIP_INSIDE',
      'link.json LINK',
      'notes.docx NOT_JSON_NAME',
    ]);
  });
});

describe('what only looks bad is graded', () => {
  test.each<[string, string | Uint8Array]>([
    ['a byte order mark', `\ufeff${text}`],
    ['Windows line ends', text.replaceAll('\n', '\r\n')],
    ['UTF-16, as Notepad writes it', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['the checksum taken out', text.replace(/,\n {2}"checksum".*/, '')],
    ['unknown fields', text.replace('{\n', '{\n "later": [1],')],
    ['an id with spaces around', printAttempts({ ...sound, student: { id: ' s1 ' } })],
  ])('%s', async (_, content) => {
    await writeFiles(hands, { 'odd.json': content });
    const { problems } = await gradeFolder(course, hands, out);
    expect([problems, await pointsIn(out)]).toEqual([[], { s1: 2, s9: 1.5 }]);
  });
});

test('an answer that cannot be read is reported and has no mark, and the others have theirs', async () => {
  await writeFiles(hands, { 'odd.json': attemptFile(course, 's1', { one: 'b', several: ['a', 'z'] }) });
  const { problems } = await gradeFolder(course, hands, out);
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'odd.json RESPONSE_FORM',
    'odd.json RESPONSE_FORM',
  ]);
  expect(await pointsIn(out)).toEqual({ s1: null, s9: 1.5 });
});

test('an answer to a question that the course does not have is named', async () => {
  await writeFiles(hands, { 'odd.json': attemptFile(course, 's1', { one: ['b'], nine: ['a'] }) });
  const { problems } = await gradeFolder(course, hands, out);
  expect(problems.map(problemText)).toEqual([expect.stringContaining('odd.json QUESTION_UNKNOWN')]);
  expect(await pointsIn(out)).toEqual({ s1: 1, s9: 1.5 });
});

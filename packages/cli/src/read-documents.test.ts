import { expect, test } from 'vitest';
import { readDocuments } from './read-documents.ts';

async function documentsOf(...chunks: string[]): Promise<[number, string][]> {
  const found: [number, string][] = [];
  async function* stream(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  for await (const { line, text } of readDocuments(stream())) found.push([line, text]);
  return found;
}

test('one document a line, whatever pieces it comes in', async () => {
  expect(await documentsOf('{"a":', '1}\r\n\n{"b"', ':2}\n{"c":3}')).toEqual([
    [1, '{"a":1}'],
    [3, '{"b":2}'],
    [4, '{"c":3}'],
  ]);
});

test('one document over several lines', async () => {
  expect(await documentsOf('\n{\n"a":1,\n\n"b":2}\n')).toEqual([[2, '{\n"a":1,\n\n"b":2}']]);
});

test('a first line that is broken does not make one document of the others', async () => {
  expect(await documentsOf('{"a":\n{"b":2}\nrubbish\n')).toEqual([
    [1, '{"a":'],
    [2, '{"b":2}'],
    [3, 'rubbish'],
  ]);
});

test('a byte order mark is no part of the first document', async () => {
  expect(await documentsOf('\ufeff{"a":1}\n')).toEqual([[1, '{"a":1}']]);
});

test('nothing is no document', async () => {
  expect(await documentsOf('')).toEqual([]);
  expect(await documentsOf('\n \n')).toEqual([]);
});

test('what never becomes a document is not kept for ever', async () => {
  await expect(documentsOf('y\n'.repeat(1_000_001))).rejects.toThrow(
    /more than 1000000 lines of one document/,
  );
});

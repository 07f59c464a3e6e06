import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { vectorsFolder } from './parity-folders.ts';
import type { VectorCase, VectorFile } from './read-vectors.ts';

const schemasFolder = join(vectorsFolder, 'schemas');
// The schemas leave the type out where a $ref gives it.
const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: false });
for (const file of readdirSync(schemasFolder)) ajv.addSchema(readJson(join(schemasFolder, file)));

const files = readdirSync(vectorsFolder).filter((file) => file.endsWith('.json'));

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(vectorsFolder, file), 'utf8');
  // The first test below is the proof.
  const vectors = JSON.parse(text) as VectorFile<VectorCase> & { $schema: string };
  const ids = vectors.cases.map(({ id }) => id);

  test('vectors: the file is what its schema says', () => {
    expect(vectors.$schema).toBe(`./schemas/${file.replace('.json', '.schema.json')}`);
    const validate = ajv.getSchema(file.replace('.json', '.schema.json'));
    validate?.(vectors);
    expect(validate?.errors).toBeNull();
  });

  test('vectors: ids differ', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('vectors: every flag is defined and every defined flag is used', () => {
    const used = new Set(vectors.cases.flatMap(({ flags }) => flags));
    expect([...used].sort()).toEqual(Object.keys(vectors.meta.flags).sort());
  });

  test('vectors: a case supersedes one that is there', () => {
    const superseded = vectors.cases.flatMap(({ supersedes }) => supersedes ?? []);
    expect(superseded.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('vectors: one case a line', () => {
    const lines = text.split('\n').filter((line) => line.startsWith('{"id"'));
    expect(lines.map((line) => JSON.parse(line.replace(/,$/, '')))).toEqual(vectors.cases);
  });
});

test('vectors: ids differ across files', () => {
  const ids = files.flatMap((file) => {
    const { cases } = readJson(join(vectorsFolder, file)) as VectorFile<VectorCase>;
    return cases.map(({ id }) => id);
  });
  expect(new Set(ids).size).toBe(ids.length);
});

function readJson(path: string): object {
  return JSON.parse(readFileSync(path, 'utf8')) as object;
}

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * Makes a check out of a JSON schema.
 * @param schemaUrl - of the schema's file
 * @returns a function that says what is wrong with a value and where, undefined when nothing is
 */
export function createSchemaCheck(schemaUrl: URL): (value: unknown) => string | undefined {
  const schema = JSON.parse(readFileSync(schemaUrl, 'utf8')) as object;
  const validate = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(schema);
  return (value) => {
    if (validate(value)) return undefined;
    const [first] = validate.errors ?? [];
    const place = first?.instancePath === '' ? 'the file' : first?.instancePath;
    return `at ${place}: ${first?.message ?? 'not valid'} ${JSON.stringify(first?.params ?? {})}`;
  };
}

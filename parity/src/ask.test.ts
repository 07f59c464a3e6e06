import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { askLine } from './ask-line.ts';
import { reasonForNoPython } from './find-python.ts';
import { referenceName } from './open-reference.ts';
import { skipWithout } from './require-oracle.ts';

let noPython: string | undefined;

beforeAll(async () => {
  noPython = await reasonForNoPython();
});

test('ask line: what a shell or a terminal could change is written as escapes', () => {
  const call = { call: 'serialize', type: 'string', value: "it's नमस्ते" } as const;
  const line = askLine('kafkajs', call);
  expect(line).toMatch(/^npx pnpm@10\.34\.9 parity:ask kafkajs '[\x20-\x26\x28-\x7e]*'$/);
  expect(JSON.parse(line.slice(line.indexOf("'") + 1, -1))).toEqual(call);
});

test('ask: it prints what the oracle and what Keyway answer', async (context) => {
  skipWithout(context, referenceName, noPython);
  // user-1 goes to partition 2 of 6: shared by every Java producer.
  const call = '{"call":"partition","client":"java","keyHex":"757365722d31","partitions":6}';
  expect(await ask([referenceName, call])).toMatchObject({
    stdout: 'python-reference: {"ok":2}\nkeyway: {"ok":2}',
    exitCode: 0,
  });
});

test.each([
  [[], /^Usage: /],
  [['kafka', '{}'], /^ORACLE_UNKNOWN: "kafka"/],
  [[referenceName, 'partition'], /expected a call as JSON; put it in single quotes/],
  [[referenceName, '[]'], /expected a JSON object/],
])('ask: %j says what to do instead', async (parameters, message) => {
  expect(await ask(parameters)).toMatchObject({ stderr: expect.stringMatching(message), exitCode: 1 });
});

async function ask(parameters: string[]): Promise<{ stdout: string; stderr: string; exitCode?: number }> {
  const script = fileURLToPath(new URL('./ask.ts', import.meta.url));
  const node = ['--conditions=@keyway/source', '--import', 'tsx', script];
  return execa(process.execPath, [...node, ...parameters], { reject: false });
}

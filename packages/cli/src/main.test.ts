import { describe, expect, test } from 'vitest';
import { keyway } from '../test/keyway.ts';

describe('wrong calls end with 2 and say what to do', () => {
  test.each([
    [['partitoin'], /unknown command 'partitoin'[\s\S]*Did you mean partition\?/],
    [['partition', '-n', '6', '--clients'], /unknown option '--clients'/],
    [['lessons', 'check', '--language', 'fr'], /Allowed choices are hi, es, en/],
    [['lessons', 'check', '--format', 'xml'], /Allowed choices are text, json/],
    [['lessons', 'check', 'no-such-folder'], /"no-such-folder" is not there/],
    [['lessons'], /Usage: keyway lessons/],
    [['keys'], /Usage: keyway keys/],
    [[], /Usage: keyway/],
  ])('keyway %j', async (args, message) => {
    const result = await keyway(args);
    expect(result).toMatchObject({ exitCode: 2, stdout: '' });
    expect(result.stderr).toMatch(message);
  });
});

describe('help teaches, with an example', () => {
  test.each([
    [['--help'], /Ends with 0 when all is well, 1 when problems were found, 2 when the call was wrong\./],
    [['partition', '--help'], /an empty line is an empty key[\s\S]*\$ keyway partition -n 6 user-1/],
    [['explain', '--help'], /every round of murmur2[\s\S]*\$ keyway explain user-1 -n 6/],
    [['compare', '--help'], /one row a client[\s\S]*\$ keyway compare -n 12 user-1/],
    [['keys', 'moves', '--help'], /change their partition[\s\S]*\$ keyway keys moves --from 6 --to 12/],
    [['keys', 'skew', '--help'], /how evenly[\s\S]*\$ kcat/],
    [['assign', '--help'], /"partitionsPerTopic":\{"t":10\}[\s\S]*\$ keyway assign group\.json/],
    [['size', '--help'], /rule of thumb[\s\S]*\$ keyway size --target 100/],
    [['lessons', 'check', '--help'], /path:line:column CODE message/],
    [['oracle', '--help'], /"call":"murmur2"/],
  ])('keyway %j', async (args, text) => {
    expect(await keyway(args)).toMatchObject({
      exitCode: 0,
      stderr: '',
      stdout: expect.stringMatching(text),
    });
  });
});

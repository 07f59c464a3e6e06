import { answerLine } from '@keyway/checker/core-oracle';
import { Command } from 'commander';
import { readByteLines } from './read-byte-lines.ts';
import { writeOutput } from './write-output.ts';

const HELP = `
One JSON request a line in, one JSON answer a line out, in the order asked; ends with the input.

  -> {"id":0,"call":"hello"}
  -> {"id":1,"call":"murmur2","keyHex":"757365722d31"}
  <- {"id":1,"ok":1404122828}
  -> {"id":2,"call":"partition","client":"java","keyHex":"757365722d31","partitions":6}
  <- {"id":2,"ok":2}
  -> {"id":3,"call":"serialize","type":"int","value":"42"}
  <- {"id":3,"ok":"0000002a"}

Example:
  $ echo '{"id":0,"call":"hello"}' | keyway oracle
`;

/** `keyway oracle`: Keyway's own core behind the protocol that every oracle speaks. */
export function oracleCommand(): Command {
  return new Command('oracle')
    .description("answer the checker's line protocol with Keyway's own rules")
    .addHelpText('after', HELP)
    .action(async () => {
      // Not node:readline: it also ends a line at U+2028, which JSON may hold.
      for await (const line of readByteLines(process.stdin)) {
        await writeOutput(`${answerLine(Buffer.from(line).toString())}\n`);
      }
    });
}

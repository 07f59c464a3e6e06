import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describeAddresses, listen, ServerError, serveFolder } from '../course-server.mjs';

const HELP = `Serves the course in this folder until Ctrl-C.

  --host 0.0.0.0   also for phones and other machines in the same network
  --port 5000      on another port than 4180
`;

try {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '4180' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) process.stdout.write(HELP);
  else await serve(values.host, values.port);
} catch (error) {
  const isForeseen = error instanceof ServerError || error.code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isForeseen ? error.message : error.stack}\n`);
  process.exitCode = isForeseen ? 2 : 1;
}

async function serve(host, port) {
  if (!/^\d+$/.test(port) || Number(port) > 65535) {
    throw new ServerError(
      `--port expected a number from 0 to 65535, got "${port}"; for example: --port 5000`,
    );
  }
  const server = await listen({ host, port: Number(port) }, (other) => `--port ${other}`);
  // This file stands in server/, beside site/.
  serveFolder(server, path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'site'));
  process.stdout.write(describeAddresses(host, server.address().port));
}

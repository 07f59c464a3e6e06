import { runTurbo } from './run-turbo.mjs';

// `pnpm build` and the `prepare` of an install: says nothing where all is well.
const { exitCode, output } = await runTurbo(['build', ...process.argv.slice(2)]);
if (exitCode !== 0) process.stderr.write(`${output}\n`);
process.exitCode = exitCode;

import { ensurePnpm } from './ensure-pnpm.mjs';

ensurePnpm('test');
const { runTests } = await import('./run-tests.mjs');
process.exitCode = await runTests(process.argv.slice(2));

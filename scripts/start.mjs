import { ensurePnpm } from './ensure-pnpm.mjs';

ensurePnpm('start');
const { serveCourse } = await import('./serve-course.mjs');
await serveCourse(process.argv.slice(2));

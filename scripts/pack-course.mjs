import { ensurePnpm } from './ensure-pnpm.mjs';

ensurePnpm('pack-course');
const { packCourse } = await import('./pack/pack-course.mjs');
await packCourse(process.argv.slice(2));

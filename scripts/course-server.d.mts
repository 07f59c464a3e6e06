import type { Server } from 'node:http';

/** See course-server.mjs. */
export function serveFolder(
  server: Server,
  folder: Promise<string> | string,
): { replace: (folder: Promise<string>) => void };

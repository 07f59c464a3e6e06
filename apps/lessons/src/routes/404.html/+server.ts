import { notFoundPage } from '../../lib/server/not-found-page.ts';
import type { RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

export const GET: RequestHandler = () =>
  new Response(notFoundPage(), { headers: { 'content-type': 'text/html; charset=utf-8' } });

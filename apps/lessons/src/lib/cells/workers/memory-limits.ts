import type { CellLanguage } from './messages.ts';

/** What a cell may take; a phone has little, and a page that takes too much is closed by the browser. */
export const MEMORY_LIMIT_BYTES: Record<CellLanguage, number> = { python: 512e6, javascript: 128e6 };

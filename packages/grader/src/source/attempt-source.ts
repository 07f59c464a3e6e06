import type { Problem } from '../problem.ts';

/** A file that may hold attempts. */
export interface SourceFile {
  /** Relative, with `/`. */
  name: string;
  /** @throws {SourceError} when it cannot be read or is larger than it said */
  read(): Promise<Uint8Array>;
}

/** A folder or a zip. */
export interface AttemptSource {
  /** By name. */
  files: SourceFile[];
  /** What was left out, and why. */
  problems: Problem[];
  close(): void;
}

/** One file that cannot be read; the others can. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly code: string;

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

const HIDDEN = /(?:^|\/)(?:\.(?!\.?\/)|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

/** Files that systems leave beside others; nobody handed them in. */
export function isHiddenName(name: string): boolean {
  return HIDDEN.test(name);
}

/** Why a file is not looked into, by its name; undefined when it is. */
export function reasonByName(name: string): { code: string; message: string } | undefined {
  if (/\.json$/i.test(name)) return undefined;
  if (/\.zip$/i.test(name)) {
    const message = 'is a zip inside what is graded; unpack it there, or grade it by itself';
    return { code: 'ZIP_INSIDE', message };
  }
  return {
    code: 'NOT_JSON_NAME',
    message: 'is no .json file and was left out; attempt files are called attempts-….json',
  };
}

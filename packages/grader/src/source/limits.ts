/** How much is read at most; a class of thousands stays far below. */
export interface Limits {
  /** Bytes of one attempt file. */
  fileBytes: number;
  /** Bytes of everything in a zip, unpacked. */
  totalBytes: number;
  /** Files in a folder or a zip. */
  fileCount: number;
  /** How many times its packed size a file in a zip may unpack to, once it is larger than `ratioFromBytes`. */
  ratio: number;
  ratioFromBytes: number;
  /** Folders inside each other. */
  depth: number;
}

const MEBIBYTE = 1024 * 1024;

/** The limits of `keyway grade`. */
export const DEFAULT_LIMITS: Limits = {
  fileBytes: 8 * MEBIBYTE,
  totalBytes: 2048 * MEBIBYTE,
  fileCount: 50_000,
  ratio: 200,
  ratioFromBytes: MEBIBYTE,
  depth: 12,
};

/** Bytes for people: `8 MiB`. */
export function bytesText(bytes: number): string {
  return bytes >= MEBIBYTE ? `${Math.round(bytes / MEBIBYTE)} MiB` : `${bytes} bytes`;
}

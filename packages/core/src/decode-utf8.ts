interface Decoder {
  decode(bytes: Uint8Array): string;
}

// Node, browsers and workers all have it; it is named here alone because core compiles without their types.
const { TextDecoder } = globalThis as unknown as {
  TextDecoder: new (label: string, options: { ignoreBOM: boolean; fatal?: boolean }) => Decoder;
};

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const strictDecoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

/** Bytes as UTF-8 text; a byte order mark is kept, and what is not UTF-8 becomes U+FFFD, as in Java. */
export function decodeUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Bytes as UTF-8 text, a byte order mark kept; undefined when they are not UTF-8. */
export function decodeUtf8Strictly(bytes: Uint8Array): string | undefined {
  try {
    return strictDecoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** What the interpreter lacks of the web's `TextEncoder`. */
export class TextEncoder {
  readonly encoding: string = 'utf-8';

  encode(text = ''): Uint8Array {
    const units = String(text).toWellFormed();
    const bytes: number[] = [];
    for (const sign of units) {
      const code = sign.codePointAt(0) as number;
      if (code < 0x80) bytes.push(code);
      else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code, 0));
      else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code, 6), tail(code, 0));
      else bytes.push(0xf0 | (code >> 18), tail(code, 12), tail(code, 6), tail(code, 0));
    }
    return Uint8Array.from(bytes);
  }
}

function tail(code: number, shift: number): number {
  return 0x80 | ((code >> shift) & 0x3f);
}

/** @param decode - the worker's own decoder: bytes to text, undefined when they are no UTF-8 and `fatal` is asked */
export function createTextDecoder(
  decode: (bytes: ArrayBuffer, fatal: boolean, ignoreBOM: boolean) => string | undefined,
): new (
  label?: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => object {
  return class TextDecoder {
    readonly encoding: string = 'utf-8';
    readonly fatal: boolean;
    readonly ignoreBOM: boolean;

    constructor(label = 'utf-8', { fatal = false, ignoreBOM = false } = {}) {
      if (!/^utf-?8$/i.test(label)) throw new RangeError(`a cell decodes utf-8 only, not "${label}"`);
      this.fatal = fatal;
      this.ignoreBOM = ignoreBOM;
    }

    decode(input: Uint8Array | ArrayBuffer = new Uint8Array()): string {
      const view = input instanceof ArrayBuffer ? new Uint8Array(input) : input;
      const bytes = Uint8Array.from(view);
      const text = decode(bytes.buffer, this.fatal, this.ignoreBOM);
      if (text === undefined) throw new TypeError('The encoded data was not valid for encoding utf-8');
      return text;
    }
  };
}

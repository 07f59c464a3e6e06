const PAGE_BYTES = 65_536;

/** Lets no WebAssembly memory grow beyond a limit: the interpreter then says that memory is full, and the page lives. */
export function limitMemory(limitBytes: number): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pageCount: number): number {
    if (this.buffer.byteLength + pageCount * PAGE_BYTES > limitBytes) {
      throw new RangeError(`memory expected to stay below ${limitBytes} bytes; use less at a time`);
    }
    return grow.call(this, pageCount);
  };
}

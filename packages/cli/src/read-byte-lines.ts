const LF = 0x0a;
const CR = 0x0d;

/**
 * The lines of a stream as the bytes they are: nothing is decoded, so a key that is not UTF-8 survives.
 * A line ends with LF or CRLF, the last one also with the end of the stream; an empty line counts.
 * @returns each line as bytes of its own, without its end, in order
 */
export async function* readByteLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, start)) {
      yield withoutCarriageReturn(Buffer.concat([...rest, chunk.subarray(start, end)]));
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield withoutCarriageReturn(Buffer.concat(rest));
}

function withoutCarriageReturn(line: Uint8Array): Uint8Array {
  return line.at(-1) === CR ? line.subarray(0, -1) : line;
}

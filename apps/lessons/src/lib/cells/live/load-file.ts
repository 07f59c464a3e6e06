import { Obstacle } from './obstacle.ts';

/** A file of an interpreter, compressed when the site was built. */
export interface RuntimeFile {
  url: string;
  /** What comes over the network. */
  loadBytes: number;
}

/**
 * Fetches a file of an interpreter and unpacks it on the way.
 * @param onBytes - told how many bytes came since it was last told
 * @throws {Obstacle} file-missing
 */
export async function loadFile(file: RuntimeFile, onBytes: (count: number) => void): Promise<Response> {
  const response = await fetch(file.url).catch((cause) => {
    throw new Obstacle('file-missing', { cause });
  });
  if (!response.ok || !response.body) throw new Obstacle('file-missing');
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onBytes(chunk.length);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter).pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'content-type': 'application/wasm' },
  });
}

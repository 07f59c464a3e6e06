import { RecordCounter, type RecordsReading } from './read-records.ts';

/** A counted file, or that it holds more keys than a page can show. */
export type FileReading = RecordsReading | 'too-many-keys';

/**
 * Counts the keys of a file piece by piece. It is read here and goes nowhere.
 * @throws whatever the browser says of a file that it may not read
 */
export async function readFile(file: Blob): Promise<FileReading> {
  const counter = new RecordCounter();
  const decoder = new TextDecoder();
  const reader = file.stream().getReader();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + decoder.decode(piece.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) counter.add(line);
    if (counter.isFull) {
      await reader.cancel();
      return 'too-many-keys';
    }
  }
  counter.add(rest + decoder.decode());
  return counter.read();
}

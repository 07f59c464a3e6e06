import { once } from 'node:events';

/** Writes to standard output and waits while the reader is slower, so that an endless stream takes no memory. */
export async function writeOutput(data: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(data)) await once(process.stdout, 'drain');
}

/** A reader that has seen enough (`| head -1`) ends the program quietly, as other filters end. */
export function endQuietlyOnClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }
}

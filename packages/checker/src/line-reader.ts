/** Takes text in pieces as it arrives and hands it on in lines. */
export interface LineReader {
  push(piece: string): void;
  /** Hands on what follows the last line end, if anything does. */
  end(): void;
}

/**
 * Cuts a stream of text into lines.
 * @param onLine - gets each line without its line end (LF or CRLF)
 * @param maxLength - UTF-16 units that a line may have
 * @param onTooLong - called once for a line that is longer; nothing is read from there on
 */
export function createLineReader(
  onLine: (line: string) => void,
  maxLength: number,
  onTooLong: () => void,
): LineReader {
  let started = '';
  let hasStopped = false;

  function handOn(line: string): void {
    onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
  }

  return {
    push(piece) {
      if (hasStopped) return;
      // The started line is looked at once, when it ends: a long line does not cost its length again and again.
      const lines = piece.split('\n');
      const last = lines.pop() ?? '';
      for (const line of lines) {
        handOn(started + line);
        started = '';
      }
      started += last;
      if (started.length <= maxLength) return;
      hasStopped = true;
      started = '';
      onTooLong();
    },
    end() {
      if (started !== '') handOn(started);
      started = '';
    },
  };
}

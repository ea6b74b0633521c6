export type Log = (line: { level: "info" | "warn" | "error"; event: string; [detail: string]: unknown }) => void;

/** The part of `Writable` from `node:stream` that a log needs. */
interface LogStream {
  write(text: string, done: (error?: Error | null) => void): unknown;
  readonly writableLength: number;
  on(event: "error", listener: () => void): unknown;
}

/** Maximum `writableLength` of the stream. A stalled reader must not fill the memory. */
const maxWaiting = 1024 * 1024;

/**
 * Returns a function that writes one JSON object per line. Callers pass no bodies, query strings or addresses. Logging
 * survives a broken stream: a closed pipe, a full disk or a closed terminal. The first line that gets through again is
 * followed by the number of lost lines.
 */
export function logTo(stream: LogStream): Log {
  let lost = 0;

  /** Writes a line. `count` is the number of lines lost if this fails. */
  function write(line: Parameters<Log>[0], count: number, written: () => void): void {
    if (stream.writableLength > maxWaiting) {
      lost += count;
      return;
    }
    stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`, (error) => {
      if (error) lost += count;
      else written();
    });
  }

  function tellLost(): void {
    if (lost === 0) return;
    const lines = lost;
    lost = 0;
    write({ level: "warn", event: "log lines lost", lines }, lines, () => {});
  }

  // Each write's callback gets its failure. An unhandled 'error' event would end the process.
  stream.on("error", () => {});
  return (line) => write(line, 1, tellLost);
}

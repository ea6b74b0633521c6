export type Log = (line: { level: "info" | "warn" | "error"; event: string; [detail: string]: unknown }) => void;

/** As much of `node:stream`’s `Writable` as a log needs. */
interface LogStream {
  write(text: string, done: (error?: Error | null) => void): unknown;
  /** Characters or bytes that wait for whoever reads them. */
  readonly writableLength: number;
  on(event: "error", listener: () => void): unknown;
}

/** A reader that has stopped reading must not fill the memory. */
const mostWaiting = 1024 * 1024;

/**
 * One JSON object a line. Callers pass no bodies, query strings or addresses. Whatever becomes of the stream (its reader
 * is gone, the disk is full, the terminal closed), the log goes on; the first line that gets through again is followed
 * by how many did not.
 */
export function logTo(stream: LogStream): Log {
  let lost = 0;

  /** `count` lines are lost with this one. */
  function write(line: Parameters<Log>[0], count: number, written: () => void): void {
    if (stream.writableLength > mostWaiting) {
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

  // Each write is told of its own failure; an 'error' event that nobody listens for would end the process.
  stream.on("error", () => {});
  return (line) => write(line, 1, tellLost);
}

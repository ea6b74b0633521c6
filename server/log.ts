export type Log = (line: { level: "info" | "warn" | "error"; event: string; [detail: string]: unknown }) => void;

/** One JSON object a line. Callers pass no bodies, query strings or addresses. */
export function logTo(stream: { write(text: string): unknown }): Log {
  return (line) => {
    stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
  };
}
